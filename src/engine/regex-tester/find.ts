import { type Match, toMatch } from './matches'
import type { Verdict } from './tests'

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

/** The maximum number of listed matches. The rest are only counted. */
export const listLimit = 100_000

/**
 * Listing stops at this many code units of matches and groups: (?=(.*)) captures the rest of the text at every
 * position.
 */
export const listedText = 20_000_000

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

/** All matches with g, otherwise the first. */
export function* eachMatch(regex: RegExp, text: string): Generator<RegExpExecArray> {
  const byCodePoint = /[uv]/.test(regex.flags)
  regex.lastIndex = 0
  for (let found = regex.exec(text); found; found = regex.global ? regex.exec(text) : null) {
    yield found
    // Like String.prototype.matchAll: skip one code unit, or one code point with u or v.
    if (found[0] === '') regex.lastIndex += byCodePoint ? unitsAt(text, found.index) : 1
  }
}

const unitsAt = (text: string, index: number) => ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
