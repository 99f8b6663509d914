import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import {
  add,
  divide,
  exact,
  multiply,
  type Rational,
  round,
  subtract,
  toFixed,
  toNumber,
} from '../core/numbers/rational'
import { interpretNumber } from '../core/numbers/read-number'
import { failure, type Issue, type Result, success } from '../core/result'
import { example, fields, type Input } from './fields'
import { readUnits } from './read-units'
import { type Category, categories, categoryNames, type Unit, type UnitSize, unitsOf } from './units'

export { example, fields, type Input, initial } from './fields'
export { type Category, categories, type Unit, unitsOf } from './units'

/** The amount in one unit. */
export interface Converted {
  readonly unit: Unit
  /** The nearest JavaScript number. */
  readonly result: number
  /**
   * Plain decimal text, rounded half away from zero to 6 decimals, without trailing zeros. Below 0.000001, rounded to 6
   * significant digits. It's text because it can have more digits than a JavaScript number, and `Intl.NumberFormat` accepts
   * text.
   */
  readonly text: string
}

export interface Output {
  readonly category: Category
  /** In `from`. As typed, or converted and rounded like `text` if another unit was typed. */
  readonly amount: number
  readonly from: Unit
  readonly to: Unit
  /** The amount in `to`: see `Converted`. */
  readonly result: number
  readonly text: string
  /** The amount in every unit of the category, in menu order. */
  readonly all: readonly Converted[]
}

/**
 * `below-absolute-zero`: `min` is absolute zero in `from`. `unknown-category`: not in `categories`. `unknown-unit`: not in
 * the category.
 */
export type IssueCode = NumberIssue | 'below-absolute-zero' | 'unknown-category' | 'unknown-unit'

const examples = new Map<Category, Input>()

/** The example for a category, as a stable object: 26.2 miles in kilometers, 20 °C in °F. */
export function exampleOf(category: Category): Input {
  if (category === example.category || unitsOf(category).length === 0) return example
  const own = examples.get(category) ?? selectCategory({ ...example, amount: '20' }, category)
  examples.set(category, own)
  return own
}

/** The input in another category, from its first to its second unit (docs/rules.md). Removes a typed unit. */
export function selectCategory(input: Input, category: Category, { locale }: Context = {}): Input {
  const [from = input.from, to = input.to] = unitsOf(category)
  const [typed, ...more] = (category !== input.category && readUnits(input.amount, input.category, locale)) || []
  const amount = typed && more.length === 0 ? typed.number : input.amount
  return { ...input, category, amount, from, to }
}

/**
 * The input with the unit that its amount names: '350F' is from Fahrenheit, and '350 g' is a weight even if the category
 * was temperature. As a weight, '5 m' stays 5 million.
 */
export function followUnit(input: Input, { locale }: Context = {}): Input {
  const isNumber = interpretNumber(input.amount, locale) !== undefined
  const named = (category: Category) => readUnits(input.amount, category, locale)?.[0]?.unit
  const category = named(input.category) || isNumber ? input.category : categoryNames.find(named)
  const from = category && named(category)
  if (!from) return input
  const before = category === input.category ? input : selectCategory(input, category)
  return { ...input, category, from, to: from === before.to ? before.from : before.to }
}

/** The amount without its unit, if that's the one in `from`: '350' for '350F'. */
export function bareAmount({ amount, category, from }: Input, { locale }: Context = {}): string {
  const [typed, ...more] = readUnits(amount, category, locale) ?? []
  return typed?.unit === from && more.length === 0 ? typed.number : amount
}

/** 1 gallon is 128 fluid ounces, and 100 °C is 212 °F. Undefined for units of different categories. */
export function convert(amount: number, from: Unit, to: Unit): number | undefined {
  const value = convertExactly(exact(amount), from, to)
  return value && nearest(value)
}

/** Like `convert`, without rounding. */
export function convertExactly(amount: Rational, from: Unit, to: Unit): Rational | undefined {
  const [source, target] = [scaleOf(from), scaleOf(to)]
  if (!source || source.category !== target?.category) return undefined
  return subtract(divide(multiply(add(amount, source.offset), source.factor), target.factor), target.offset)
}

interface Scale {
  readonly category: Category
  readonly factor: Rational
  /** The distance from this scale's zero to absolute zero. 0 for units other than temperatures. */
  readonly offset: Rational
}

function scaleOf(unit: Unit): Scale | undefined {
  const category = categoryNames.find((each) => unitsOf(each).includes(unit))
  if (!category) return undefined
  const size = (categories[category] as Readonly<Record<string, UnitSize>>)[unit] as UnitSize
  const [top, bottom, offset = 0] = typeof size === 'number' ? [size, 1] : size
  const fraction = (part: number | Rational) => (typeof part === 'number' ? exact(part) : part)
  return { category, factor: divide(fraction(top), fraction(bottom)), offset: exact(offset) }
}

/** The number of zeros after the decimal point, or one more. */
const leadingZeros = ({ n, d }: Rational): number => Math.max(0, String(d).length - String(n < 0n ? -n : n).length)

const nearest = (value: Rational): number => toNumber(value, leadingZeros(value) + 20)

function textOf(value: Rational): string {
  let digits = 6
  const { n, d } = multiply(value, exact(1e6))
  if (n !== 0n && n < d && -n < d) {
    digits += leadingZeros(value)
    while (String(round(value, digits)).replace('-', '').length > 6) digits--
  }
  return toFixed(value, digits).replace(/\.?0+$/, '')
}

/** The amount in `from` if it was typed in another unit: '5280 ft' in miles is '1'. */
export function convertTyped(input: Input, context: Context = {}): string | undefined {
  const { value, isConverted } = readAmount(input, context)
  return value && isConverted ? textOf(value) : undefined
}

/** Whether the amount includes a unit. */
export const hasUnit = ({ amount, category }: Input, { locale }: Context = {}): boolean =>
  readUnits(amount, category, locale) !== undefined

/** The amount in `from`, or its errors. */
function readAmount(input: Input, context: Context) {
  const { amount, category, from } = input
  const parts = readUnits(amount, category, context.locale) ?? [{ number: amount, unit: from }]
  const issues: Issue<IssueCode>[] = parts.length > 0 ? [] : [{ code: 'not-a-number', field: 'amount' }]
  const values = parts.map(({ number, unit }) => {
    const form = readFields(fields, { amount: number }, context)
    const read = form.read('amount')
    issues.push(...form.issues)
    if (read === undefined) return undefined
    return unit === from ? exact(read) : convertExactly(exact(read), unit, from)
  })
  const value = values.reduce((sum, part) => sum && part && add(sum, part), exact(0) as Rational | undefined)
  return { value, issues: issues.slice(0, 1), isConverted: parts.some(({ unit }) => unit !== from) }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { value: typed, isConverted, issues: inAmount } = readAmount(input, context)
  const form = readFields(fields, input, context)
  const issues: Issue<IssueCode>[] = form.issues
  issues.push(...inAmount)
  const category = form.read('category')
  const units = category ? unitsOf(category) : []
  const unitIn = (field: 'from' | 'to') => {
    const unit = form.read(field)
    if (unit && !units.includes(unit)) issues.push({ code: 'unknown-unit', field })
    return unit
  }
  const [from, to] = category ? [unitIn('from'), unitIn('to')] : []
  if (!typed || !category || !from || !to || issues.length > 0) return failure(...issues)
  const zero = category === 'temperature' ? convert(0, 'kelvin', from) : undefined
  if (zero !== undefined && nearest(typed) < zero)
    return failure({ code: 'below-absolute-zero', field: 'amount', values: { min: zero } })
  const all = units.map((unit): Converted => {
    const value = convertExactly(typed, from, unit) as Rational
    return { unit, result: nearest(value), text: textOf(value) }
  })
  const { result, text } = all[units.indexOf(to)] as Converted
  const amount = isConverted ? Number(textOf(typed)) : nearest(typed)
  return success({ category, amount, from, to, result, text, all })
}
