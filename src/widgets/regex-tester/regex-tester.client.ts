import { failure, type Result, success } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/regex-tester'
import { createWorkerClient, Worker } from '../core/worker/client'
import { Found } from './regex-tester.found'
import type { Packed } from './regex-tester.pack'

/** The time limit was reached; the user stopped it; workers are blocked; it waits for a decision (use-risk.ts). */
export type RunCode = 'timeout' | 'stopped' | 'worker-forbidden' | 'held'
export type Code = IssueCode | RunCode

/** Milliseconds. A normal pattern searches 10 MB in less, and a longer wait makes the tool seem frozen. */
export const limit = 2000

const codes = { timeout: 'timeout', stopped: 'stopped', forbidden: 'worker-forbidden' } as const

/** Matches in a dedicated worker, so that a malicious pattern can't freeze the page. */
export function createMatcher() {
  const worker = createWorkerClient<Input, Result<Packed, IssueCode>>(
    () => new Worker(new URL('./regex-tester.worker.ts', import.meta.url), { type: 'module' }),
  )
  let stopper = new AbortController()

  /** The matches, or why there are none. Undefined once `signal` has aborted. */
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
