import { answer, fault, type Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/regex-tester'
import { createRunner, Worker } from '../core/worker'
import { Found } from './regex-tester.listing'
import type { Packed } from './regex-tester.pack'
import type { Code } from './regex-tester.run'

/** Milliseconds. An honest pattern is through 10 MB in less; longer, and a person takes the tool for dead. */
export const limit = 2000

const codes = { timeout: 'timeout', stopped: 'stopped', forbidden: 'worker-forbidden' } as const

export type Matcher = ReturnType<typeof createMatcher>

/** Matching in a worker of its own, so that a hostile pattern costs the page nothing. */
export function createMatcher() {
  const runner = createRunner<Input, Result<Packed, IssueCode>>(
    () => new Worker(new URL('./regex-tester.worker.ts', import.meta.url), { type: 'module' }),
  )
  let stopper = new AbortController()

  /** What is found, or why nothing could be; undefined once `signal` has aborted. */
  async function match(input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> {
    if (!input.pattern) return answer(new Found(input.text))
    const own = new AbortController()
    stopper = own
    if (signal.aborted) return undefined
    signal.addEventListener('abort', () => own.abort())
    const ended = await runner.run(input, { limit, signal: own.signal })
    if (signal.aborted) return undefined
    if (ended.ended !== 'done') return fault({ code: codes[ended.ended], values: { seconds: limit / 1000 } })
    return ended.reply.ok ? answer(new Found(input.text, ended.reply.value)) : ended.reply
  }

  return { match, stop: () => stopper.abort(), close: runner.close }
}
