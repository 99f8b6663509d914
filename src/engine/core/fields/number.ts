import { formatPlain } from '../numbers/number-format'
import { decimalText, divide, exact, multiply } from '../numbers/rational'
import { interpretNumber } from '../numbers/read-number'
import type { Issue } from '../result'
import { textOf } from '../text-field'
import type { Field, FieldKind, FieldOptions, NumberRules, ReadContext } from './field'

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

type NumberField = Field<string, number, NumberIssue>
type NumberOptions = FieldOptions<string> & NumberRules

const numeric =
  (kind: FieldKind, usual: NumberRules = {}) =>
  (options: NumberOptions = {}): NumberField => ({ kind, initial: '', ...usual, ...options, read: readNumberField })

/** A number as people write it: see `interpretNumber`. */
export const number = numeric('number')
export const whole = numeric('whole', { whole: true })
/** An amount in the tool's currency. */
export const money = numeric('money')
export const percent = numeric('percent', { percent: true })
/** A height or a weight. What's typed with units is first converted: see `withPlainMeasures`. */
export const length = numeric('length')
export const weight = numeric('weight')

function readNumberField(
  typed: unknown,
  context: ReadContext,
  rules: NumberRules,
): number | undefined | Issue<NumberIssue> {
  const { locale = 'en-US' } = context
  const text = typeof typed === 'number' ? inLocale(typed, locale) : textOf(typed)
  if (text.trim() === '') return rules.empty ?? (rules.optional ? undefined : { code: 'missing' })
  const read = interpretNumber(text, locale)
  if (read && 'either' in read) {
    const [first, second] = read.either.map((plain) => formatPlain(plain, locale)) as [string, string]
    return { code: 'ambiguous', values: { first, second } }
  }
  const isPercentOf = rules.percentOf !== undefined || 'base' in rules
  if (!read || (read.percent && !rules.percent && !isPercentOf)) return { code: 'not-a-number' }
  if (!read.percent || rules.percent) return inRange(read.plain, rules)
  if (rules.base === undefined) return undefined
  return inRange(decimalText(divide(multiply(exact(read.plain), exact(rules.base)), exact(100))), rules)
}

/** A number from another program, as it's typed: 1250.5 is '1250,5' in German. */
const inLocale = (number: number, locale: string): string =>
  Number.isFinite(number) ? formatPlain(decimalText(exact(number)), locale, { grouping: false }) : String(number)

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
