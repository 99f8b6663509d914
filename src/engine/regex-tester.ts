import { failure, type Result, success } from './core/result'
import { type Input, initial, type Search, textOf } from './regex-tester/input'
import { compile, type Match, toMatch } from './regex-tester/matches'
import { runTest, testsOf, type Verdict } from './regex-tester/tests'
import { eachMatch, listMatches } from './regex-tester/transform'

export { expectations, type Input, initial, type TestCase } from './regex-tester/input'
export type { Match } from './regex-tester/matches'

export { type Preset, presets } from './regex-tester/presets'

export interface Output {
  /** The first matches in text order: up to `listLimit`, fewer if their text exceeds `listedText`. */
  readonly matches: readonly Match[]
  /** The total number, listed or not. */
  readonly count: number
  /** The text with its matches replaced, if there's a replacement. */
  readonly replaced?: string
  /** A line for each match, if there's a template. */
  readonly list?: string
  /** The result of each test, if there are any. */
  readonly tests?: readonly Verdict[]
}

/**
 * `invalid-flags`: an unknown or duplicate flag, u together with v, or one that this platform doesn't support.
 * `invalid-pattern`: a syntax error; `message` is the platform's own (spec part 2, point 5). `too-complex`: the
 * platform stopped matching with `message`.
 */
export type IssueCode = 'invalid-flags' | 'invalid-pattern' | 'too-complex'

// Bounded, so that it runs in linear time too.
export const example: Input = {
  ...initial,
  pattern: '(\\d\\d)-(\\d\\d)',
  text: 'Rooms 10-12 and 14-18',
}

/** Global, ignore case, multiline, dotAll, Unicode, sticky, Unicode sets, indices (ECMAScript 2024, 22.2). */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'y', 'v', 'd'] as const

/** The maximum number of listed matches. The rest are only counted. */
export const listLimit = 100_000

/**
 * Listing stops at this many code units of matches and groups: (?=(.*)) captures the rest of the text at every
 * position.
 */
export const listedText = 20_000_000

/** Whether this platform supports a flag. v and d are newer than the rest. */
export function supportsFlag(flag: string): boolean {
  return flag.length === 1 && compile('', flag) instanceof RegExp
}

/**
 * All matches with g, otherwise the first. A malicious pattern may take forever, so a page should run this in a worker
 * that it can terminate. An empty pattern is valid and matches nothing.
 */
export function evaluate(input: Search): Result<Output, IssueCode> {
  const pattern = textOf(input.pattern)
  const flags = textOf(input.flags)
  if (!/^[dgimsuvy]*$/.test(flags) || !(compile('', flags) instanceof RegExp)) {
    return failure({ code: 'invalid-flags', field: 'flags' })
  }
  const regex = compile(pattern, flags)
  if (!(regex instanceof RegExp)) {
    return failure({ code: 'invalid-pattern', field: 'pattern', values: { message: messageOf(regex) } })
  }
  const tests = testsOf(input.tests)
  const tested = tests.length > 0 ? { tests: tests.map((test) => runTest(pattern, flags, test)) } : {}
  if (pattern === '') return success({ matches: [], count: 0, ...tested })
  try {
    return success({ ...findMatches(regex, textOf(input.text)), ...transformed(regex, input), ...tested })
  } catch (error) {
    return failure({ code: 'too-complex', field: 'pattern', values: { message: messageOf(error) } })
  }
}

/** What the optional fields ask for. */
function transformed(regex: RegExp, input: Search): Pick<Output, 'replaced' | 'list'> {
  const [text, replacement, template] = [textOf(input.text), textOf(input.replacement), textOf(input.list)]
  // Finding matches has moved it, with y.
  regex.lastIndex = 0
  return {
    ...(replacement !== '' && { replaced: text.replace(regex, replacement) }),
    ...(template !== '' && { list: listMatches(regex, text, template).text }),
  }
}

/** /a/g in 'banana' matches 3 times, /a/ once; /x?/g in 'ab' matches 3 empty strings. */
export function findMatches(regex: RegExp, text: string): Output {
  const matches: Match[] = []
  let count = 0
  let listed = 0
  for (const found of eachMatch(regex, text)) {
    count++
    if (matches.length >= listLimit || listed >= listedText) continue
    const match = toMatch(found)
    matches.push(match)
    listed += match.groups.reduce((sum, group) => sum + (group?.length ?? 0), match.match.length)
  }
  return { matches, count }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
