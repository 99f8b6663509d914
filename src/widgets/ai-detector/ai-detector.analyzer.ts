import { analysisSteps, type Input, type IssueCode, type Output } from '../../engine/ai-detector'
import * as core from '../core/analyzer'
import type { Job } from '../core/use-analysis'
import { Worker } from '../core/worker'

/** Long texts in a worker. */
export const createAnalyzer = () =>
  core.createAnalyzer<Job<Input>, Output, IssueCode>(
    () => new Worker(new URL('./ai-detector.worker.ts', import.meta.url), { type: 'module' }),
    ({ input }) => input.text.length > core.short,
    ({ input, locale }) => analysisSteps(input, { locale }),
  )
