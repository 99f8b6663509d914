import type { Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/html-formatter/input'
import { Worker } from '../core/worker/client'
import { createProgressRunner } from '../core/worker/progress-runner'

type Steps = Generator<number, Result<Output, IssueCode>>

/** Formats in a worker, which loads the parser, or with `stepsOnPage` if workers are blocked. */
export const createFormatter = (stepsOnPage: (input: Input) => Promise<Steps>) =>
  createProgressRunner<Input, Result<Output, IssueCode>>(
    () => new Worker(new URL('./html-formatter.worker.ts', import.meta.url), { type: 'module' }),
    stepsOnPage,
  )
