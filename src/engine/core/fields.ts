import type { Context } from './engine'
import { formatPlain } from './numbers/number-format'
import { decimalText, divide, exact, multiply } from './numbers/rational'
import { interpretNumber } from './numbers/read-number'
import type { Issue } from './result'
import { readText, typedIn } from './text-field'

/**
 * What can be wrong with one number.
 * `missing`: nothing typed. `not-a-number`: text that `interpretNumber` refuses, or a percentage where none is allowed.
 * `ambiguous`: it may be `first` or `second`, both in the locale's format. `too-small`: below `min`.
 * `not-positive`: not above 0. `too-large`: above `max`. `not-whole`: a fraction where only whole numbers count.
 * `too-precise`: more significant digits than a JavaScript number keeps.
 */
export type NumberIssue =
  | 'missing'
  | 'not-a-number'
  | 'ambiguous'
  | 'too-small'
  | 'not-positive'
  | 'too-large'
  | 'not-whole'
  | 'too-precise'

export interface NumberRules {
  /** Least and greatest number allowed, both included. */
  readonly min?: number
  readonly max?: number
  /** Must be above 0. */
  readonly positive?: boolean
  readonly whole?: boolean
  /** The number that an empty field means; without it an empty field is `missing`. */
  readonly empty?: number
  /** A percentage: a '%' says nothing new, '6.5%' is 6.5. */
  readonly percent?: boolean
  /** The number that a '%' is taken of: '20%' is 20 percent of it, and undefined while it is itself undefined. */
  readonly percentOf?: number | undefined
}

/**
 * Reads the fields of an input and gathers every error on the way, so that a person sees all of them at once.
 * `const form = readFields(input, context)`, `form.number('rate', { min: 0 })`, then `form.issues` says what was wrong.
 * `path` prefixes the field in its issue: a row's is `courses.2.`.
 */
export function readFields<Input extends object>(input: Input, context: Context = {}, path = '') {
  const issues: Issue<NumberIssue>[] = []
  return {
    issues,
    /** The text of a field, trimmed; '' where there is none. */
    text(field: keyof Input & string): string {
      return readText(input, field)
    },
    /** The number in a field, exactly as typed; undefined where it is invalid. */
    number(field: keyof Input & string, rules: NumberRules = {}): number | undefined {
      const text = typedIn(input, field)
      if (text.trim() === '' && rules.empty !== undefined) return rules.empty
      const read = checkNumber(text, rules, context)
      if (typeof read === 'object') issues.push({ field: path + field, ...read })
      return typeof read === 'number' ? read : undefined
    },
  }
}

function checkNumber(text: string, rules: NumberRules, context: Context): number | undefined | Issue<NumberIssue> {
  if (text.trim() === '') return { code: 'missing' }
  const { locale = 'en-US' } = context
  const read = interpretNumber(text, locale)
  if (read && 'either' in read) {
    const [first, second] = read.either.map((plain) => formatPlain(plain, locale)) as [string, string]
    return { code: 'ambiguous', values: { first, second } }
  }
  if (!read || (read.percent && !rules.percent && !('percentOf' in rules))) return { code: 'not-a-number' }
  if (!read.percent || rules.percent) return inRange(read.plain, rules)
  if (rules.percentOf === undefined) return undefined
  return inRange(decimalText(divide(multiply(exact(read.plain), exact(rules.percentOf)), exact(100))), rules)
}

function inRange(plain: string, rules: NumberRules): number | Issue<NumberIssue> {
  const number = Number(plain) + 0
  const { min, max = Number.MAX_SAFE_INTEGER } = rules
  if (rules.positive && number <= 0) return { code: 'not-positive' }
  if (min !== undefined && number < min) return { code: 'too-small', values: { min } }
  if (number > max) return { code: 'too-large', values: { max } }
  // Whole numbers of 16 digits are kept up to 2^53; 92.99999999999999999 would be 93.
  const kept = Number.isSafeInteger(number) && !/\.\d*[1-9]/.test(plain)
  if (significantDigits(plain) > 15 && !kept) return { code: 'too-precise' }
  if (rules.whole && !Number.isInteger(number)) return { code: 'not-whole' }
  return number
}

/** '-001.250' has 3. Up to 15 of them survive a JavaScript number (IEEE 754 double). */
function significantDigits(plain: string): number {
  return plain.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length
}
