import { fault, type Result } from '../../engine/core/result'
import { createStepper, inSlices } from './stepper'

/** Texts up to here are analyzed on the page: some milliseconds. */
export const short = 20_000

/** A result, or that what makes it could not be fetched. */
type Reply<Output, Code extends string> = Result<Output, Code | 'not-loaded'>

export interface Analyzer<Job, Output, Code extends string> {
  /**
   * The result, once it is known and so many milliseconds have passed, none of them where a person wants less motion;
   * nothing once `signal` has aborted.
   */
  run(job: Job, signal: AbortSignal, delay: number): Promise<Reply<Output, Code> | undefined>
  close(): void
}

/** Runs an engine's steps in a worker where `inWorker` says so, else, or where none may run, in slices on the page. */
export function createAnalyzer<Job, Output, Code extends string>(
  open: () => Worker,
  inWorker: (job: Job) => boolean,
  steps: (job: Job) => Generator<unknown, Result<Output, Code>> | Promise<Generator<unknown, Result<Output, Code>>>,
): Analyzer<Job, Output, Code> {
  const stepper = createStepper<Job, Result<Output, Code>, unknown>(open, steps)

  async function analyze(job: Job, signal: AbortSignal): Promise<Reply<Output, Code> | undefined> {
    try {
      return await (inWorker(job) ? stepper.run(job, signal) : inSlices(await steps(job), signal))
    } catch {
      return fault({ code: 'not-loaded' })
    }
  }

  async function run(job: Job, signal: AbortSignal, delay: number) {
    const [reply] = await Promise.all([analyze(job, signal), wait(delay)])
    return reply
  }

  return { run, close: stepper.close }
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms))
