import type { Context } from '../../engine/core/engine'
import { answer } from '../../engine/core/result'
import { countSteps, evaluate, type Input, type Output } from '../../engine/text-counter'
import { createRunner, Worker } from '../core/worker'
import { type Counted, nothing, short } from './text-counter.run'

export interface Job {
  readonly text: string
  readonly locale: string | undefined
}

/** A person who types is let finish a word before a long text is counted anew. */
const pause = 100
/** Milliseconds that the page may be kept from answering a person, where no worker is to be had. */
const slice = 8

/** As a person types. What takes longer is never counted so. */
export const evaluateShort = (input: Input, context?: Context): Counted =>
  input.text.length <= short ? evaluate(input, context) : answer(nothing)

export type Counter = ReturnType<typeof createCounter>

/** Counts long texts in a worker, or where none may run in slices here; a share done is reported on the way. */
export function createCounter() {
  const runner = createRunner<Job, Output, number>(
    () => new Worker(new URL('./text-counter.worker.ts', import.meta.url), { type: 'module' }),
  )
  let forbidden = false

  /** The count, or undefined once `signal` has aborted. */
  async function count(
    job: Job,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<Counted | undefined> {
    if (job.text.length <= short) return evaluate(job, job)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return undefined
    if (!forbidden) {
      const outcome = await runner.run(job, { signal, onProgress })
      if (outcome.ended === 'done') return answer(outcome.reply)
      if (signal.aborted) return undefined
      forbidden = true
    }
    const output = await countHere(job, signal, onProgress)
    return output && answer(output)
  }

  return { count, close: runner.close }
}

async function countHere({ text, locale }: Job, signal: AbortSignal, onProgress: (share: number) => void) {
  const steps = countSteps(text, locale)
  let until = performance.now() + slice
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() < until) continue
    onProgress(step.value)
    await breath()
    if (signal.aborted) return undefined
    until = performance.now() + slice
  }
  return step.value
}

/** Lets the page do what waits. A message comes back at once, where a timer would be held for 4 ms. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
