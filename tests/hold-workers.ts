import { vi } from 'vitest'

/** Holds back what's sent to workers, so that their answers can't arrive too early. Returns a function that sends it. */
export function holdWorkers(): () => void {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {})
  return () => {
    const { calls, contexts } = post.mock
    const held = calls.map((message, at) => [contexts[at] as Worker, message] as const)
    post.mockRestore()
    for (const [worker, message] of held) worker.postMessage(...(message as [unknown]))
  }
}
