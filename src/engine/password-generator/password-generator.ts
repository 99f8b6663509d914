import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { below, drawn, type Random, type RandomContext, secureRandom } from '../core/random'
import { failure, type Issue, type Result, success } from '../core/result'
import { characterKinds, fields, type Input, type Kind } from './fields'

export { characterKinds, example, fields, type Input, initial, type Kind } from './fields'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The characters of each kind. Symbols are ASCII punctuation without quotes, backticks and backslashes, because shells and
 * forms often mishandle those.
 */
export const alphabets: Readonly<Record<Kind, string>> = {
  lowercase: letters,
  uppercase: letters.toUpperCase(),
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
}

export type Strength = 'weak' | 'medium' | 'strong' | 'very-strong'

export interface Output {
  readonly password: string
  readonly strength: Strength
  /** In bits: log2 of the number of possible passwords, which are all equally likely. */
  readonly entropyBits: number
  /** The average time to guess the password at 10 billion guesses per second. */
  readonly guessTime: GuessTime
}

/** In the largest unit that gives at least 1, or in seconds below that. */
export interface GuessTime {
  readonly count: number
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'year'
}

/**
 * `no-characters`: no kind is selected. `unknown-kind`: `characters` contains anything else.
 * `no-random`: the random source is missing or broken.
 */
export type IssueCode = NumberIssue | 'no-characters' | 'unknown-kind' | 'no-random'

export type PasswordContext = RandomContext

/** A random password. A new one on every call, unless `context.random` is seeded. */
export function evaluate(input: Input, context: PasswordContext = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const length = form.read('length')
  const names: readonly string[] = form.text('characters').match(/\S+/g) ?? []
  const sets = characterKinds.filter((kind) => names.includes(kind)).map((kind) => alphabets[kind])
  const issues: Issue<IssueCode>[] = form.issues
  if (!names.every((name) => characterKinds.includes(name as Kind)))
    issues.push({ code: 'unknown-kind', field: 'characters' })
  else if (sets.length === 0) issues.push({ code: 'no-characters', field: 'characters' })
  if (length === undefined || issues.length > 0) return failure(...issues)
  const password = draw(sets, length, context.random)
  if (password === undefined) return failure({ code: 'no-random' })
  const possible = Number(countPasswords(sets, length))
  const entropyBits = Math.log2(possible)
  return success({ password, strength: strengthOf(length, sets.length), entropyBits, guessTime: guessTimeOf(possible) })
}

/**
 * A uniformly random text with at least one character from each set. Sets must not overlap. Draws whole texts until one
 * has them all (rejection sampling), because adding the missing characters afterwards would favor some texts.
 * Undefined if the source throws or 1,000 texts in a row are rejected: always if `length` is less than the number of sets,
 * and otherwise practically never. In the worst case, four kinds at length 4, 1 text in 14 is accepted, so a fair source
 * fails once in 10^31 calls.
 */
export function draw(sets: readonly string[], length: number, random: Random = secureRandom): string | undefined {
  const pool = sets.join('')
  return drawn(() => {
    for (let attempt = 0; attempt < 1000; attempt++) {
      const text = Array.from({ length }, () => pool.charAt(below(pool.length, random)))
      if (sets.every((set) => text.some((character) => set.includes(character)))) return text.join('')
    }
    return undefined
  })
}

/**
 * The number of texts of this length with at least one character from each set, by inclusion–exclusion.
 * With two letters and two digits at length 2, it's 4^2 - 2^2 - 2^2 + 0^2 = 8.
 */
export function countPasswords(sets: readonly string[], length: number): bigint {
  const count = (pool: number, [set, ...others]: readonly string[]): bigint =>
    set === undefined ? BigInt(pool) ** BigInt(length) : count(pool, others) - count(pool - set.length, others)
  return count(sets.join('').length, sets)
}

/** Guesses per second of an attacker who has the password's hash. */
const guessRate = 1e10

/** The average time to guess one of this many equally likely passwords, which is the time to try half of them. */
export function guessTimeOf(passwords: number): GuessTime {
  const seconds = passwords / 2 / guessRate
  for (const [unit, length] of units) if (seconds >= length) return { count: seconds / length, unit }
  return { count: seconds, unit: 'second' }
}

/** The length of each unit in seconds, longest first. A year has 365.25 days. */
const units = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Below 8 characters weak, below 12 medium, from 16 with all four kinds very strong, else strong (docs/rules.md). */
export function strengthOf(length: number, kindCount: number): Strength {
  if (length < 8) return 'weak'
  if (length < 12) return 'medium'
  return length >= 16 && kindCount === characterKinds.length ? 'very-strong' : 'strong'
}
