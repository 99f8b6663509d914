import { failure, type Result, success } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/regex-tester'
import { createWorkerClient, Worker } from '../core/worker/client'
import { Found } from './regex-tester.found'
import type { Packed } from './regex-tester.pack'

/** Stopped at the limit; stopped by the person; no worker may run here. */
export type RunCode = 'timeout' | 'stopped' | 'worker-forbidden'
export type Code = IssueCode | RunCode

/** Milliseconds. An honest pattern is through 10 MB in less; longer, and the tool seems dead. */
export const limit = 2000

const codes = { timeout: 'timeout', stopped: 'stopped', forbidden: 'worker-forbidden' } as const

/** Matching in a worker of its own, so that a hostile pattern costs the page nothing. */
export function createMatcher() {
  const worker = createWorkerClient<Input, Result<Packed, IssueCode>>(
    () => new Worker(new URL('./regex-tester.worker.ts', import.meta.url), { type: 'module' }),
  )
  let stopper = new AbortController()

  /** What is found, or why nothing could be; undefined once `signal` has aborted. */
  async function match(input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> {
    if (!input.pattern) return success(new Found(input.text))
    const controller = new AbortController()
    stopper = controller
    if (signal.aborted) return undefined
    signal.addEventListener('abort', () => controller.abort())
    const ended = await worker.request(input, { limit, signal: controller.signal })
    if (signal.aborted) return undefined
    if (ended.ended !== 'done') return failure({ code: codes[ended.ended], values: { seconds: limit / 1000 } })
    return ended.reply.ok ? success(new Found(input.text, ended.reply.value)) : ended.reply
  }

  return { match, stop: () => stopper.abort(), close: worker.close }
}
