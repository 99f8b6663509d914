import type { Context } from './engine'
import { numberFormat } from './numbers/number-format'
import { divide, exact, multiply, type Rational, toNumber } from './numbers/rational'
import { readNumber } from './numbers/read-number'

export type Units = 'metric' | 'imperial'

export const systems: readonly Units[] = ['metric', 'imperial']

/** From `min` to `max` units, each worth `si` kilograms or metres; `back` is what one of those is worth. */
const quantity = (min: number, max: number, si: number, back = divide(exact(1), exact(si))) => ({
  positive: true,
  min,
  max,
  si: exact(si),
  back,
})

/**
 * What may be typed of a body in each system, rules for `readFields`, and what it is worth (spec part 1, point 9):
 * kilograms (1 to 1000) and centimetres (50 to 300), or pounds (2 to 2200) and inches (20 to 120).
 */
export const tables = {
  metric: { weight: quantity(1, 1000, 1), height: quantity(50, 300, 0.01), unit: 'kg' },
  imperial: { weight: quantity(2, 2200, 0.453592, exact(2.20462)), height: quantity(20, 120, 0.0254), unit: 'lb' },
} as const

/** Weights of BMI 18.5 and 24.9 (spec part 1, point 9) at a height, in a system's unit, to 1 decimal. */
export interface HealthyRange {
  readonly min: number
  readonly max: number
  readonly unit: 'kg' | 'lb'
}

/** At 1.75 m from 56.7 to 76.3 kg. */
export function healthyRange(metres: Rational, units: Units): HealthyRange {
  const { unit, weight } = tables[units]
  const square = multiply(multiply(metres, metres), weight.back)
  const weighed = (index: number) => toNumber(multiply(exact(index), square), 1)
  return { min: weighed(18.5), max: weighed(24.9), unit }
}

type Field = 'weight' | 'height'

/**
 * The input in the other system, its weight and height, where it has them, converted to 1 decimal: 70 kg is 154.3 lb,
 * 175 cm is 68.9 in. Text that is not a number stays. `before` is the input that this one was converted from: a field
 * that has not been edited since takes its old text again, so that switching there and back changes nothing.
 */
export function convertUnits<Input extends { readonly units: Units } & { readonly [Name in Field]?: string }>(
  input: Input,
  units: Units,
  context: Context = {},
  before?: Input,
): Input {
  if (units === input.units || !systems.includes(input.units)) return { ...input, units }
  const convert = (field: Field, from: Input, to: Units) =>
    convertText(from[field], multiply(tables[from.units][field].si, tables[to][field].back), context.locale)
  const convertField = (field: Field) =>
    before?.units === units && convert(field, before, input.units) === input[field]
      ? before[field]
      : convert(field, input, units)
  const fields = (['weight', 'height'] as const).filter((field) => field in input)
  return { ...input, units, ...Object.fromEntries(fields.map((field) => [field, convertField(field)])) }
}

function convertText<Text>(text: Text, factor: Rational, locale = 'en-US'): Text | string {
  const number = Number(readNumber(`${text}`, locale) ?? Number.NaN)
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) return text
  return numberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(
    toNumber(multiply(exact(number), factor), 1),
  )
}
