import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { failure, type Issue, type Result, success } from '../../engine/core/result'
import type { Input } from '../../engine/regex-tester/fields'
import { findMatches, type Output } from '../../engine/regex-tester/find'
import type { IssueCode } from '../../engine/regex-tester/regex-tester'
import { notLoaded } from '../core/base/fetch-module'
import { useLazy } from '../core/base/lazy'
import { sentenceOf } from '../core/base/strings'
import type { Reveal } from '../core/editor/highlight'
import { Matches } from './matches'
import { pack } from './packed-matches'
import type { Code, Matcher } from './regex-tester.client'
import { shortened } from './syntax/shortened'
import { lazyViews } from './syntax/use-syntax'
import type { initialStrings } from './views/initial.strings'

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
  const issue = checkRegex(input)
  if (issue) return failure(issue)
  const { pattern, flags, text } = input
  return success(new Matches(text, pack(findMatches(new RegExp(pattern, flags), text), input)))
}

/** `run` for `useTool`, and what else needs the matcher, which is loaded with the first pattern. */
export function useMatching() {
  const { load } = useLazy(lazyViews)
  const matcher = useRef<Matcher>(undefined)
  useEffect(() => () => matcher.current?.close(), [])

  const create = useCallback(async (): Promise<Matcher | undefined> => {
    const module = await load()
    matcher.current ??= module?.createMatcher()
    return matcher.current
  }, [load])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const issue = checkRegex(input)
      if (issue) return failure(issue)
      if (!input.pattern) return success(new Matches(input.text))
      const matcher = await create()
      return matcher ? matcher.match(input, signal) : notLoaded
    },
    [create],
  )
  const check = useCallback(async (regex: Regex, length: number) => (await create())?.check(regex, length), [create])
  return {
    run,
    check,
    stop: () => matcher.current?.stop(),
    allow: (regex: Regex) => matcher.current?.allow(regex),
  }
}

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
  readonly t: typeof initialStrings
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
  /** What the parser says. */
  parserSentence: string | undefined,
) {
  const quickIssue = useMemo(() => checkRegex({ pattern, flags }), [pattern, flags])
  const isSame = resultInput?.pattern === pattern && resultInput.flags === flags
  const found =
    isSame && result?.ok === false ? result.issues.find(({ code }) => code.startsWith('invalid')) : undefined
  const issue = quickIssue ?? found
  const own = issue && withoutPattern(sentenceOf(issue, t.issues, locale), pattern)
  const sentence = (issue?.code === 'invalid-pattern' && parserSentence) || own
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

/** /a\/b/g, as written in a script. */
export function literalOf({ pattern, flags }: Regex): string {
  return isQuick({ pattern, flags }) && !checkRegex({ pattern, flags })
    ? String(new RegExp(pattern, flags))
    : `/${pattern}/${flags}`
}

/** A match of one answer. Another answer has others. */
interface MatchOfAnswer {
  readonly found: Matches | undefined
  readonly index: number
}

/** The match that's highlighted in the text and in the list: under the pointer, or else the last one chosen. */
export function useCurrentMatch(found: Matches | undefined) {
  const [pointed, setPointed] = useState<MatchOfAnswer>()
  const [chosen, setChosen] = useState<MatchOfAnswer & { readonly isByCaret: boolean }>()
  const [reveal, setReveal] = useState<Reveal>()
  const of = (match: MatchOfAnswer | undefined) => (match?.found === found ? match?.index : undefined)

  return {
    current: of(pointed) ?? of(chosen),
    /** The match with the caret, which the list has to show. */
    atCaret: chosen?.isByCaret ? of(chosen) : undefined,
    /** The range to select in the text. A new object for each press. */
    reveal,
    /** The mouse or the focus is on a match. */
    point(index: number | undefined): void {
      if (index !== of(pointed)) setPointed(index === undefined ? undefined : { found, index })
    },
    /** The caret is in a match. */
    moveCaret(index: number | undefined): void {
      setPointed(undefined)
      if (index === of(chosen)) return
      setChosen(index === undefined ? undefined : { found, index, isByCaret: true })
    },
    /** Selects a match of the list in the text. On a touchscreen, the focus would open the keyboard. */
    choose(index: number): void {
      if (!found) return
      setChosen({ found, index, isByCaret: false })
      const isQuiet = matchMedia('(pointer: coarse)').matches
      setReveal({ from: found.start(index), to: found.end(index), isQuiet })
    },
  }
}

export type CurrentMatch = ReturnType<typeof useCurrentMatch>
