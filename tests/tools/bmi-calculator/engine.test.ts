import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awayFromHealthy,
  bmi,
  categories,
  classify,
  convertUnits,
  evaluate,
  example,
  healthyRange,
  type Input,
  initial,
  isUnlikely,
  type Units,
} from '../../../src/engine/bmi-calculator/bmi-calculator'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import oracle from './engine.oracle.json'

const metric = (weight: string, height: string): Input => ({ units: 'metric', weight, height })
const imperial = (weight: string, height: string): Input => ({ units: 'imperial', weight, height })

// Expected values: Python's decimal, with the constants of docs/rules.md. 70 / 1.75² = 22.857142857…, 18.5 × 1.75² =
// 56.65625, 24.9 × 1.75² = 76.25625; 160 × 0.453592 / (70 × 0.0254)² = 22.95735530246…, and 128.934… to 173.538… lb.
describe('BMI', () => {
  it('is kilograms divided by meters squared', () => {
    const value = { bmi: 22.8571428571, category: 'normal', healthyRange: { min: 56.7, max: 76.3, unit: 'kg' } }
    expect(evaluate(example)).toEqual({ ok: true, value })
    expect(bmi(70, 1.75)).toBe(22.8571428571)
    expect(healthyRange(1.75)).toEqual({ min: 56.7, max: 76.3, unit: 'kg' })
  })

  it('accepts pounds and inches, and returns the range in pounds', () => {
    expect(evaluate(imperial('160', '70'))).toEqual({
      ok: true,
      value: { bmi: 22.9573553025, category: 'normal', healthyRange: { min: 128.9, max: 173.5, unit: 'lb' } },
    })
    expect(healthyRange(1.778, 'lb')).toEqual({ min: 128.9, max: 173.5, unit: 'lb' })
  })

  it('reads numbers in the locale’s format', () => {
    expect(evaluate(metric('70,0', '175'), { locale: 'de-DE' })).toEqual(evaluate(example))
  })
})

// Expected values: by hand, from 56.7 to 76.3 kg at 175 cm, and 128.9 to 173.5 lb at 70 in. 76.4 kg is a BMI of 24.947.
eachRow([
  [metric('80', '175'), 3.7],
  [metric('50', '175'), -6.7],
  [metric('70', '175'), 0],
  [metric('76.4', '175'), 0],
  [imperial('200', '70'), 26.5],
  [imperial('8 st', `5'10"`), -16.9],
  [metric('', '175'), 0],
])('%o is %d away from the healthy range', (input, away) => {
  expect(awayFromHealthy(input)).toBe(away)
})

// Expected values: by hand. 20 / 1.3² = 11.83, 21 / 1.3² = 12.43; 173 / 1.7² = 59.86, 174 / 1.7² = 60.21.
eachRow([
  [metric('70', '175'), false],
  [metric('21', '130'), false],
  [metric('20', '130'), true],
  [metric('173', '170'), false],
  [metric('174', '170'), true],
  [metric('70', '69'), true],
  [imperial('154', `5'9"`), false],
  [imperial('154', '175'), false],
  [imperial('154', '25'), true],
  [metric('', '175'), false],
  [metric('heavy', '175'), false],
])('%o is unlikely for an adult: %o', (input, expected) => {
  expect(isUnlikely(input)).toBe(expected)
})

// Expected values: WHO Technical Report Series 894, 2000, table 2.1, and docs/rules.md (24.96 is normal).
describe('the category', () => {
  eachRow([
    [0, 'underweight'],
    [18.4999999999, 'underweight'],
    [18.5, 'normal'],
    [24.96, 'normal'],
    [24.9999999999, 'normal'],
    [25, 'overweight'],
    [29.96, 'overweight'],
    [30, 'obese'],
    [4000, 'obese'],
  ])('of %d is %s', (value, category) => {
    expect(classify(value)).toBe(category)
  })

  it('uses the exact BMI, even if it rounds up at 10 decimals', () => {
    // 72.2499999999 / 1.7² is 24.9999999999654…
    expect(evaluate(metric('72.2499999999', '170'))).toMatchObject({ value: { bmi: 25, category: 'normal' } })
  })

  it('starts where the previous one ends', () => {
    expect(categories.map(({ from }) => from)).toEqual([0, 18.5, 25, 30])
  })
})

// Expected values: engine.oracle.py, with exact fractions. Includes each category's boundary and values just below
// and above it, heights where an end of the range is a rounding tie, and the extremes of both fields.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [row.units, row.weight, row.height, row] as const))('%s: %s at %s', (_u, _w, _h, row) => {
    const { weight, height, category } = row
    const unit = row.units === 'metric' ? 'kg' : 'lb'
    expect(evaluate({ units: row.units as Units, weight, height })).toEqual({
      ok: true,
      value: { bmi: Number(row.bmi), category, healthyRange: { min: Number(row.min), max: Number(row.max), unit } },
    })
  })
})

describe('weight and height with units', () => {
  eachRow<[Input, Input]>([
    [metric('70 kg', '1.75 m'), metric('70', '175')],
    [metric('70', '1.75'), metric('70', '175')],
    [imperial('160 lbs', '5 ft 10'), imperial('160', '70')],
    [imperial('11 st 6', `5'10"`), imperial('160', '70')],
    [imperial('160', '5.10'), imperial('160', '70')],
  ])('reads %j as %j', (typed, plain) => {
    expect(evaluate(typed)).toEqual(evaluate(plain))
    expect(evaluate(plain).ok).toBe(true)
  })

  // 70 kg at 1.75 m, although the fields are in pounds and inches.
  it('gives the same BMI in the other system', () => {
    expect(valueIn(evaluate(imperial('70 kg', '175 cm'))).bmi).toBeCloseTo(22.8571428571, 8)
  })

  it('reads them in the locale’s format', () => {
    expect(evaluate(metric('70,0 kg', '1,75 m'), { locale: 'de-DE' })).toEqual(evaluate(example))
  })
})

// Expected values: the limits in the docstring of Input, and the issue codes of core/fields.
describe('errors', () => {
  eachRow<[string, Input, object[]]>([
    [
      'empty fields',
      initial,
      [
        { code: 'missing', field: 'weight' },
        { code: 'missing', field: 'height' },
      ],
    ],
    ['text', metric('heavy', '175'), [{ code: 'not-a-number', field: 'weight' }]],
    ['zero weight', metric('0', '175'), [{ code: 'not-positive', field: 'weight' }]],
    ['negative height', metric('70', '-175'), [{ code: 'not-positive', field: 'height' }]],
    ['too short', metric('70', '49.9'), [{ code: 'too-small', field: 'height', values: { min: 50 } }]],
    ['too short in inches', imperial('160', '19.9'), [{ code: 'too-small', field: 'height', values: { min: 20 } }]],
    ['too heavy', metric('1000.1', '175'), [{ code: 'too-large', field: 'weight', values: { max: 1000 } }]],
    ['too tall in inches', imperial('160', '121 in'), [{ code: 'too-large', field: 'height', values: { max: 120 } }]],
    [
      'both fields',
      metric('x', '0'),
      [
        { code: 'not-a-number', field: 'weight' },
        { code: 'not-positive', field: 'height' },
      ],
    ],
    ['unknown units', { ...example, units: 'stone' as Units }, [{ code: 'unknown-units', field: 'units' }]],
    [
      'a property of Object.prototype as units',
      { ...example, units: '__proto__' as Units },
      [{ code: 'unknown-units', field: 'units' }],
    ],
  ])('%s', (_, input, issues) => {
    expect(evaluate(input)).toEqual({ ok: false, issues })
  })
})

// Expected values: kg × 2.20462, lb × 0.453592, cm ÷ 2.54, in × 2.54 (docs/rules.md), by Python's decimal,
// rounded half up to one decimal.
describe('switching units converts the fields', () => {
  eachRow<[Input, Input]>([
    [metric('70', '175'), imperial('154.3', `5'8.9"`)],
    [metric('50', '165'), imperial('110.2', `5'5"`)],
    [metric('45.35', '183'), imperial('100', `6'0"`)],
    [metric('0', ''), imperial('0', '')],
    [metric('-70', 'tall'), imperial('-154.3', 'tall')],
    [metric(' 70 ', '1e3'), imperial('154.3', '1e3')],
    [metric('9'.repeat(400), '182,88'), imperial('9'.repeat(400), `6'0"`)],
    [metric('9'.repeat(400), '49 apples'), imperial('9'.repeat(400), '49 apples')],
    [metric('12 st 4', '1.75 m'), imperial('172', `5'8.9"`)],
    [metric('70', '178'), imperial('154.3', `5'10.1"`)],
    [metric('70', '20'), imperial('154.3', '7.9')],
    [imperial('12 st 4', `5'11"`), metric('78', '180.3')],
    [imperial('150', '72'), metric('68', '182.9')],
    [imperial('154.3', '68.9'), metric('70', '175')],
    [imperial('0.5', '65'), metric('0.2', '165.1')],
  ])('%j', (input, output) => {
    expect(convertUnits(input, output.units)).toEqual(output)
  })

  it('keeps fields that are in the system already', () => {
    expect(convertUnits(example, 'metric')).toEqual(example)
  })

  it('keeps fields in unknown units', () => {
    expect(convertUnits({ ...example, units: 'stone' as Units }, 'imperial')).toEqual({ ...example, units: 'imperial' })
  })

  eachRow([
    ['de-DE', '70,5', '155,4'],
    ['ar-EG', '٧٠٫٥', '١٥٥٫٤'],
    ['not a locale', '70.5', '155.4'],
  ])('reads and writes numbers in the format of %s', (locale, typed, converted) => {
    expect(convertUnits(metric(typed, ''), 'imperial', { locale }).weight).toBe(converted)
  })

  it('restores unedited fields and converts edited ones', () => {
    const before = metric('70.25', '165')
    const converted = convertUnits(before, 'imperial')
    expect(convertUnits(converted, 'metric')).toEqual(metric('70.3', '165.1'))
    expect(convertUnits(converted, 'metric', {}, before)).toEqual(before)
    expect(convertUnits({ ...converted, weight: '150' }, 'metric', {}, before)).toEqual(metric('68', '165'))
  })
})

const kilograms = fc.integer({ min: 10, max: 10_000 }).map((tenths) => tenths / 10)
const centimeters = fc.integer({ min: 500, max: 3000 }).map((tenths) => tenths / 10)
const units = fc.constantFrom<Units>('metric', 'imperial')

describe('properties', () => {
  it('doubles when the weight doubles, within rounding', () => {
    fc.assert(
      fc.property(kilograms, centimeters, (weight, height) => {
        expect(Math.abs(bmi(weight * 2, height / 100) - 2 * bmi(weight, height / 100))).toBeLessThan(2e-10 + 1e-12)
      }),
    )
  })

  it('classifies the middle of the healthy range as normal', () => {
    fc.assert(
      fc.property(centimeters, (height) => {
        const { min, max } = healthyRange(height / 100)
        expect(classify(bmi((min + max) / 2, height / 100))).toBe('normal')
      }),
    )
  })

  it('keeps a weight with one decimal when converting to pounds and back', () => {
    fc.assert(
      fc.property(kilograms, (weight) => {
        const input = metric(String(weight), '')
        expect(convertUnits(convertUnits(input, 'imperial'), 'metric')).toEqual(input)
      }),
    )
  })

  it('restores any text when the previous fields are given', () => {
    const text = fc.oneof(fc.string(), kilograms.map(String), fc.double().map(String))
    fc.assert(
      fc.property(fc.record({ units, weight: text, height: text }), units, (input, other) => {
        expect(convertUnits(convertUnits(input, other), input.units, {}, input)).toEqual(input)
      }),
    )
  })

  it('returns a value or issues for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ' ', '1e309', '-0', 'NaN', '1,5', '0.000001', '70', '175', '\ud800'),
      fc.anything(),
    )
    const record = fc.record(
      { units: fc.oneof(units, fc.anything()), weight: text, height: text },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(record, (input) => {
        const result = evaluate(input as Input)
        if (result.ok) expect(result.value.bmi).toBeGreaterThanOrEqual(0.1)
        else expect(result.issues.length).toBeGreaterThan(0)
      }),
    )
  })

  it('rejects a megabyte of digits', () => {
    expect(evaluate(metric('9'.repeat(1_000_000), '175'))).toMatchObject({ issues: [{ code: 'not-a-number' }] })
  })
})
