import type { Context } from '../engine'
import { numberFormat } from '../numbers/number-format'
import { divide, exact, multiply, type Rational, toNumber } from '../numbers/rational'
import { readNumber } from '../numbers/read-number'
import { readText } from '../text-field'
import { heightParts, interpretHeight, interpretWeight, type MeasureReading, type Units } from './read-measure'

export type { Units } from './read-measure'

export const systems: readonly Units[] = ['metric', 'imperial']

/** From `min` to `max` units. `si` is one unit in kilograms or meters; `back` converts it the other way. */
const quantity = (min: number, max: number, si: number, back = divide(exact(1), exact(si))) => ({
  positive: true,
  min,
  max,
  si: exact(si),
  back,
})

/**
 * The accepted ranges for body measurements in each system, as rules for `readFields` (docs/rules.md): kilograms (1 to
 * 1000) and centimeters (50 to 300), or pounds (2 to 2200) and inches (20 to 120).
 */
export const tables = {
  metric: { weight: quantity(1, 1000, 1), height: quantity(50, 300, 0.01), unit: 'kg' },
  imperial: { weight: quantity(2, 2200, 0.453592, exact(2.20462)), height: quantity(20, 120, 0.0254), unit: 'lb' },
} as const

/** The weights for BMI 18.5 and 24.9 (docs/rules.md) at a given height, in the system's unit, to 1 decimal. */
export interface HealthyRange {
  readonly min: number
  readonly max: number
  readonly unit: 'kg' | 'lb'
}

/** At 1.75 m: 56.7 to 76.3 kg. */
export function healthyRange(meters: Rational, units: Units): HealthyRange {
  const { unit, weight } = tables[units]
  const square = multiply(multiply(meters, meters), weight.back)
  const weighed = (index: number) => toNumber(multiply(exact(index), square), 1)
  return { min: weighed(18.5), max: weighed(24.9), unit }
}

/** The BMI and height of nearly all adults. Others are usually a typo or the wrong unit. */
const usual = { bmi: { min: 12, max: 60 }, centimeters: { min: 120, max: 230 } }

/** Whether the weight for a height, or the height alone, is unlikely for an adult. */
export function isUnlikely(input: Measured, { locale = 'en-US' }: Context = {}): boolean {
  const [weight, height] = (['weight', 'height'] as const).map((field) => {
    const { value } = readMeasure(input, field, locale) ?? {}
    return value && value * toNumber(tables[input.units][field].si, 10)
  })
  if (!height || ('weight' in input && !weight)) return false
  const isOutside = (value: number, { min, max }: { min: number; max: number }) => value < min || value > max
  return weight ? isOutside(weight / height ** 2, usual.bmi) : isOutside(height * 100, usual.centimeters)
}

type Field = 'weight' | 'height'

interface Measured {
  readonly units: Units
  readonly weight?: string
  readonly height?: string
}

const fieldsOf = (input: Measured) => (['weight', 'height'] as const).filter((field) => field in input)

function readMeasure(input: Measured, field: Field, locale: string): MeasureReading | undefined {
  const text: unknown = input[field]
  if (typeof text !== 'string' || !systems.includes(input.units)) return undefined
  return field === 'height' ? interpretHeight(text, input.units, locale) : interpretWeight(text, input.units, locale)
}

/**
 * The input with weight and height as numbers in its system's units, in the locale's digits: `5'11"` becomes '71' in
 * inches. Text that is already such a number stays as typed, and so does text that can't be read.
 */
export function withPlainMeasures<Input extends Measured>(typed: Input, { locale = 'en-US' }: Context = {}): Input {
  const input = { ...typed, units: readText(typed, 'units') as Units }
  const plain = fieldsOf(input).map((field) => {
    const reading = readMeasure(input, field, locale)
    const isPlain = !reading || (reading.literal && readNumber(`${input[field]}`, locale) !== undefined)
    return [field, isPlain ? input[field] : writeNumber(reading.value, locale, 10)]
  })
  return { ...input, ...Object.fromEntries(plain) }
}

/**
 * The input converted to the other system, to 1 decimal: 70 kg becomes 154.3 lb, 175 cm becomes 5'8.9". Text that can't
 * be read stays. `before` is the input that this one was converted from: a field that hasn't been edited since gets its
 * old text back, so switching back and forth changes nothing.
 */
export function convertUnits<Input extends Measured>(
  input: Input,
  units: Units,
  context: Context = {},
  before?: Input,
): Input {
  if (units === input.units || !systems.includes(input.units)) return { ...input, units }
  const { locale = 'en-US' } = context
  const convert = (field: Field, from: Input, to: Units) => {
    const { value = Number.NaN } = readMeasure(from, field, locale) ?? {}
    if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return from[field]
    const factor = multiply(tables[from.units][field].si, tables[to][field].back)
    const converted = toNumber(multiply(exact(value), factor), 1)
    const isInFeet = field === 'height' && to === 'imperial' && converted >= 12
    return isInFeet ? writeFeet(converted, locale) : writeNumber(converted, locale, 1)
  }
  const convertField = (field: Field) =>
    before?.units === units && convert(field, before, input.units) === input[field]
      ? before[field]
      : convert(field, input, units)
  return { ...input, units, ...Object.fromEntries(fieldsOf(input).map((field) => [field, convertField(field)])) }
}

/** 70.1 inches as people write a height: `5'10.1"`. */
function writeFeet(value: number, locale: string): string {
  const { feet, inches } = heightParts(value, 'imperial')
  return `${writeNumber(feet, locale, 0)}'${writeNumber(inches, locale, 1)}"`
}

const writeNumber = (value: number, locale: string, maximumFractionDigits: number): string =>
  numberFormat(locale, { maximumFractionDigits, useGrouping: false }).format(value)
