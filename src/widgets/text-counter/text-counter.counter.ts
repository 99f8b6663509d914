import type { Context } from '../../engine/core/engine'
import { answer } from '../../engine/core/result'
import { countSteps, evaluate, type Input, type Output } from '../../engine/text-counter'
import { createStepper } from '../core/stepper'
import { Worker } from '../core/worker'
import { type Counted, nothing, short } from './text-counter.run'

export interface Job {
  readonly text: string
  readonly locale: string | undefined
}

/** A person who types is let finish a word before a long text is counted anew. */
const pause = 100

/** As a person types. What takes longer is never counted so. */
export const evaluateShort = (input: Input, context?: Context): Counted =>
  input.text.length <= short ? evaluate(input, context) : answer(nothing)

export type Counter = ReturnType<typeof createCounter>

/** Counts long texts in a worker, or where none may run in slices here; a share done is reported on the way. */
export function createCounter() {
  const stepper = createStepper<Job, Output>(
    () => new Worker(new URL('./text-counter.worker.ts', import.meta.url), { type: 'module' }),
    ({ text, locale }) => countSteps(text, locale),
  )

  /** The count, or undefined once `signal` has aborted. */
  async function count(
    job: Job,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<Counted | undefined> {
    if (job.text.length <= short) return evaluate(job, job)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return undefined
    const output = await stepper.run(job, signal, onProgress)
    return output && answer(output)
  }

  return { count, close: stepper.close }
}
