import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { below, drawn, type Random, type RandomContext, secureRandom } from './core/random'
import { failure, type Issue, type Result, success } from './core/result'

export type Kind = 'lowercase' | 'uppercase' | 'digits' | 'symbols'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The characters of each kind. Symbols are ASCII punctuation save quotes and backslash, which shells and forms mangle. */
export const alphabets: Readonly<Record<Kind, string>> = {
  lowercase: letters,
  uppercase: letters.toUpperCase(),
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
}

export const characterKinds = Object.keys(alphabets) as readonly Kind[]

export interface Input {
  /** Characters, from 4 to 50 (spec part 2, point 9). */
  readonly length: string
  /** Some of `characterKinds`, with spaces between them. */
  readonly characters: string
}

export type Strength = 'weak' | 'medium' | 'strong' | 'very-strong'

export interface Output {
  readonly password: string
  readonly strength: Strength
  /** Bits, log2 of how many passwords could have been drawn, each as likely as the others. */
  readonly entropyBits: number
}

/**
 * `no-characters`: no kind is chosen. `unknown-kind`: `characters` names something else.
 * `no-random`: the source of chance is missing or broken, so no password can be trusted.
 */
export type IssueCode = NumberIssue | 'no-characters' | 'unknown-kind' | 'no-random'

export type PasswordContext = RandomContext

export const initial: Input = { length: '12', characters: characterKinds.join(' ') }
export const example: Input = initial
export const kinds: Kinds<Input> = { length: 'number' }

/** A password of the asked length; unlike other answers, a new one each time, unless `context.random` repeats itself. */
export function evaluate(input: Input, context: PasswordContext = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const length = form.number('length', { min: 4, max: 50, whole: true })
  const names: readonly string[] = form.text('characters').match(/\S+/g) ?? []
  const sets = characterKinds.filter((kind) => names.includes(kind)).map((kind) => alphabets[kind])
  const issues: Issue<IssueCode>[] = [...form.issues]
  if (!names.every((name) => characterKinds.includes(name as Kind)))
    issues.push({ code: 'unknown-kind', field: 'characters' })
  else if (sets.length === 0) issues.push({ code: 'no-characters', field: 'characters' })
  if (length === undefined || issues.length > 0) return failure(...issues)
  const password = draw(sets, length, context.random)
  if (password === undefined) return failure({ code: 'no-random' })
  const entropyBits = Math.log2(Number(countPasswords(sets, length)))
  return success({ password, strength: strengthOf(length, sets.length), entropyBits })
}

/**
 * Draws a text of characters from all the sets that holds at least one of each, every such text as likely as the others:
 * a whole text is drawn, and drawn again where a set is missing. The sets share no character.
 * Nothing where the source of chance throws, or where 1,000 texts in a row miss a set: with all four kinds at length 4
 * one text in 14 will do, so that a fair source fails once in 10^31 calls, and shorter than the sets none ever does.
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
 * How many texts of this length hold at least one character of each set, by inclusion and exclusion:
 * two letters and two digits at length 2 make 4^2 - 2^2 - 2^2 = 8.
 */
export function countPasswords(sets: readonly string[], length: number): bigint {
  const count = (pool: number, [set, ...others]: readonly string[]): bigint =>
    set === undefined ? BigInt(pool) ** BigInt(length) : count(pool, others) - count(pool - set.length, others)
  return count(sets.join('').length, sets)
}

/** Under 8 weak, under 12 medium, from 16 with all four kinds very strong, else strong (spec part 2, point 9). */
export function strengthOf(length: number, kindCount: number): Strength {
  if (length < 8) return 'weak'
  if (length < 12) return 'medium'
  return length >= 16 && kindCount === characterKinds.length ? 'very-strong' : 'strong'
}
