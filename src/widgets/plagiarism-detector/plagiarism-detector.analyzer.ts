import { analysisSteps, type Input, type IssueCode, type Output } from '../../engine/plagiarism-detector'
import * as core from '../core/analyzer'
import type { Job } from '../core/use-analysis'
import { Worker } from '../core/worker'

/** Long texts in a worker. */
export const createAnalyzer = () =>
  core.createAnalyzer<Job<Input>, Output, IssueCode>(
    () => new Worker(new URL('./plagiarism-detector.worker.ts', import.meta.url), { type: 'module' }),
    ({ input }) => input.text.length + input.other.length > core.short,
    ({ input, locale }) => analysisSteps(input, { locale }),
  )
