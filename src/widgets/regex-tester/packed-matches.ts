import type { Search } from '../../engine/regex-tester/fields'
import type { Output } from '../../engine/regex-tester/regex-tester'
import { capturesIn } from './captures'

/**
 * Packed matches from the worker: copying a few numeric arrays and one string is 300 times faster than copying objects.
 */
export interface PackedMatches {
  readonly count: number
  /** Start and end of each listed match, alternating. */
  readonly spans: Int32Array
  /** The text of all groups of all listed matches, concatenated. */
  readonly groups: string
  /** Where each group ends in `groups`. The bitwise complement, which is negative, if the group didn't participate. */
  readonly ends: Int32Array
  /** Where each group starts in the text, or -1. Empty if that's unknown. */
  readonly places: Int32Array
  /** Group names in order; null for unnamed groups. */
  readonly names: readonly (string | null)[]
}

/** The maximum group text to transfer. The list ends there. */
const most = 50_000_000

/** `isSlow` leaves out the places of the groups, which take as long again to find. */
export function pack({ count, matches }: Output, input: Search, isSlow = false): PackedMatches {
  const { pattern, flags } = input
  const spans: number[] = []
  const ends: number[] = []
  const texts: string[] = []
  let end = 0
  for (const match of matches) {
    const size = match.groups.reduce((sum, group) => sum + (group?.length ?? 0), 0)
    if (end + size > most) break
    spans.push(match.index, match.end)
    for (const group of match.groups) {
      end += group?.length ?? 0
      texts.push(group ?? '')
      ends.push(group === null ? ~end : end)
    }
  }
  return {
    count,
    spans: Int32Array.from(spans),
    groups: texts.join(''),
    ends: Int32Array.from(ends),
    places: Int32Array.from(isSlow || ends.length > mostPlaces ? [] : placesOf(spans, input)),
    names: namesOf(pattern, flags, Object.keys(matches[0]?.named ?? {})),
  }
}

/** Above this many groups, those in a match aren't colored. */
const mostPlaces = 1_000_000

/** Where the groups of each match start: each match is made once more, with the d flag, where it was found. */
function placesOf(spans: readonly number[], { pattern, flags, text }: Search): number[] {
  const places: number[] = []
  try {
    const regex = new RegExp(pattern, `${flags.replace(/[dgy]/g, '')}dy`)
    for (let at = 0; at < spans.length; at += 2) {
      regex.lastIndex = spans[at] ?? 0
      for (const group of regex.exec(text)?.indices?.slice(1) ?? []) places.push(group?.[0] ?? -1)
    }
    return places
  } catch {
    // A browser without this flag.
    return []
  }
}

/** ['year', null] for /(?<year>\d+)-(\d+)/. `exec` returns named groups, but not the number of each name. */
export function namesOf(pattern: string, flags: string, known: readonly string[]): (string | null)[] {
  const written: string[] = []
  return capturesIn(pattern, flags).map(({ name }) => {
    if (name === null) return null
    // A name may contain escapes, or appear twice in alternatives. The known names are in the same order.
    if (!written.includes(name)) written.push(name)
    return known[written.indexOf(name)] ?? name
  })
}
