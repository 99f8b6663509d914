import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Activity,
  activities,
  basalMetabolicRate,
  convertUnits,
  evaluate,
  example,
  type Gender,
  goalsOf,
  type Input,
  initial,
  type Output,
  type Units,
} from '../../../src/engine/calorie-calculator/calorie-calculator'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import oracle from './engine.oracle.json'

const answerTo = (input: Partial<Input>): Output => valueIn(evaluate({ ...example, ...input }))

// Expected values: published examples, with their sources.
describe('an answer', () => {
  eachRow([
    ['calculatorlib.com, army BMR calculator', 70, 175, 30, 'male', 1648.75],
    ['superglobalcalculator.com, daily calorie need', 80, 178, 35, 'male', 1742.5],
    ['readitnowonline.com, 2020-06-20', 65, 170, 30, 'female', 1401.5],
  ] as const)('matches the example of %s', (_, kilograms, centimeters, age, gender, rate) => {
    expect(basalMetabolicRate(kilograms, centimeters, age, gender)).toBe(rate)
  })

  // 1742.5 × 1.55 = 2700.875. Targets: docs/rules.md. 500 a day is 3500 a week, or a pound (Wishnofsky 1958), which
  // is 0.453592 kg. Shares: of 3201, with Python's decimal.
  it('has the targets, from smallest to largest', () => {
    const man = { ...example, age: '35', weight: '80', height: '178' }
    expect(evaluate(man)).toEqual({
      ok: true,
      value: {
        bmr: 1743,
        maintenance: 2701,
        weightLoss: { mild: 2451, moderate: 2201, aggressive: 1951 },
        weightGain: { mild: 2951, moderate: 3201 },
        weightUnit: 'kg',
        least: 1500,
        ageUnstudied: false,
      },
    })
    expect(goalsOf(answerTo(man))).toEqual([
      { goal: 'weightLoss', pace: 'aggressive', calories: 1951, share: 0.6095, weeklyChange: -0.68, cautions: [] },
      { goal: 'weightLoss', pace: 'moderate', calories: 2201, share: 0.6876, weeklyChange: -0.45, cautions: [] },
      { goal: 'weightLoss', pace: 'mild', calories: 2451, share: 0.7657, weeklyChange: -0.23, cautions: [] },
      { goal: 'maintenance', pace: 'none', calories: 2701, share: 0.8438, weeklyChange: 0, cautions: [] },
      { goal: 'weightGain', pace: 'mild', calories: 2951, share: 0.9219, weeklyChange: 0.23, cautions: [] },
      { goal: 'weightGain', pace: 'moderate', calories: 3201, share: 1, weeklyChange: 0.45, cautions: [] },
    ])
  })

  it('is the same for a weight and height with units', () => {
    expect(answerTo({ ...example, weight: '70 kg', height: '1.75 m' })).toEqual(answerTo(example))
    const man = { ...example, units: 'imperial' } as const
    expect(answerTo({ ...man, weight: '11 st', height: `5'9"` })).toEqual(
      answerTo({ ...man, weight: '154', height: '69' }),
    )
  })

  it('has weekly changes in pounds for a weight in pounds', () => {
    const output = answerTo({ units: 'imperial', weight: '154', height: '69' })
    expect(output.weightUnit).toBe('lb')
    expect(goalsOf(output).map(({ weeklyChange }) => weeklyChange)).toEqual([-1.5, -1, -0.5, 0, 0.5, 1])
  })

  it('reads numbers in the locale’s format', () => {
    expect(evaluate({ ...example, weight: '70,0' }, { locale: 'de-DE' })).toEqual(evaluate(example))
  })
})

// Expected values: engine.oracle.py, with exact fractions, each rounded once. Includes 80 rounding ties and the
// extremes of the fields.
describe('matches the oracle', () => {
  eachRow(oracle as (string | number)[][])('%s %s %s %s %s %s', (...row) => {
    const [units, age, gender, weight, height, activity, ...figures] = row
    const [bmr, maintenance, mild, moderate, aggressive, gainMild, gainModerate] = figures
    expect(evaluate({ units, age, gender, weight, height, activity } as object as Input)).toMatchObject({
      ok: true,
      value: {
        bmr,
        maintenance,
        weightLoss: { mild, moderate, aggressive },
        weightGain: { mild: gainMild, moderate: gainModerate },
      },
    })
  })
})

// Expected values: docs/rules.md: below 1200 for women, 1500 for men, or below the basal metabolic rate.
describe('a caution', () => {
  const cautionsOf = (input: Partial<Input>) => goalsOf(answerTo(input)).map(({ cautions }) => cautions)

  it('is given for every target that is too low, and only for those', () => {
    // A 40-year-old woman, 50 kg, 160 cm: 1139 at rest, 1366.8 sedentary.
    expect(cautionsOf({ gender: 'female', age: '40', weight: '50', height: '160', activity: 'sedentary' })).toEqual([
      ['below-least', 'below-bmr'],
      ['below-least', 'below-bmr'],
      ['below-least', 'below-bmr'],
      [],
      [],
      [],
    ])
  })

  it('names only the limit that a target is below', () => {
    // A 30-year-old man, 120 kg, 190 cm: 2242.5 at rest, 2691 sedentary; 2191 and 1941 are above 1500.
    const input = { weight: '120', height: '190', activity: 'sedentary' } as const
    expect(cautionsOf(input)).toEqual([['below-bmr'], ['below-bmr'], [], [], [], []])
    // A 50-year-old woman, 45 kg, 150 cm, active: 976.5 at rest, 1684.46 in all; 1184 and 934 are below 1200.
    const active = { gender: 'female', age: '50', weight: '45', height: '150', activity: 'active' } as const
    expect(cautionsOf(active)).toEqual([['below-least', 'below-bmr'], ['below-least'], [], [], [], []])
  })

  it('uses the rounded target: 1499.6 is shown as 1500 and needs no caution', () => {
    // A 20-year-old man, 50 kg, 168.48 cm: 1458 at rest, and 1458 × 1.2 - 250 = 1499.6.
    const goals = goalsOf(answerTo({ age: '20', weight: '50', height: '168.48', activity: 'sedentary' }))
    expect(goals[2]).toMatchObject({ calories: 1500, cautions: [] })
  })

  eachRow([
    ['18.9', true],
    ['19', false],
    ['78', false],
    ['79', true],
  ])('at age %s is needed: %s', (age, ageUnstudied) => {
    expect(answerTo({ age }).ageUnstudied).toBe(ageUnstudied)
  })
})

// Expected values: the limits in the docstring of Input, and the issue codes of core/fields.
describe('errors', () => {
  const missing = ['age', 'weight', 'height'].map((field) => ({ code: 'missing', field }))
  eachRow<[string, Partial<Input>, object[]]>([
    ['empty fields', initial, missing],
    ['too young', { age: '0' }, [{ code: 'too-small', field: 'age', values: { min: 1 } }]],
    ['too old', { age: '121' }, [{ code: 'too-large', field: 'age', values: { max: 120 } }]],
    ['text', { weight: 'heavy' }, [{ code: 'not-a-number', field: 'weight' }]],
    ['too short', { height: '49.9' }, [{ code: 'too-small', field: 'height', values: { min: 50 } }]],
    ['unknown units', { units: 'stone' as Units }, [{ code: 'unknown-units', field: 'units' }]],
    ['unknown gender', { gender: 'toString' as Gender }, [{ code: 'unknown-gender', field: 'gender' }]],
    ['unknown activity', { activity: '__proto__' as Activity }, [{ code: 'unknown-activity', field: 'activity' }]],
    // 10 × 1 + 6.25 × 50 - 5 × 120 + 5 = -272.5.
    ['an impossible combination', { age: '120', weight: '1', height: '50' }, [{ code: 'implausible' }]],
  ])('%s', (_, input, issues) => {
    expect(evaluate({ ...example, ...input })).toEqual({ ok: false, issues })
  })
})

// Expected values: kg × 2.20462, cm ÷ 2.54 (docs/rules.md), by Python's decimal, half up to one decimal.
describe('switching units', () => {
  it('converts weight and height and keeps the rest', () => {
    const converted = convertUnits({ ...example, age: '41', gender: 'female' }, 'imperial')
    expect(converted).toEqual({
      ...example,
      units: 'imperial',
      age: '41',
      gender: 'female',
      weight: '154.3',
      height: `5'8.9"`,
    })
    expect(convertUnits(converted, 'metric')).toMatchObject({ weight: '70', height: '175' })
  })

  it('restores unedited fields', () => {
    const before = { ...example, weight: '70.04' }
    expect(convertUnits(convertUnits(before, 'imperial'), 'metric', {}, before)).toEqual(before)
  })
})

describe('properties', () => {
  const body = fc.record({
    age: fc.integer({ min: 18, max: 80 }).map(String),
    gender: fc.constantFrom<Gender>('male', 'female'),
    weight: fc.integer({ min: 400, max: 2000 }).map((tenths) => String(tenths / 10)),
    height: fc.integer({ min: 1400, max: 2200 }).map((tenths) => String(tenths / 10)),
    activity: fc.constantFrom(...(Object.keys(activities) as Activity[])),
  })

  it('has the same maintenance in both systems, within rounding', () => {
    fc.assert(
      fc.property(body, (body) => {
        const input = { ...example, ...body }
        const converted = evaluate(convertUnits(input, 'imperial'))
        if (!converted.ok) throw new Error(JSON.stringify(converted.issues))
        // Rounding by 0.05 lb is 0.23 kcal at rest, by 0.05 in 0.79: at most 1.9 times the sum, plus rounding twice.
        expect(Math.abs(converted.value.maintenance - answerTo(input).maintenance)).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('has its targets in increasing order', () => {
    fc.assert(
      fc.property(body, (body) => {
        const output = answerTo(body)
        const { maintenance, weightLoss, weightGain } = output
        const goals = goalsOf(output)
        const figures = [weightLoss.aggressive, weightLoss.moderate, weightLoss.mild, maintenance]
        expect(goals.map(({ calories }) => calories)).toEqual([...figures, weightGain.mild, weightGain.moderate])
        expect([...goals].sort((one, other) => one.calories - other.calories)).toEqual(goals)
      }),
    )
  })
})
