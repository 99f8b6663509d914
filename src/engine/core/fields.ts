import type { Context } from './engine'
import { formatPlain } from './numbers/number-format'
import { decimalText, divide, exact, multiply } from './numbers/rational'
import { interpretNumber } from './numbers/read-number'
import type { Issue } from './result'
import { readText, typedIn } from './text-field'

/**
 * Errors in a number field.
 * `missing`: empty. `not-a-number`: `interpretNumber` can't read it, or it's a percentage where none is allowed.
 * `ambiguous`: could be `first` or `second`, both in the locale's format. `too-small`: below `min`.
 * `not-positive`: 0 or less. `too-large`: above `max`. `not-whole`: a fraction where a whole number is required.
 * `too-precise`: more significant digits than a JavaScript number can hold.
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
  /** The smallest and largest numbers allowed, inclusive. */
  readonly min?: number
  readonly max?: number
  /** Must be greater than 0. */
  readonly positive?: boolean
  readonly whole?: boolean
  /** The value of an empty field. Without it, an empty field is `missing`. */
  readonly empty?: number
  /** A percentage: the '%' is optional, so '6.5%' is 6.5. */
  readonly percent?: boolean
  /** The base of a '%': '20%' means 20 percent of it. Undefined while the base itself is unknown. */
  readonly percentOf?: number | undefined
}

/**
 * Reads the fields of an input and collects every error, so that all of them can be shown at once.
 * `const form = readFields(input, context)`, `form.number('rate', { min: 0 })`, then check `form.issues`.
 * `path` prefixes the field name in issues: `courses.2.` for a row.
 */
export function readFields<Input extends object>(input: Input, context: Context = {}, path = '') {
  const issues: Issue<NumberIssue>[] = []
  return {
    issues,
    /** The trimmed text of a field, or '' if it has none. */
    text(field: keyof Input & string): string {
      return readText(input, field)
    },
    /** The number in a field, exactly as typed. Undefined if it's invalid. */
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
  // Whole numbers are exact up to 2^53, even with 16 digits; 92.99999999999999999 would become 93.
  const kept = Number.isSafeInteger(number) && !/\.\d*[1-9]/.test(plain)
  if (significantDigits(plain) > 15 && !kept) return { code: 'too-precise' }
  if (rules.whole && !Number.isInteger(number)) return { code: 'not-whole' }
  return number
}

/** '-001.250' has 3. A JavaScript number (IEEE 754 double) preserves up to 15. */
function significantDigits(plain: string): number {
  return plain.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length
}

/** The numbers read from a form. Undefined if one of them is. */
export function complete<Numbers extends Readonly<Record<string, number | undefined>>>(
  numbers: Numbers,
): { readonly [Name in keyof Numbers]: number } | undefined {
  return Object.values(numbers).includes(undefined) ? undefined : (numbers as { [Name in keyof Numbers]: number })
}
