import { breath } from './breath'
import { createRunner } from './worker'

/** Milliseconds that the page may be kept from answering a person. */
const slice = 8

/**
 * Does long works, told as steps that yield the share done: in a worker whose side is `serveSteps` in work.ts, or where
 * none may run in slices on the page; what does them there may be fetched first. Gives nothing once `signal` has aborted.
 */
export function createStepper<Job, Reply, Step = number>(
  create: () => globalThis.Worker,
  stepsOf: (job: Job) => Generator<Step, Reply> | Promise<Generator<Step, Reply>>,
) {
  const runner = createRunner<Job, Reply, Step>(create)
  let forbidden = false

  async function run(job: Job, signal: AbortSignal, onProgress?: (step: Step) => void): Promise<Reply | undefined> {
    if (!forbidden) {
      const outcome = await runner.run(job, { signal, onProgress })
      if (outcome.ended === 'done') return outcome.reply
      if (signal.aborted) return undefined
      forbidden = true
    }
    return inSlices(await stepsOf(job), signal, onProgress)
  }

  return { run, close: runner.close }
}

/** Long work on the page, a few milliseconds at a time. */
export async function inSlices<Value, Step = number>(
  steps: Generator<Step, Value>,
  signal: AbortSignal,
  onProgress?: (step: Step) => void,
): Promise<Value | undefined> {
  let until = performance.now() + slice
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() < until) continue
    onProgress?.(step.value)
    await breath()
    if (signal.aborted) return undefined
    until = performance.now() + slice
  }
  return step.value
}
