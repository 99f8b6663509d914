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

/** What `exec` found, as data that can be sent to another thread. */
export function toMatch(found: RegExpExecArray): Match {
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

/** The regular expression, or the error. */
export function compile(pattern: string, flags: string): RegExp | Error {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
