import type { Input, Output } from '../../engine/regex-tester'

/** Matches as the worker hands them over: a few arrays of numbers and one string are copied 300 times faster than objects. */
export interface Packed {
  readonly count: number
  /** Start and end of each listed match, in turn. */
  readonly spans: Int32Array
  /** What all groups of all listed matches hold, one behind the other. */
  readonly groups: string
  /** Where each of them ends in `groups`; the complement, below 0, where the group took no part. */
  readonly ends: Int32Array
  /** The names of the groups in order, null for those without. */
  readonly names: readonly (string | null)[]
}

/** No more text of groups than this is handed over; the list ends there. */
const most = 50_000_000

export function pack({ count, matches }: Output, { pattern, flags }: Input): Packed {
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
    names: namesOf(pattern, flags, Object.keys(matches[0]?.named ?? {})),
  }
}

/** ['year', null] for /(?<year>\d+)-(\d+)/: `exec` gives groups by name, not the number of a name. */
export function namesOf(pattern: string, flags: string, known: readonly string[]): (string | null)[] {
  const names: (string | null)[] = []
  const written: string[] = []
  let classes = 0
  for (const [token, name] of pattern.matchAll(/\\.|[[\]]|\((?!\?)|\(\?<(?![=!])([^>]*)>/gs)) {
    if (token === '[') classes = flags.includes('v') ? classes + 1 : 1
    else if (token === ']') classes = Math.max(0, classes - 1)
    else if (token.startsWith('(') && classes === 0) {
      // A name may be written with escapes, and by alternatives twice; the known ones are in the same order.
      if (name !== undefined && !written.includes(name)) written.push(name)
      names.push(name === undefined ? null : (known[written.indexOf(name)] ?? name))
    }
  }
  return names
}
