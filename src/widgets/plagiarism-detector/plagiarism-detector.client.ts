import type { Result } from '../../engine/core/result'
import {
  analysisSteps,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/plagiarism-detector/plagiarism-detector'
import type { Job } from '../core/detectors/use-analysis'
import { createWorkerClient, Worker } from '../core/worker/client'

export const createClient = () =>
  createWorkerClient<Job<Input>, Result<Output, IssueCode>, unknown>(
    () => new Worker(new URL('./plagiarism-detector.worker.ts', import.meta.url), { type: 'module' }),
    ({ input, locale }) => analysisSteps(input, { locale }),
  )

export const lengthOf = ({ text, other }: Input): number => text.length + other.length
