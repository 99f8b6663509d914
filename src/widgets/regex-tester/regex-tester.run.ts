import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, fault, type Issue, type Result } from '../../engine/core/result'
import { type Input, type IssueCode, initial, type Output } from '../../engine/regex-tester'
import type { Matcher } from './regex-tester.matcher'

/** Stopped at the limit, stopped by the person; no worker may run here; what matches could not be fetched. */
export type RunCode = 'timeout' | 'stopped' | 'worker-forbidden' | 'not-loaded'
export type Code = IssueCode | RunCode

/** What an empty tool has found. */
const nothing: Output = { matches: [], count: 0 }

/** In place of the engine, which stays in the worker: nothing is ever matched here. */
export const engine = { initial, evaluate: (): Result<Output, Code> => answer(nothing) }

/** What matches and shows, fetched when there is something to match: most visitors of a page never type. */
type Part = typeof import('./regex-tester.part')

export function useMatching() {
  const [part, setPart] = useState<Part>()
  const matcher = useRef<Matcher>(undefined)
  useEffect(() => () => matcher.current?.close(), [])

  const load = useCallback(async (): Promise<Part> => {
    const part = await import('./regex-tester.part')
    setPart(part)
    return part
  }, [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal, pressed: boolean): Promise<Result<Output, Code> | undefined> => {
      const known = faultAtOnce(input)
      if (known) return fault(known)
      if (!(input.pattern || input.text || pressed)) return answer(nothing)
      const part = await load().catch(() => undefined)
      if (!part) return fault({ code: 'not-loaded' })
      matcher.current ??= part.createMatcher()
      return matcher.current.match(input, signal)
    },
    [load],
  )
  return { run, load, part, stop: () => matcher.current?.stop() }
}

/**
 * Making a RegExp runs nothing, and takes under 30 ms up to this length. With v and i one \p{RGI_Emoji} takes as long:
 * the worker judges those, and longer ones.
 */
const isQuick = ({ pattern, flags }: Omit<Input, 'text'>) => pattern.length <= 2000 && !flags.includes('v')

/** What is wrong with pattern or flags, as far as that can be told without waiting. */
export function faultAtOnce({ pattern, flags }: Omit<Input, 'text'>): Issue<IssueCode> | undefined {
  let areFlags = false
  try {
    new RegExp('', flags)
    areFlags = true
    if (isQuick({ pattern, flags })) new RegExp(pattern, flags)
  } catch (error) {
    return areFlags
      ? { code: 'invalid-pattern', field: 'pattern', values: { message: (error as Error).message } }
      : { code: 'invalid-flags', field: 'flags' }
  }
}

/** /a\/b/g as it would stand in a script. */
export function literalOf(input: Input): string {
  const { pattern, flags } = input
  return isQuick(input) && !faultAtOnce(input) ? String(new RegExp(pattern, flags)) : `/${pattern}/${flags}`
}
