import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { formatPlain } from './core/numbers/number-format'
import { divide, exact, multiply, type Rational, subtract, toNumber } from './core/numbers/rational'
import { interpretNumber } from './core/numbers/read-number'
import { failure, type Result, success } from './core/result'

/** The six calculation types of spec part 1, point 9. */
export type PercentageType = 'percentOf' | 'whatPercent' | 'increase' | 'decrease' | 'change' | 'discount'

export const types: readonly PercentageType[] = [
  'percentOf',
  'whatPercent',
  'increase',
  'decrease',
  'change',
  'discount',
]

export interface Input {
  /** What to calculate. */
  readonly type: PercentageType
  /**
   * The percentage (percentOf), part (whatPercent), first number (increase, decrease, change) or price (discount).
   */
  readonly x: string
  /** The whole (percentOf, whatPercent), second number (increase, decrease, change) or discount in percent (discount). */
  readonly y: string
}

export interface Output {
  readonly type: PercentageType
  readonly x: number
  readonly y: number
  /** A number for percentOf, a price for discount, otherwise a percentage. To 10 decimals. */
  readonly result: number
}

/** `zero-base`: percentages of 0 aren't defined. `unknown-type`: not in `types`. */
export type IssueCode = NumberIssue | 'zero-base' | 'unknown-type'

export const initial: Input = { type: 'percentOf', x: '', y: '' }
export const example: Input = { type: 'percentOf', x: '15', y: '80' }
export const kinds: Kinds<Input> = { x: 'number', y: 'number' }

/** 15 percent of 80 is 12. */
export const percentOf = (percent: number, base: number): number =>
  rounded(divide(multiply(exact(percent), exact(base)), hundred))

/** 12 is 15 percent of 80. `base` must not be 0. */
export const whatPercent = (part: number, base: number): number =>
  rounded(divide(multiply(exact(part), hundred), exact(base)))

/** From 80 to 100 is a change of 25 percent, and so is from -80 to -60. `from` must not be 0. */
export const change = (from: number, to: number): number =>
  rounded(divide(multiply(subtract(exact(to), exact(from)), hundred), exact(Math.abs(from))))

/** 15 percent off 80 is 68. */
export const discount = (price: number, percent: number): number =>
  rounded(divide(multiply(exact(price), subtract(hundred, exact(percent))), hundred))

const hundred = exact(100)
const rounded = (value: Rational): number => toNumber(value, 10)

/** The largest number allowed, so that results keep their digits as JavaScript numbers. */
const max = 1e12

/** The field for a percentage, which can be typed with '%'. Undefined if the percentage is the answer. */
export function percentField(type: PercentageType): 'x' | 'y' | undefined {
  if (type === 'discount') return 'y'
  return type === 'percentOf' ? 'x' : undefined
}

/** The input with another type. Removes '%' from fields that aren't percentages in that type: '15%' becomes '15'. */
export function selectType(input: Input, type: PercentageType, { locale = 'en-US' }: Context = {}): Input {
  const unsigned = (field: 'x' | 'y') => {
    const read = field === percentField(type) ? undefined : interpretNumber(input[field], locale)
    return read && 'plain' in read && read.percent ? formatPlain(read.plain, locale, { grouping: false }) : input[field]
  }
  return { type, x: unsigned('x'), y: unsigned('y') }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { type } = input
  if (!types.includes(type)) return failure({ code: 'unknown-type', field: 'type' })
  const form = readFields(input, context)
  const percent = percentField(type)
  const x = form.number('x', { min: type === 'discount' ? 0 : -max, max, percent: percent === 'x' })
  const y = form.number('y', percent === 'y' ? { min: 0, max: 100, percent: true } : { min: -max, max })
  if (x === undefined || y === undefined) return failure(...form.issues)
  const base = baseField(type)
  if (base && (base === 'x' ? x : y) === 0) return failure({ code: 'zero-base', field: base })
  return success({ type, x, y, result: solve(type, x, y) })
}

function solve(type: PercentageType, x: number, y: number): number {
  if (type === 'percentOf') return percentOf(x, y)
  if (type === 'whatPercent') return whatPercent(x, y)
  if (type === 'discount') return discount(x, y)
  return type === 'decrease' ? change(x, y) * -1 + 0 : change(x, y)
}

/** The field that the percentage refers to, which must not be 0. */
function baseField(type: PercentageType): 'x' | 'y' | undefined {
  if (type === 'whatPercent') return 'y'
  return type === 'percentOf' || type === 'discount' ? undefined : 'x'
}
