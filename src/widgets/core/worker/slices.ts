import { yieldToBrowser } from './yield-to-browser'

/** The longest that the page may be unresponsive, in milliseconds. */
const slice = 8

/** Long work on the page, a few milliseconds at a time. Steps yield the progress. Undefined once `signal` has aborted. */
export async function runInSlices<Value, Step = number>(
  steps: Generator<Step, Value>,
  signal?: AbortSignal,
  onProgress?: (step: Step) => void,
): Promise<Value | undefined> {
  let until = performance.now() + slice
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() < until) continue
    onProgress?.(step.value)
    await yieldToBrowser()
    if (signal?.aborted) return undefined
    until = performance.now() + slice
  }
  return step.value
}

/** Work that can't be divided, as steps. */
// biome-ignore lint/correctness/useYield: it's done in one step
export function* inOneStep<Value>(work: () => Value): Generator<never, Value> {
  return work()
}
