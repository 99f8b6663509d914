import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import { numberFormat, readNumber } from './core/number'
import { compare, divide, exact, multiply, type Rational, toNumber } from './core/rational'
import { answer, fault, type Result } from './core/result'

export type Units = 'metric' | 'imperial'

export const systems: readonly Units[] = ['metric', 'imperial']

export interface Input {
  readonly units: Units
  /** In kilograms (1 to 1000) or pounds (2 to 2200). */
  readonly weight: string
  /** In centimetres (50 to 300) or inches (20 to 120). */
  readonly height: string
}

/** The four categories for adults (spec part 1, point 9), each from its least BMI up to the next one's. */
export const categories = [
  { category: 'underweight', from: 0 },
  { category: 'normal', from: 18.5 },
  { category: 'overweight', from: 25 },
  { category: 'obese', from: 30 },
] as const

export type Category = (typeof categories)[number]['category']

/** Weights of BMI 18.5 and 24.9 at a height, to 1 decimal. */
export interface HealthyRange {
  readonly min: number
  readonly max: number
  readonly unit: 'kg' | 'lb'
}

export interface Output {
  /** Kilograms by metres squared, to 10 decimals. */
  readonly bmi: number
  /** That of the exact BMI, not of a rounded one: 24.96 is normal. */
  readonly category: Category
  readonly healthyRange: HealthyRange
}

/**
 * `not-positive`, `too-small`, `too-large`: no adult's weight or height, most often another unit's number,
 * such as 1.75 for 175 cm. `unknown-units`: `units` is neither of the two.
 */
export type IssueCode = NumberIssue | 'unknown-units'

export const initial: Input = { units: 'metric', weight: '', height: '' }
export const example: Input = { units: 'metric', weight: '70', height: '175' }

/** From `min` to `max` units, each worth `si` kilograms or metres; `back` is what one of those is worth. */
const quantity = (min: number, max: number, si: number, back = divide(exact(1), exact(si))) => ({
  positive: true,
  min,
  max,
  si: exact(si),
  back,
})

/** What may be typed in each system, and what it is worth (spec part 1, point 9). */
const tables = {
  metric: { weight: quantity(1, 1000, 1), height: quantity(50, 300, 0.01), unit: 'kg' },
  imperial: { weight: quantity(2, 2200, 0.453592, exact(2.20462)), height: quantity(20, 120, 0.0254), unit: 'lb' },
} as const

/** 70 kg at 1.75 m is 22.8571428571. `metres` is above 0. */
export const bmi = (kilograms: number, metres: number): number => show(index(exact(kilograms), exact(metres)))

/** 24.96 is 'normal', 25 is 'overweight'. */
export const classify = (bmi: number): Category => categoryOf(exact(bmi))

/** At 1.75 m from 56.7 to 76.3 kg. */
export const healthyRange = (metres: number, unit: 'kg' | 'lb' = 'kg'): HealthyRange =>
  rangeAt(exact(metres), unit === 'kg' ? 'metric' : 'imperial')

const show = (value: Rational): number => toNumber(value, 10)

function index(kilograms: Rational, metres: Rational): Rational {
  return divide(kilograms, multiply(metres, metres))
}

function categoryOf(index: Rational): Category {
  const reached = categories.filter(({ from }) => compare(index, exact(from)) >= 0)
  return (reached.at(-1) ?? categories[0]).category
}

function rangeAt(metres: Rational, units: Units): HealthyRange {
  const { unit, weight } = tables[units]
  const square = multiply(multiply(metres, metres), weight.back)
  const weighed = (index: number) => toNumber(multiply(exact(index), square), 1)
  return { min: weighed(18.5), max: weighed(24.9), unit }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  if (!systems.includes(input.units)) return fault({ code: 'unknown-units', field: 'units' })
  const table = tables[input.units]
  const form = readFields(input, context)
  const weight = form.number('weight', table.weight)
  const height = form.number('height', table.height)
  if (weight === undefined || height === undefined) return fault(...form.issues)
  const metres = multiply(exact(height), table.height.si)
  const exactly = index(multiply(exact(weight), table.weight.si), metres)
  return answer({ bmi: show(exactly), category: categoryOf(exactly), healthyRange: rangeAt(metres, input.units) })
}

/**
 * The input in the other system, what was typed converted to 1 decimal: 70 kg is 154.3 lb, 175 cm is 68.9 in.
 * Text that is not a number stays. `before` is the input that this one was converted from: a field that has not
 * been edited since takes its old text again, so that switching there and back changes nothing.
 */
export function convertUnits(input: Input, units: Units, context: Context = {}, before?: Input): Input {
  if (units === input.units || !systems.includes(input.units)) return { ...input, units }
  const converted = (field: 'weight' | 'height', from: Input, to: Units) =>
    convertText(from[field], multiply(tables[from.units][field].si, tables[to][field].back), context.locale)
  const text = (field: 'weight' | 'height') =>
    before?.units === units && converted(field, before, input.units) === input[field]
      ? before[field]
      : converted(field, input, units)
  return { units, weight: text('weight'), height: text('height') }
}

function convertText(text: string, factor: Rational, locale = 'en-US'): string {
  const number = Number(readNumber(`${text}`, locale) ?? Number.NaN)
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) return text
  return numberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(
    toNumber(multiply(exact(number), factor), 1),
  )
}
