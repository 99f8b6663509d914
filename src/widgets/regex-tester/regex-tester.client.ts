import { failure, type Result, success } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/regex-tester/regex-tester'
import type { LoadCode } from '../core/base/fetch-module'
import { isSameInput } from '../core/base/record'
import { createWorkerClient, Worker } from '../core/worker/client'
import { Matches } from './matches'
import type { PackedMatches } from './packed-matches'
import { createRiskChecker } from './syntax/risk.client'

/** The time limit was reached; the user stopped it; workers are blocked; it waits for a decision (risk.client.ts). */
export type RunCode = 'timeout' | 'stopped' | 'worker-forbidden' | 'held' | LoadCode
export type Code = IssueCode | RunCode

/** Milliseconds. A normal pattern searches 10 MB in less, and a longer wait makes the tool seem frozen. */
export const limit = 2000

const codes = { timeout: 'timeout', stopped: 'stopped', forbidden: 'worker-forbidden' } as const
const seconds = limit / 1000

export type Matcher = ReturnType<typeof createMatcher>

/** Matches in a dedicated worker, so that a malicious pattern can't freeze the page. */
export function createMatcher() {
  const worker = createWorkerClient<Input, Result<PackedMatches, IssueCode>>(
    () => new Worker(new URL('./regex-tester.worker.ts', import.meta.url), { type: 'module' }),
  )
  const { check, isHeld, allow, close: closeChecker } = createRiskChecker()
  let stopper = new AbortController()
  let last: { readonly input: Input; readonly result: Result<Output, Code> } | undefined

  /** The matches, or why there are none. Undefined once `signal` has aborted. */
  async function match(input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> {
    // An edit of the replacement or the tests needs no new matches.
    const isKnown = last?.result.ok && isSameSearch(last.input, input) && !isSameInput(last.input, input)
    const result = isKnown ? last?.result : await search(input, signal)
    if (result) last = { input, result }
    return result
  }

  async function search(input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> {
    if (await isHeld(input)) return failure({ code: 'held', values: { seconds } })
    if (signal.aborted) return undefined
    const controller = new AbortController()
    stopper = controller
    signal.addEventListener('abort', () => controller.abort())
    const ended = await worker.request(input, { limit, signal: controller.signal })
    if (signal.aborted) return undefined
    if (ended.ended !== 'done') return failure({ code: codes[ended.ended], values: { seconds } })
    return ended.reply.ok ? success(new Matches(input.text, ended.reply.value)) : ended.reply
  }

  function close(): void {
    worker.close()
    closeChecker()
  }
  return { match, check, allow, stop: () => stopper.abort(), close }
}

const isSameSearch = (one: Input, other: Input) =>
  one.pattern === other.pattern && one.flags === other.flags && one.text === other.text
