import type { Result } from '../../../engine/core/result'
import { createProgressRunner, runInSlices } from '../worker/progress-runner'

/** Texts up to this length are analyzed on the page, in a few milliseconds. */
export const shortText = 20_000

export interface Analyzer<Job, Output, Code extends string> {
  /**
   * Resolves to the result after at least `delay` milliseconds, or without a delay if the user prefers reduced motion.
   * Undefined once `signal` has aborted.
   */
  analyze(job: Job, signal: AbortSignal, delay: number): Promise<Result<Output, Code> | undefined>
  close(): void
}

/**
 * Runs an engine's steps in a worker if `inWorker` says so; otherwise, or if workers are blocked, in slices on the
 * page.
 */
export function createAnalyzer<Job, Output, Code extends string>(
  open: () => Worker,
  inWorker: (job: Job) => boolean,
  stepsOf: (job: Job) => Generator<unknown, Result<Output, Code>> | Promise<Generator<unknown, Result<Output, Code>>>,
): Analyzer<Job, Output, Code> {
  const runner = createProgressRunner<Job, Result<Output, Code>, unknown>(open, stepsOf)

  async function analyze(job: Job, signal: AbortSignal, delay: number) {
    const result = inWorker(job) ? runner.run(job, signal) : runInSlices(await stepsOf(job), signal)
    return (await Promise.all([result, wait(delay)]))[0]
  }

  return { analyze, close: runner.close }
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms))
