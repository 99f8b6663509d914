import { useCallback, useEffect, useRef } from 'react'
import { failure, type Issue, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output, presets } from '../../engine/regex-tester'
import { type Code, createMatcher } from './regex-tester.client'
import { Found } from './regex-tester.found'
import { pack } from './regex-tester.pack'

/** Without the text. */
type Regex = Omit<Input, 'text'>

/** What is checked on the page: pattern and flags. Matching is left to the worker, as a pattern may take for ever. */
export function evaluateRegex(input: Input): Result<Output, Code> {
  const issue = checkRegex(input)
  return issue ? failure(issue) : success({ matches: [], count: 0 })
}

/** Its pattern is quick, so that no worker is needed. */
export function evaluateExample(input: Input): Result<Output, Code> {
  const result = evaluate(input)
  return result.ok ? success(new Found(input.text, pack(result.value, input))) : result
}

/** `run` for `useTool`. */
export function useMatching() {
  const matcher = useRef<ReturnType<typeof createMatcher>>(undefined)
  useEffect(() => () => matcher.current?.close(), [])

  const run = useCallback(async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
    const issue = checkRegex(input)
    if (issue) return failure(issue)
    matcher.current ??= createMatcher()
    return matcher.current.match(input, signal)
  }, [])
  return { run, stop: () => matcher.current?.stop() }
}

/**
 * Making a RegExp runs nothing, and takes under 30 ms up to this length. With v and i one \p{RGI_Emoji} takes as long:
 * the worker checks those, and longer ones.
 */
const isQuick = ({ pattern, flags }: Regex) => pattern.length <= 2000 && !flags.includes('v')

/** What is wrong with pattern or flags, as far as that is known without waiting. */
export function checkRegex({ pattern, flags }: Regex): Issue<IssueCode> | undefined {
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

/** /a\/b/g as a script would write it. */
export function literalOf({ pattern, flags }: Regex): string {
  return isQuick({ pattern, flags }) && !checkRegex({ pattern, flags })
    ? String(new RegExp(pattern, flags))
    : `/${pattern}/${flags}`
}

/** What a common pattern fills in: pattern and flags, and the text unless a person wrote one. */
export function fromPreset(id: string, text: string): Partial<Input> {
  const preset = presets.find((preset) => preset.id === id)
  if (!preset) return {}
  const { pattern, flags, sample } = preset
  const isOwn = text === '' || presets.some((preset) => preset.sample === text)
  return { pattern, flags, ...(isOwn && { text: sample }) }
}
