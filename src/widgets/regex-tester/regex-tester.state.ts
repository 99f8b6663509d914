import { useCallback, useEffect, useMemo, useRef } from 'react'
import { failure, type Issue, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output, presets } from '../../engine/regex-tester'
import type { SyntaxCode } from '../../engine/regex-tester/syntax/errors'
import { isSameInput } from '../core/tool/record'
import { interpolate, sentenceOf } from '../core/tool/strings'
import { type Code, createMatcher, limit } from './regex-tester.client'
import { Found } from './regex-tester.found'
import { pack } from './regex-tester.pack'
import type { strings } from './regex-tester.strings'

type Regex = Pick<Input, 'pattern' | 'flags'>

/**
 * The pattern and flags are checked on the page. Matching is left to the worker, because a pattern may take forever.
 */
export function evaluateRegex(input: Input): Result<Output, Code> {
  const issue = checkRegex(input)
  return issue ? failure(issue) : success({ matches: [], count: 0 })
}

/** The pattern is quick to compile, so no worker is needed. */
export function evaluateExample(input: Input): Result<Output, Code> {
  const result = evaluate(input)
  return result.ok ? success(new Found(input.text, pack(result.value, input))) : result
}

/** `run` for `useTool`. `isHeld`: whether the search has to wait for a decision. */
export function useMatching(isHeld: (input: Input) => Promise<boolean>) {
  const matcher = useRef<ReturnType<typeof createMatcher>>(undefined)
  const last = useRef<{ readonly input: Input; readonly result: Result<Output, Code> }>(undefined)
  useEffect(() => () => matcher.current?.close(), [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const issue = checkRegex(input)
      if (issue) return failure(issue)
      const known = last.current
      // An edit of the replacement or the tests needs no new matches.
      if (known?.result.ok && isSameSearch(known.input, input) && !isSameInput(known.input, input)) {
        last.current = { input, result: known.result }
        return known.result
      }
      if (await isHeld(input)) return failure({ code: 'held', values: { seconds: limit / 1000 } })
      if (signal.aborted) return undefined
      matcher.current ??= createMatcher()
      const result = await matcher.current.match(input, signal)
      if (result) last.current = { input, result }
      return result
    },
    [isHeld],
  )
  return { run, stop: () => matcher.current?.stop() }
}

const isSameSearch = (one: Input, other: Input) =>
  one.pattern === other.pattern && one.flags === other.flags && one.text === other.text

/**
 * Creating a RegExp runs nothing, and takes under 30 ms up to this length. With v and i, a single \p{RGI_Emoji} takes
 * as long, so those and longer patterns are checked in the worker.
 */
const isQuick = ({ pattern, flags }: Regex) => pattern.length <= 2000 && !flags.includes('v')

/** The error in the pattern or flags, if it can be found without waiting. */
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

interface RegexState {
  readonly value: Input
  readonly t: typeof strings
  readonly locale: string
  readonly result: Result<Output, Code> | undefined
  readonly resultInput: Input | undefined
  isTyping(field: string): boolean
}

/**
 * What's wrong with the pattern or the flags: known immediately, or reported by the worker for the current input. The
 * sentence is the browser's own until the parser, which knows the place, is loaded.
 */
export function useIssue(
  { value: { pattern, flags }, t, locale, result, resultInput, isTyping }: RegexState,
  syntaxError: { readonly code: SyntaxCode; readonly from: number } | undefined,
) {
  const quickIssue = useMemo(() => checkRegex({ pattern, flags }), [pattern, flags])
  const isSame = resultInput?.pattern === pattern && resultInput.flags === flags
  const found =
    isSame && result?.ok === false ? result.issues.find(({ code }) => code.startsWith('invalid')) : undefined
  const issue = quickIssue ?? found
  const isSyntax = issue?.code === 'invalid-pattern' && syntaxError && !syntaxError.code.startsWith('too-')
  const sentence = isSyntax
    ? interpolate(t.syntax.at, { n: syntaxError.from + 1, message: t.syntax.errors[syntaxError.code] }, locale)
    : issue && withoutPattern(sentenceOf(issue, t.issues, locale), pattern)
  return {
    isInvalid: issue !== undefined,
    sentenceAt: (field: 'pattern' | 'flags') => (issue?.field === field && !isTyping(field) ? sentence : undefined),
  }
}

/** 'Invalid regular expression: /(/g: Unterminated group': some browsers repeat the pattern, which is right above. */
function withoutPattern(sentence: string, pattern: string): string {
  const start = sentence.indexOf(`/${pattern}/`)
  const end = start < 0 ? -1 : sentence.indexOf(': ', start + pattern.length + 2)
  return shortened(end < 0 ? sentence : sentence.slice(0, start) + sentence.slice(end + 2))
}

/** A message may still contain a long pattern. The reason is at its end. */
export const shortened = (sentence: string): string =>
  sentence.length > 400 ? `${sentence.slice(0, 120)} … ${sentence.slice(-200)}` : sentence

/** /a\/b/g, as written in a script. */
export function literalOf({ pattern, flags }: Regex): string {
  return isQuick({ pattern, flags }) && !checkRegex({ pattern, flags })
    ? String(new RegExp(pattern, flags))
    : `/${pattern}/${flags}`
}

/** The values of a common pattern: pattern and flags, and the text unless the user typed one. */
export function fromPreset(id: string, text: string): Partial<Input> {
  const preset = presets.find((preset) => preset.id === id)
  if (!preset) return {}
  const { pattern, flags, sample } = preset
  const isOwn = text === '' || presets.some((preset) => preset.sample === text)
  return { pattern, flags, ...(isOwn && { text: sample }) }
}
