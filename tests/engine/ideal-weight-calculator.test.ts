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
  type Units,
} from '../../src/engine/ideal-weight-calculator'
import oracle from './ideal-weight-calculator.oracle.json'

const imperial = (height: string, gender: Gender): Input => ({ units: 'imperial', height, gender })
const names = Object.keys(formulas) as Formula[]

// Expected values: worked examples in print. ajdesigner.com/ideal-weight: a man of 70 in; ourdailycalc.com/blog/
// ideal-weight-formulas: a woman of 66 in.
describe('a worked example', () => {
  it.each([
    ['male', 70, [75, 73, 71, 70.3]],
    ['female', 66, [58.7, 59.3, 59.2, 61.26]],
  ] as const)('of a %s of %d inches comes out', (gender, inches, weights) => {
    expect(names.map((formula) => idealWeight(formula, inches, gender))).toEqual(weights)
  })

  it('is the same for a height typed with its unit', () => {
    expect(evaluate({ ...example, height: '1.75 m' })).toEqual(evaluate(example))
    expect(evaluate({ ...example, units: 'imperial', height: `5'10"` })).toEqual(
      evaluate({ ...example, units: 'imperial', height: '70' }),
    )
  })

  // 48 + 2.7 × (175 / 2.54 - 60) = 72.02…, 18.5 × 1.75² = 56.66, 24.9 × 1.75² = 76.26: worked with Python's decimal.
  it('has the BMI range and the ends of its picture', () => {
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

  it('is given in pounds where inches are typed', () => {
    // 75, 73, 71 and 70.3 kg by 2.20462.
    const value = { hamwi: 165.3, devine: 160.9, robinson: 156.5, miller: 155, unit: 'lb' }
    expect(evaluate(imperial('70', 'male'))).toMatchObject({ ok: true, value })
  })

  it('reads numbers as the locale writes them', () => {
    expect(evaluate({ ...example, height: '175,0' }, { locale: 'de-DE' })).toEqual(evaluate(example))
  })
})

// Expected values: ideal-weight-calculator.oracle.py, exact fractions; heights around 60 inches and where a formula
// reaches 0, ties between two tenths, the corners of the limits.
describe('agrees with the oracle', () => {
  it.each(oracle as [string, string, string, ...string[]][])('%s %s %s', (units, height, gender, ...figures) => {
    const [hamwi, devine, robinson, miller, min, max] = figures.map(Number)
    const value = { hamwi, devine, robinson, miller, bmiRange: { min, max } }
    expect(evaluate({ units, height, gender } as Input)).toMatchObject({ ok: true, value })
  })
})

// Expected values: formulas made for 60 inches and more (spec part 1, point 9), that is 152.4 cm.
describe('a height below 60 inches', () => {
  it.each([
    [{ ...example, height: '152.4' }, false],
    [{ ...example, height: '152.3' }, true],
    [imperial('60', 'female'), false],
    [imperial('59.9', 'female'), true],
  ])('is said to be one: %j', (input, extrapolated) => {
    expect(evaluate(input)).toMatchObject({ ok: true, value: { extrapolated } })
  })

  it('gives no weight below 0', () => {
    // 48 + 2.7 × (40 - 60) = -6; 50 + 2.3 × (40 - 60) = 4.
    expect(evaluate(imperial('40', 'male'))).toMatchObject({ ok: true, value: { hamwi: 0, devine: 8.8 } })
    expect(idealWeight('hamwi', 40, 'male')).toBe(0)
  })
})

// Expected values: the limits in the docstring of Input, and the issue codes of core/fields.
describe('errors', () => {
  const other = 'other' as Gender & Units
  it.each<[string, Input, object[]]>([
    ['nothing typed', initial, [{ code: 'missing', field: 'height' }]],
    ['words', { ...example, height: 'tall' }, [{ code: 'not-a-number', field: 'height' }]],
    ['nobody', { ...example, height: '0' }, [{ code: 'not-positive', field: 'height' }]],
    ['a doll', { ...example, height: '49.9' }, [{ code: 'too-small', field: 'height', values: { min: 50 } }]],
    ['a giant in inches', imperial('121 in', 'male'), [{ code: 'too-large', field: 'height', values: { max: 120 } }]],
    ['unknown units', { ...example, units: other }, [{ code: 'unknown-units', field: 'units' }]],
    ['another gender', { ...example, gender: other }, [{ code: 'unknown-gender', field: 'gender' }]],
    [
      'two at once',
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

// Expected values: cm ÷ 2.54 (spec part 1, point 9), by Python's decimal, rounded half up to one decimal.
describe('switching the units', () => {
  it('keeps the height and leaves the rest', () => {
    const there = convertUnits({ ...example, gender: 'female' }, 'imperial')
    expect(there).toEqual(imperial(`5'8.9"`, 'female'))
    expect(convertUnits(there, 'metric')).toEqual({ units: 'metric', height: '175', gender: 'female' })
  })

  it('keeps text that is not a number, and a field that is already converted', () => {
    expect(convertUnits({ ...example, height: 'tall' }, 'imperial').height).toBe('tall')
    expect(convertUnits({ ...example, height: '5 apples' }, 'imperial').height).toBe('5 apples')
    expect(convertUnits({ ...example, height: '9'.repeat(400) }, 'imperial').height).toBe('9'.repeat(400))
    expect(convertUnits(example, 'metric')).toEqual(example)
    expect(convertUnits({ ...example, units: 'stone' as Units }, 'metric')).toEqual(example)
  })

  it('reads and writes numbers as the locale does', () => {
    expect(convertUnits({ ...example, height: '175,5' }, 'imperial', { locale: 'de-DE' }).height).toBe(`5'9,1"`)
  })

  it('gives back what was there', () => {
    const before = { ...example, height: '175.04' }
    expect(convertUnits(convertUnits(before, 'imperial'), 'metric', {}, before)).toEqual(before)
  })
})

describe('properties', () => {
  const inches = fc.integer({ min: 600, max: 1200 }).map((tenths) => tenths / 10)
  const gender = fc.constantFrom(...genders)

  it('who is taller weighs more by every formula', () => {
    fc.assert(
      fc.property(inches, inches, gender, (one, other, gender) => {
        fc.pre(one < other)
        for (const formula of names)
          expect(idealWeight(formula, one, gender)).toBeLessThan(idealWeight(formula, other, gender))
      }),
    )
  })

  it('the picture holds every figure', () => {
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
