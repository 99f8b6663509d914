import { detectSteps, type Input, type IssueCode, type Output } from '../../engine/language-detector'
import * as core from '../core/analyzer'
import type { Job } from '../core/use-analysis'
import { Worker } from '../core/worker'

/** Always in a worker, where one may run: the model alone takes a page tens of milliseconds to read. */
export const createAnalyzer = () =>
  core.createAnalyzer<Job<Input>, Output, IssueCode>(
    () => new Worker(new URL('./language-detector.worker.ts', import.meta.url), { type: 'module' }),
    () => true,
    async ({ input, locale }) => {
      const { model } = await import('./language-detector.model')
      return detectSteps(input, { locale, model })
    },
  )
