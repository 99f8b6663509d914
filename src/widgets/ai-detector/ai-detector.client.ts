import { analysisSteps, type Input, type IssueCode, type Output } from '../../engine/ai-detector/ai-detector'
import type { Result } from '../../engine/core/result'
import type { Job } from '../core/detectors/use-analysis'
import { createWorkerClient, Worker } from '../core/worker/client'

export const createClient = () =>
  createWorkerClient<Job<Input>, Result<Output, IssueCode>, unknown>(
    () => new Worker(new URL('./ai-detector.worker.ts', import.meta.url), { type: 'module' }),
    ({ input, locale }) => analysisSteps(input, { locale }),
  )

export const lengthOf = ({ text }: Input): number => text.length
