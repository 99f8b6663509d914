import { readNumber } from '../numbers/read-number'
import { fold } from '../text/fold'
import { type HeightUnit, unitKey, unitOf, type WeightUnit } from './unit-words'

export type Units = 'metric' | 'imperial'

/**
 * `value` is in the system's unit (centimeters or inches, kilograms or pounds), to 10 decimals. `literal`: typed in
 * that unit, so there's no conversion to show.
 */
export interface MeasureReading {
  readonly value: number
  readonly literal: boolean
}

/** Centimeters: the international yard and pound agreement, 1959. */
const lengths: Readonly<Record<HeightUnit, number>> = { centimeter: 1, meter: 100, inch: 2.54, foot: 30.48 }

/** Kilograms per pound as in body-measures.ts, so that a weight is the same in both systems (docs/rules.md). */
const pound = 0.453592
const masses: Readonly<Record<WeightUnit, number>> = { kilogram: 1, pound, stone: 14 * pound }

/** The smaller unit that may follow, with or without its name, and how many make one larger unit. */
const smaller: Readonly<Record<string, { readonly unit: HeightUnit | WeightUnit; readonly count: number }>> = {
  foot: { unit: 'inch', count: 12 },
  meter: { unit: 'centimeter', count: 100 },
  stone: { unit: 'pound', count: 14 },
}

/**
 * A number without a unit uses the first of these whose range contains it, otherwise the field's own unit (the first).
 */
const bareHeights: Readonly<Record<Units, readonly (readonly [unit: HeightUnit, min: number, max: number])[]>> = {
  metric: [
    ['centimeter', 50, 300],
    ['meter', 0.5, 3],
    ['foot', 3, 9],
  ],
  imperial: [
    ['inch', 20, 120],
    ['foot', 3, 9],
    ['meter', 1, 3],
    ['centimeter', 120, 300],
  ],
}

/**
 * Reads a height: `5'11"`, '5 ft 11', '5 11', '71 in', '1.80 m', '1m80' or '180 cm', in either system. A bare number is
 * in centimeters or inches, unless that would be impossible and another unit fits: 1.8 is meters, 6 is feet, and '5.11'
 * is 5 ft 11 in. Undefined if it isn't a height. The tool checks the range.
 */
export function interpretHeight(text: string, units: Units, locale = 'en-US'): MeasureReading | undefined {
  const own = units === 'metric' ? 'centimeter' : 'inch'
  const feetAndInches = (feet: string, inches: string) =>
    convert(
      [
        [Number(feet), 'foot'],
        [Number(inches), 'inch'],
      ],
      lengths,
      own,
    )
  const [, feet, inches] = /^\s*([3-8])(?:\s*-\s*|\s+)(\d|1[01])\s*$/.exec(fold(text.slice(0, 100))) ?? []
  if (feet && inches) return feetAndInches(feet, inches)
  // Units come first: as a number, '1.8 m' would be 1.8 million.
  const measure = readMeasure(text, lengths, own, locale)
  if (measure) return measure
  const bare = readNumber(text, locale)
  if (bare === undefined) return undefined
  const number = Number(bare)
  const [unit] = bareHeights[units].find(([, min, max]) => number >= min && number <= max) ?? [own]
  const [, whole, after] = /^(\d)\.(\d|1[01])$/.exec(bare) ?? []
  return unit === 'foot' && whole && after ? feetAndInches(whole, after) : convert([[number, unit]], lengths, own)
}

/** Reads a weight: '12 st 4', '82 kg' or '180 lbs', in either system. A bare number is in kilograms or pounds. */
export function interpretWeight(text: string, units: Units, locale = 'en-US'): MeasureReading | undefined {
  const own = units === 'metric' ? 'kilogram' : 'pound'
  const measure = readMeasure(text, masses, own, locale)
  if (measure) return measure
  const bare = readNumber(text, locale)
  return bare === undefined ? undefined : convert([[Number(bare), own]], masses, own)
}

type Amount = readonly [number: number, unit: string]
type Table = Readonly<Record<string, number>>

function convert(amounts: readonly Amount[], table: Table, own: string): MeasureReading | undefined {
  const isOwn = amounts.length === 1 && amounts[0]?.[1] === own
  const inOwn = amounts.map(
    ([number, unit]) => number * (unit === own ? 1 : (table[unit] ?? Number.NaN) / (table[own] ?? 1)),
  )
  const sum = inOwn.reduce((total, part) => total + part, 0)
  return Number.isFinite(sum) ? { value: isOwn ? sum : Number(sum.toFixed(10)), literal: isOwn } : undefined
}

/** A number with its unit, or two numbers if the second unit is the next smaller one or is omitted. */
function readMeasure(text: string, table: Table, own: string, locale: string): MeasureReading | undefined {
  if (text.length > 100) return undefined
  const folded = fold(text).trim()
  const parts = [...folded.matchAll(/([\d.,٫٬]*\d)([^\d]*)/g)]
  if (parts.length === 0 || parts.length > 2 || !/^\d/.test(folded)) return undefined
  const amounts = parts.map(([, number = '', word = '']): Amount => {
    const key = unitKey(word)
    const unit = key === '' ? '' : (unitOf(key, locale) ?? unitOf(key.replace(/and$/, ''), locale))
    return [readPart(number, locale), unit ?? 'unknown']
  })
  const [first, second] = amounts
  if (!first || !(first[1] in table)) return undefined
  if (!second) return convert([first], table, own)
  const next = smaller[first[1]]
  const [number, unit] = second
  if (!next || !Number.isInteger(first[0]) || number >= next.count || (unit !== '' && unit !== next.unit))
    return undefined
  return convert([first, [number, next.unit]], table, own)
}

/** A comma or point that can't be a group separator is the decimal separator: '1,80' in en-US is 1.8. */
function readPart(text: string, locale: string): number {
  return Number(readNumber(text, locale) ?? text.replace(/[,٫]/, '.'))
}

/** A height in the system's unit, formatted in feet and inches and in centimeters: '5 ft 11 in · 180.3 cm'. */
export function heightParts(value: number, units: Units) {
  const centimeters = units === 'metric' ? value : value * lengths.inch
  const inches = Math.round((centimeters / lengths.inch) * 10) / 10
  const feet = Math.floor(inches / 12)
  return { feet, inches: Math.round((inches - feet * 12) * 10) / 10, centimeters: Math.round(centimeters * 10) / 10 }
}

/** A weight in the system's unit, formatted in kilograms and in pounds: '172 lb · 78 kg'. */
export function weightParts(value: number, units: Units) {
  const kilograms = units === 'metric' ? value : value * pound
  return { kilograms: Math.round(kilograms * 10) / 10, pounds: Math.round((kilograms / pound) * 10) / 10 }
}
