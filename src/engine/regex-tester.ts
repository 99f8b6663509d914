import { answer, fault, type Result } from './core/result'

export interface Input {
  /** As between the slashes of a literal. */
  readonly pattern: string
  /** Any of `flagLetters`, in any order, none twice. */
  readonly flags: string
  /** The text to search. */
  readonly text: string
}

export interface Match {
  readonly match: string
  /** Where it starts and where the text goes on behind it, in UTF-16 code units from 0. */
  readonly index: number
  readonly end: number
  /** Group 1 and on: null where the group took no part, '' where it matched nothing. */
  readonly groups: readonly (string | null)[]
  /** The groups that have names, by name. */
  readonly named: Readonly<Record<string, string | null>>
}

export interface Output {
  /** The first matches in the order of the text: `listLimit` of them, fewer where their text exceeds `listedText`. */
  readonly matches: readonly Match[]
  /** All matches, listed or not. */
  readonly count: number
}

/**
 * `invalid-flags`: a flag that does not exist, twice the same, u beside v, or one that this platform does not have.
 * `invalid-pattern`: no regular expression; the value `message` is the platform's own (spec part 2, point 5).
 * `too-complex`: the platform gave up on matching, by its own `message`.
 */
export type IssueCode = 'invalid-flags' | 'invalid-pattern' | 'too-complex'

export const initial: Input = { pattern: '', flags: 'g', text: '' }
// Of bounded width, so that it too takes time in proportion to the text.
export const example: Input = { pattern: '(\\d\\d)-(\\d\\d)', flags: 'g', text: 'Rooms 10-12 and 14-18' }

/** Global, ignore case, multiline, dot matches all, Unicode, sticky, Unicode sets, indices (ECMAScript 2024, 22.2). */
export const flagLetters = ['g', 'i', 'm', 's', 'u', 'y', 'v', 'd'] as const

/** So many matches are listed; the rest are counted. */
export const listLimit = 100_000

/** Listing ends at so many code units of matches and groups: (?=(.*)) captures the rest of the text at every place. */
export const listedText = 20_000_000

/** Whether this platform has a flag; v and d are younger than the rest. */
export function supportsFlag(flag: string): boolean {
  return flag.length === 1 && compile('', flag) instanceof RegExp
}

/**
 * All matches with g, else the first. Runs as long as the pattern takes: a hostile pattern may take for ever,
 * so a page calls it in a worker that it can end. An empty pattern is valid and matches nothing.
 */
export function evaluate(input: Input): Result<Output, IssueCode> {
  const pattern = textOf(input.pattern)
  const flags = textOf(input.flags)
  if (!/^[dgimsuvy]*$/.test(flags) || !(compile('', flags) instanceof RegExp)) {
    return fault({ code: 'invalid-flags', field: 'flags' })
  }
  const regex = compile(pattern, flags)
  if (!(regex instanceof RegExp)) {
    return fault({ code: 'invalid-pattern', field: 'pattern', values: { message: messageOf(regex) } })
  }
  if (pattern === '') return answer({ matches: [], count: 0 })
  try {
    return answer(findMatches(regex, textOf(input.text)))
  } catch (error) {
    return fault({ code: 'too-complex', field: 'pattern', values: { message: messageOf(error) } })
  }
}

/** /a/g in 'banana' matches 3 times, /a/ once; /x?/g in 'ab' 3 times, each time nothing. */
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
    // As String.prototype.matchAll: over one code unit, or one code point where u or v reads those.
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

/** The expression, or what the platform threw. */
function compile(pattern: string, flags: string): unknown {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    return error
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** 0 to 255, without leading zeros. */
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`

export interface Preset {
  readonly id: string
  readonly pattern: string
  readonly flags: string
  /** A text with matches and near misses. */
  readonly sample: string
}

/**
 * The common patterns of spec part 2, point 9. All take time in proportion to the text, whatever the text:
 * a repetition is bounded, or where it fails it has run over no place at which an attempt could start.
 */
export const presets: readonly Preset[] = [
  {
    // The lengths of RFC 5321, 4.5.3.1.1, and RFC 1035, 2.3.4.
    id: 'email',
    pattern: String.raw`\b[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}\b`,
    flags: 'g',
    sample: 'Write to ann@example.com or bob.lee+news@mail.example.co.uk, not to ann@home or @ann.',
  },
  {
    id: 'phone-us',
    pattern: String.raw`(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?!\d)`,
    flags: 'g',
    sample: 'Call (555) 010-1234, 555-010-5678 or +1 555.010.9999, not 555-0101.',
  },
  {
    id: 'url',
    pattern: String.raw`\bhttps?:\/\/[^\s<>"]*[^\s<>".,:;!?'()\]]`,
    flags: 'g',
    sample: 'Read https://example.com/docs?page=2#top (or http://localhost:8080/), not ftp://example.com.',
  },
  {
    id: 'ip-address',
    pattern: String.raw`(?<![\d.])(?:${byte}\.){3}${byte}(?!\.?\d)`,
    flags: 'g',
    sample: 'From 192.168.1.254 to 8.8.8.8, not 256.1.1.1, 1.2.3 or 1.2.3.4.5.',
  },
  {
    id: 'date',
    pattern: String.raw`\b(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/\d{4}\b`,
    flags: 'g',
    sample: 'Due 12/31/2026, billed 01/05/2027, not 13/01/2026 or 1/5/2027.',
  },
  {
    id: 'hex-color',
    pattern: String.raw`#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b`,
    flags: 'g',
    sample: 'Blue is #3b82f6, black #000, half of it #00000080; not #12345 or #xyz.',
  },
  {
    // 16 digits in fours, or the 4, 6 and 5 of American Express.
    id: 'credit-card',
    pattern: String.raw`\b(?:(?:\d{4}[- ]?){3}\d{4}|3[47]\d{2}[- ]?\d{6}[- ]?\d{5})\b`,
    flags: 'g',
    sample: 'Test cards: 4111 1111 1111 1111, 5555-5555-5555-4444 and 378282246310005, not 1234 5678.',
  },
  {
    id: 'html-tags',
    pattern: String.raw`<\/?[A-Za-z][^<>]*>`,
    flags: 'g',
    sample: '<p class="note">One <b>bold</b> word<br/></p> where 1 < 2 and 3 > 2.',
  },
]
