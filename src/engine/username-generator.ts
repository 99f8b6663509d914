import { below, drawn, type Random, type RandomContext, secureRandom } from './core/random'
import { failure, type Issue, type Result, success } from './core/result'
import { type Pairing, type Style, suffixes, wordsOf } from './username-generator/words'

/** What the words of a name are like. */
export type { Style }
export type Length = 'short' | 'medium' | 'long'

export interface Input {
  readonly style: Style
  /** `short`: at most 12 characters. `medium`: two words. `long`: two words and a suffix. */
  readonly length: Length
  /** Two digits at the end. */
  readonly numbers: boolean
}

/** A generated name. */
export interface Username {
  /** 1 is the first of the list. */
  readonly id: number
  readonly username: string
  /** Simulated: true for 70% of them at random (spec part 2, point 9). Null where `context.checked` is set. */
  readonly available: boolean | null
}

export interface Output {
  /** Twelve, none twice. */
  readonly usernames: readonly Username[]
  /** Other ways to write the first of them. */
  readonly variations: readonly string[]
}

/** `unknown-choice`: a field says none of its words. `no-random`: the source of chance is missing or broken. */
export type IssueCode = 'unknown-choice' | 'no-random'

export interface UsernameContext extends RandomContext {
  /** The page checks names itself, so nothing is simulated: `available` is null. */
  readonly checked?: boolean
}

export const initial: Input = { style: 'cool', length: 'medium', numbers: false }
export const example: Input = initial

export const styles = Object.keys(wordsOf) as readonly Style[]
export const lengths: readonly Length[] = ['short', 'medium', 'long']

/** How many names a press gives (spec part 2, point 9). */
export const quantity = 12

/** Of a short name, in characters (spec part 2, point 9). */
const longest = 12

/**
 * Numbers of two digits that stay away: those that hate groups use as codes, such as 14, 18 and 88 (Anti-Defamation League,
 * Hate on Display, numeric symbols), slang (69), and what reads as letters behind one of the words (17 and 55).
 */
const unwanted = [12, 13, 14, 17, 18, 23, 28, 33, 38, 43, 52, 55, 69, 83, 88]

/** The numbers that a name may end with. */
export const numbers: readonly number[] = Array.from({ length: 90 }, (_, at) => 10 + at).filter(
  (number) => !unwanted.includes(number),
)

/** Twelve names, other ones each time unless `context.random` repeats itself. */
export function evaluate(input: Input, context: UsernameContext = {}): Result<Output, IssueCode> {
  const issues: Issue<IssueCode>[] = []
  if (!styles.includes(input.style)) issues.push({ code: 'unknown-choice', field: 'style' })
  if (!lengths.includes(input.length)) issues.push({ code: 'unknown-choice', field: 'length' })
  if (issues.length > 0) return failure(...issues)
  const names = drawn(() => drawNames(input, context))
  if (!names) return failure({ code: 'no-random' })
  return success({ usernames: names, variations: variationsOf(names[0]?.username ?? '') })
}

function drawNames(input: Input, { random = secureRandom, checked }: UsernameContext): Username[] {
  const isNumbered = input.numbers === true
  const most = longest - (isNumbered ? 2 : 0)
  const left = [...pairsOf(wordsOf[input.style], input.length === 'short' ? most : undefined)]
  return Array.from({ length: quantity }, (_, index) => {
    const pair = left.splice(below(left.length, random), 1)
    const suffix = input.length === 'long' ? oneOf(suffixes, random) : ''
    const number = isNumbered ? oneOf(numbers, random) : ''
    const available = checked ? null : below(10, random) < 7
    return { id: index + 1, username: `${pair}${suffix}${number}`, available }
  })
}

const oneOf = <Thing>(things: readonly Thing[], random: Random) => things[below(things.length, random)] as Thing

/**
 * Every first word with every second one, up to this many characters. A short name is trimmed by leaving out what is too
 * long, not by cutting: a cut could leave half a word, or another one.
 */
export function pairsOf([firsts, seconds]: Pairing, most = Number.POSITIVE_INFINITY): readonly string[] {
  return firsts.flatMap((first) => seconds.map((second) => first + second)).filter((pair) => pair.length <= most)
}

/** NeonWolf42 is also neonwolf42, neon_wolf_42, neon.wolf.42, neon-wolf-42, TheNeonWolf42 and so on. */
export function variationsOf(username: string): readonly string[] {
  const parts = username.match(/[A-Z]?[a-z]+|\d+/g) ?? [username]
  const joined = ['', '_', '.', '-'].map((sign) => parts.join(sign).toLowerCase())
  return [...joined, `The${username}`, `Its${username}`, `Real${username}`, `IAm${username}`]
}
