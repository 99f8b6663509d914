import { readFields } from '../core/fields/read'
import { below, drawn, type Random, type RandomContext, secureRandom } from '../core/random'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input } from './fields'
import { type Pairing, suffixes, wordsOf } from './words'

export { example, fields, type Input, initial, type Length, lengths, styles } from './fields'
export type { Style } from './words'

/** A generated name. */
export interface Username {
  /** The position in the list, from 1. */
  readonly id: number
  readonly username: string
  /** Simulated: true for a random 70% (docs/rules.md). Null if `context.checked` is set. */
  readonly available: boolean | null
}

export interface Output {
  /** Twelve different names. */
  readonly usernames: readonly Username[]
  /** Other spellings of the first name. */
  readonly variations: readonly string[]
}

/**
 * `unknown-choice`: a field's value isn't one of its options. `no-random`: the random source is missing or broken.
 * `not-a-word`: the word has other characters. `word-too-long`: it has more than `max`.
 */
export type IssueCode = 'unknown-choice' | 'no-random' | 'not-a-word' | 'word-too-long'

export interface UsernameContext extends RandomContext {
  /** Set if the page checks the names itself. Then `available` is null. */
  readonly checked?: boolean
}

/** Names per list (docs/rules.md). */
export const quantity = 12

/** The maximum length of a short name (docs/rules.md). */
const maxShort = 12
/** The maximum length of a word, so that the names stay usable. In short names, two digits have to fit as well. */
const maxWord = { short: 10, other: 16 }

/**
 * Excluded two-digit numbers: codes of hate groups, such as 14, 18 and 88 (Anti-Defamation League, Hate on Display,
 * numeric symbols), slang (69), and numbers that look like letters and form offensive words at the end of a name (17 and 55).
 */
const excluded = [12, 13, 14, 17, 18, 23, 28, 33, 38, 43, 52, 55, 69, 83, 88]

/** The numbers a name can end with. */
export const numbers: readonly number[] = Array.from({ length: 90 }, (_, at) => 10 + at).filter(
  (number) => !excluded.includes(number),
)

/** Twelve random names. New ones on every call, unless `context.random` is seeded. */
export function evaluate(input: Input, context: UsernameContext = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const issues: Issue<IssueCode>[] = form.issues
  const [style, length, word] = [form.read('style'), form.read('length'), form.text('word')]
  const max = length === 'short' ? maxWord.short : maxWord.other
  if (!/^[\p{L}\p{M}\p{N}]*$/u.test(word)) issues.push({ code: 'not-a-word', field: 'word' })
  else if (word.length > max) issues.push({ code: 'word-too-long', field: 'word', values: { max } })
  if (!style || !length || issues.length > 0) return failure(...issues)
  const choices = { style, length, word, numbers: form.read('numbers') === true }
  const names = drawn(() => drawNames(choices, context))
  if (!names) return failure({ code: 'no-random' })
  return success({ usernames: names, variations: variationsOf(names[0]?.username ?? '') })
}

function drawNames(input: Input, { random = secureRandom, checked }: UsernameContext): Username[] {
  const isNumbered = input.numbers
  const max = maxShort - (isNumbered ? 2 : 0)
  const remaining = [...basesOf(input, input.length === 'short' ? max : undefined)]
  return Array.from({ length: quantity }, (_, index) => {
    const [pair = ''] = remaining.splice(below(remaining.length, random), 1)
    const suffix = input.length === 'long' ? oneOf(suffixes, random) : ''
    const number = isNumbered && !/\d\d$/.test(pair) ? oneOf(numbers, random) : ''
    const available = checked ? null : below(10, random) < 7
    return { id: index + 1, username: `${pair}${suffix}${number}`, available }
  })
}

/** The names without suffix and number. If too few with the word are short, the word with numbers completes them. */
function basesOf({ style, word }: Input, max?: number): readonly string[] {
  const own = capitalized(word)
  if (!own) return pairsOf(wordsOf[style], max)
  const [firsts, seconds] = wordsOf[style]
  const bases = [...new Set([...pairsOf([[own], seconds], max), ...pairsOf([firsts, [own]], max)])]
  return bases.length >= quantity ? bases : [...bases, ...numbers.map((number) => `${own}${number}`)]
}

const capitalized = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

const oneOf = <Item>(items: readonly Item[], random: Random) => items[below(items.length, random)] as Item

/**
 * All pairs of a first and a second word with at most `max` characters. Longer pairs are omitted, not cut, because that
 * could leave half a word or form a different one.
 */
export function pairsOf([firsts, seconds]: Pairing, max = Number.POSITIVE_INFINITY): readonly string[] {
  return firsts.flatMap((first) => seconds.map((second) => first + second)).filter((pair) => pair.length <= max)
}

/**
 * Other spellings: NeonWolf42 gives neonwolf42, neon_wolf_42, neon.wolf.42, neon-wolf-42, TheNeonWolf42 and so on. A name
 * that is one part, such as 'Luna月', has fewer.
 */
export function variationsOf(username: string): readonly string[] {
  const parts = username.match(/\p{Lu}?[^\p{Lu}\p{Nd}]+|\p{Lu}+|\p{Nd}+/gu) ?? [username]
  const joined = new Set(['', '_', '.', '-'].map((sign) => parts.join(sign).toLowerCase()))
  joined.delete(username)
  return [...joined, `The${username}`, `Its${username}`, `Real${username}`, `IAm${username}`]
}
