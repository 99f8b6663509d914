import { createWorkerClient } from './client'
import { yieldToBrowser } from './yield-to-browser'

/** The longest that the page may be unresponsive, in milliseconds. */
const slice = 8

/**
 * Runs long jobs in a worker (`serveSteps` in server.ts), or, if workers are blocked, runs `stepsOf` a job in slices on
 * the page. Steps yield the progress. `run` resolves to undefined once `signal` has aborted, and rejects if `stepsOf`
 * throws.
 */
export function createProgressRunner<Job, Reply, Step = number>(
  create: () => globalThis.Worker,
  stepsOf: (job: Job) => Generator<Step, Reply> | Promise<Generator<Step, Reply>>,
) {
  const worker = createWorkerClient<Job, Reply, Step>(create)
  let forbidden = false

  async function run(job: Job, signal: AbortSignal, onProgress?: (step: Step) => void): Promise<Reply | undefined> {
    if (!forbidden) {
      const end = await worker.request(job, { signal, onProgress })
      if (end.ended === 'done') return end.reply
      if (signal.aborted) return undefined
      forbidden = true
    }
    return runInSlices(await stepsOf(job), signal, onProgress)
  }

  return { run, close: worker.close }
}

/** Long work on the page, a few milliseconds at a time. */
export async function runInSlices<Value, Step = number>(
  steps: Generator<Step, Value>,
  signal: AbortSignal,
  onProgress?: (step: Step) => void,
): Promise<Value | undefined> {
  let until = performance.now() + slice
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() < until) continue
    onProgress?.(step.value)
    await yieldToBrowser()
    if (signal.aborted) return undefined
    until = performance.now() + slice
  }
  return step.value
}
