import { failure, type Result, success } from './core/result'

export { type Preset, presets } from './regex-tester/presets'

export interface Input {
  /** The source, as between the slashes of a literal. */
  readonly pattern: string
  /** Any of the letters g, i, m, s, u, y, v and d, in any order, without duplicates. */
  readonly flags: string
  /** The text to search. */
  readonly text: string
}

/** One match of the pattern, with its groups. */
export interface Match {
  readonly match: string
  /** Start and end in UTF-16 code units, from 0. */
  readonly index: number
  readonly end: number
  /** Group 1 and up: null if the group didn't participate, '' if it matched an empty string. */
  readonly groups: readonly (string | null)[]
  /** Named groups by name. */
  readonly named: Readonly<Record<string, string | null>>
}

export interface Output {
  /** The first matches in text order: up to `listLimit`, fewer if their text exceeds `listedText`. */
  readonly matches: readonly Match[]
  /** The total number, listed or not. */
  readonly count: number
}

/**
 * `invalid-flags`: an unknown or duplicate flag, u together with v, or one that this platform doesn't support.
 * `invalid-pattern`: a syntax error; `message` is the platform's own (spec part 2, point 5). `too-complex`: the
 * platform stopped matching with `message`.
 */
export type IssueCode = 'invalid-flags' | 'invalid-pattern' | 'too-complex'

export const initial: Input = { pattern: '', flags: 'g', text: '' }
// Bounded, so that it runs in linear time too.
export const example: Input = { pattern: '(\\d\\d)-(\\d\\d)', flags: 'g', text: 'Rooms 10-12 and 14-18' }

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
export function evaluate(input: Input): Result<Output, IssueCode> {
  const pattern = textOf(input.pattern)
  const flags = textOf(input.flags)
  if (!/^[dgimsuvy]*$/.test(flags) || !(compile('', flags) instanceof RegExp)) {
    return failure({ code: 'invalid-flags', field: 'flags' })
  }
  const regex = compile(pattern, flags)
  if (!(regex instanceof RegExp)) {
    return failure({ code: 'invalid-pattern', field: 'pattern', values: { message: messageOf(regex) } })
  }
  if (pattern === '') return success({ matches: [], count: 0 })
  try {
    return success(findMatches(regex, textOf(input.text)))
  } catch (error) {
    return failure({ code: 'too-complex', field: 'pattern', values: { message: messageOf(error) } })
  }
}

/** /a/g in 'banana' matches 3 times, /a/ once; /x?/g in 'ab' matches 3 empty strings. */
export function findMatches(regex: RegExp, text: string): Output {
  const matches: Match[] = []
  let count = 0
  let listed = 0
  const byCodePoint = /[uv]/.test(regex.flags)
  regex.lastIndex = 0
  for (let found = regex.exec(text); found; found = regex.global ? regex.exec(text) : null) {
    count++
    if (matches.length < listLimit && listed < listedText) {
      const match = toMatch(found)
      matches.push(match)
      listed += match.groups.reduce((sum, group) => sum + (group?.length ?? 0), match.match.length)
    }
    // Like String.prototype.matchAll: skip one code unit, or one code point with u or v.
    if (found[0] === '') regex.lastIndex += byCodePoint ? unitsAt(text, found.index) : 1
  }
  return { matches, count }
}

function toMatch(found: RegExpExecArray): Match {
  const [match, ...groups] = found
  const named = Object.entries(found.groups ?? {}).map(([name, group]) => [name, group ?? null])
  return {
    match,
    index: found.index,
    end: found.index + match.length,
    groups: groups.map((group: string | undefined) => group ?? null),
    named: Object.fromEntries(named),
  }
}

const unitsAt = (text: string, index: number) => ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)

const textOf = (field: unknown) => (typeof field === 'string' ? field : '')

/** The regular expression, or the error. */
function compile(pattern: string, flags: string): unknown {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    return error
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
