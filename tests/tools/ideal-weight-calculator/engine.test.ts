import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  convertUnits,
  evaluate,
  example,
  type Formula,
  formulas,
  type Gender,
  genders,
  type Input,
  idealWeight,
  initial,
  isUnlikely,
  type Units,
} from '../../../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import { eachRow } from '../../each-row'
import oracle from './engine.oracle.json'

const imperial = (height: string, gender: Gender): Input => ({ units: 'imperial', height, gender })
const names = Object.keys(formulas) as Formula[]

// Expected values: published examples. ajdesigner.com/ideal-weight for a 70-inch-tall man, ourdailycalc.com/blog/
// ideal-weight-formulas for a 66-inch-tall woman.
describe('ideal weight', () => {
  eachRow([
    ['male', 70, [75, 73, 71, 70.3]],
    ['female', 66, [58.7, 59.3, 59.2, 61.26]],
  ] as const)('matches published weights for a %s, %d in tall', (gender, inches, weights) => {
    expect(names.map((formula) => idealWeight(formula, inches, gender))).toEqual(weights)
  })

  it('is the same for a height with a unit', () => {
    expect(evaluate({ ...example, height: '1.75 m' })).toEqual(evaluate(example))
    expect(evaluate({ ...example, units: 'imperial', height: `5'10"` })).toEqual(
      evaluate({ ...example, units: 'imperial', height: '70' }),
    )
  })

  // 48 + 2.7 × (175 / 2.54 - 60) = 72.02…, 18.5 × 1.75² = 56.66, 24.9 × 1.75² = 76.26, with Python's decimal.
  it('comes with the BMI range and the ends of the chart', () => {
    expect(evaluate(example)).toEqual({
      ok: true,
      value: {
        hamwi: 72,
        devine: 70.5,
        robinson: 68.9,
        miller: 68.7,
        unit: 'kg',
        bmiRange: { min: 56.7, max: 76.3, unit: 'kg' },
        formulaRange: { min: 68.7, max: 72 },
        scale: { min: 50, max: 80 },
        extrapolated: false,
      },
    })
  })

  it('is in pounds for a height in inches', () => {
    // 75, 73, 71 and 70.3 kg × 2.20462.
    const value = { hamwi: 165.3, devine: 160.9, robinson: 156.5, miller: 155, unit: 'lb' }
    expect(evaluate(imperial('70', 'male'))).toMatchObject({ ok: true, value })
  })

  it('reads numbers in the locale’s format', () => {
    expect(evaluate({ ...example, height: '175,0' }, { locale: 'de-DE' })).toEqual(evaluate(example))
  })
})

// Expected values: engine.oracle.py, with exact fractions. Includes heights around 60 inches and where a
// formula reaches 0, rounding ties, and the extremes of the range.
describe('matches the oracle', () => {
  eachRow(oracle as [string, string, string, ...string[]][])('%s %s %s', (units, height, gender, ...figures) => {
    const [hamwi, devine, robinson, miller, min, max] = figures.map(Number)
    const value = { hamwi, devine, robinson, miller, bmiRange: { min, max } }
    expect(evaluate({ units, height, gender } as Input)).toMatchObject({ ok: true, value })
  })
})

// The formulas are for heights of 60 inches (152.4 cm) and more.
describe('a height under 60 inches', () => {
  eachRow([
    [{ ...example, height: '152.4' }, false],
    [{ ...example, height: '152.3' }, true],
    [imperial('60', 'female'), false],
    [imperial('59.9', 'female'), true],
  ])('is reported: %j', (input, extrapolated) => {
    expect(evaluate(input)).toMatchObject({ ok: true, value: { extrapolated } })
  })

  it('never gives a negative weight', () => {
    // 48 + 2.7 × (40 - 60) = -6; 50 + 2.3 × (40 - 60) = 4.
    expect(evaluate(imperial('40', 'male'))).toMatchObject({ ok: true, value: { hamwi: 0, devine: 8.8 } })
    expect(idealWeight('hamwi', 40, 'male')).toBe(0)
  })
})

// Expected values: the limits in the docstring of Input, and the issue codes of core/fields.
describe('errors', () => {
  const other = 'other' as Gender & Units
  eachRow<[string, Input, object[]]>([
    ['empty field', initial, [{ code: 'missing', field: 'height' }]],
    ['text', { ...example, height: 'tall' }, [{ code: 'not-a-number', field: 'height' }]],
    ['zero', { ...example, height: '0' }, [{ code: 'not-positive', field: 'height' }]],
    ['too short', { ...example, height: '49.9' }, [{ code: 'too-small', field: 'height', values: { min: 50 } }]],
    ['too tall in inches', imperial('121 in', 'male'), [{ code: 'too-large', field: 'height', values: { max: 120 } }]],
    ['unknown units', { ...example, units: other }, [{ code: 'unknown-units', field: 'units' }]],
    ['unknown gender', { ...example, gender: other }, [{ code: 'unknown-gender', field: 'gender' }]],
    [
      'two errors',
      { ...initial, gender: '__proto__' as Gender },
      [
        { code: 'missing', field: 'height' },
        { code: 'unknown-gender', field: 'gender' },
      ],
    ],
  ])('%s', (_, input, issues) => {
    expect(evaluate(input)).toEqual({ ok: false, issues })
  })
})

// Expected values: cm ÷ 2.54 (docs/rules.md), by Python's decimal, rounded half up to one decimal.
describe('switching units', () => {
  it('converts the height and keeps the rest', () => {
    const converted = convertUnits({ ...example, gender: 'female' }, 'imperial')
    expect(converted).toEqual(imperial(`5'8.9"`, 'female'))
    expect(convertUnits(converted, 'metric')).toEqual({ units: 'metric', height: '175', gender: 'female' })
  })

  it('keeps text that isn’t a height, and fields that are already converted', () => {
    expect(convertUnits({ ...example, height: 'tall' }, 'imperial').height).toBe('tall')
    expect(convertUnits({ ...example, height: '5 apples' }, 'imperial').height).toBe('5 apples')
    expect(convertUnits({ ...example, height: '9'.repeat(400) }, 'imperial').height).toBe('9'.repeat(400))
    expect(convertUnits(example, 'metric')).toEqual(example)
    expect(convertUnits({ ...example, units: 'stone' as Units }, 'metric')).toEqual(example)
  })

  it('reads and writes numbers in the locale’s format', () => {
    expect(convertUnits({ ...example, height: '175,5' }, 'imperial', { locale: 'de-DE' }).height).toBe(`5'9,1"`)
  })

  it('restores an unedited field', () => {
    const before = { ...example, height: '175.04' }
    expect(convertUnits(convertUnits(before, 'imperial'), 'metric', {}, before)).toEqual(before)
  })
})

describe('properties', () => {
  const inches = fc.integer({ min: 600, max: 1200 }).map((tenths) => tenths / 10)
  const gender = fc.constantFrom(...genders)

  it('increases with height in every formula', () => {
    fc.assert(
      fc.property(inches, inches, gender, (one, other, gender) => {
        fc.pre(one < other)
        for (const formula of names)
          expect(idealWeight(formula, one, gender)).toBeLessThan(idealWeight(formula, other, gender))
      }),
    )
  })

  it('has all weights within the chart', () => {
    fc.assert(
      fc.property(inches, gender, (height, gender) => {
        const result = evaluate(imperial(String(height), gender))
        if (!result.ok) throw new Error(JSON.stringify(result))
        const { scale, bmiRange, formulaRange } = result.value
        for (const weight of [...names.map((name) => result.value[name]), bmiRange.min, bmiRange.max]) {
          expect(weight).toBeGreaterThanOrEqual(scale.min)
          expect(weight).toBeLessThanOrEqual(scale.max)
        }
        expect(names.map((name) => result.value[name])).toEqual(
          expect.arrayContaining([formulaRange.min, formulaRange.max]),
        )
      }),
    )
  })
})

// Expected values: by hand. 47 in is 119.4 cm, 48 in is 121.9 cm, 90 in is 228.6 cm, 91 in is 231.1 cm.
eachRow([
  ['47', true],
  ['48', false],
  ['90', false],
  ['91', true],
  [`5'9"`, false],
  ['2.31 m', true],
])('a height of %s is unlikely for an adult: %s', (height, expected) => {
  expect(isUnlikely(imperial(height, 'male'))).toBe(expected)
})
