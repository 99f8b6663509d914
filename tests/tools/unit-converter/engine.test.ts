import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact } from '../../../src/engine/core/numbers/rational'
import {
  type Category,
  categories,
  convert,
  convertExactly,
  convertTyped,
  evaluate,
  example,
  exampleOf,
  hasUnit,
  type Input,
  initial,
  type Output,
  selectCategory,
  type Unit,
  unitsOf,
} from '../../../src/engine/unit-converter/unit-converter'
import { strings } from '../../../src/widgets/unit-converter/unit-converter.strings'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import oracle from './engine.oracle.json'

const names = Object.keys(categories) as Category[]

function answerTo(amount: string, from: Unit, to: Unit, context = {}): Output {
  const category = names.find((each) => unitsOf(each).includes(from)) as Category
  return valueIn(evaluate({ category, amount, from, to }, context))
}

// Expected values: NIST SP 811, appendix B.8; NIST Handbook 44, appendix C; IEC 80000-13.
describe('conversions that are exact by definition', () => {
  eachRow<[number, Unit, number, Unit]>([
    [1, 'inch', 2.54, 'centimeter'],
    [1, 'mile', 1609.344, 'meter'],
    [1, 'mile', 1760, 'yard'],
    [1, 'pound', 453.59237, 'gram'],
    [1, 'stone', 14, 'pound'],
    [1, 'pound', 16, 'ounce'],
    [1, 'gallon', 128, 'fluid-ounce'],
    [1, 'gallon', 3.785411784, 'liter'],
    [1, 'gallon', 16, 'cup'],
    [100, 'celsius', 212, 'fahrenheit'],
    [-40, 'celsius', -40, 'fahrenheit'],
    [0, 'kelvin', -273.15, 'celsius'],
    [0, 'kelvin', -459.67, 'fahrenheit'],
    [1, 'acre', 43_560, 'square-foot'],
    [1, 'square-mile', 640, 'acre'],
    [1, 'mile-per-hour', 0.44704, 'meter-per-second'],
    [1, 'knot', 1.852, 'kilometer-per-hour'],
    [1, 'gibibyte', 1024, 'mebibyte'],
    [8, 'megabit', 1, 'megabyte'],
    [1, 'kilocalorie', 4.184, 'kilojoule'],
    [760, 'torr', 1, 'atmosphere'],
    [1013.25, 'hectopascal', 1, 'atmosphere'],
    [180, 'degree', Math.PI, 'radian'],
    [400, 'gradian', 1, 'turn'],
  ])('%d %s is %d %s', (amount, from, result, to) => {
    expect(convert(amount, from, to)).toBe(result)
    expect(convert(result, to, from)).toBe(amount)
  })
})

// Expected values: engine.oracle.py, with exact fractions and GNU units 2.22, for every ordered pair in every
// category. GNU units uses doubles, and converts temperatures via kelvin.
describe('matches GNU units and the exact value', () => {
  eachRow(names)('for every ordered pair of %s', (category) => {
    const rows = (oracle as [Category, Unit, Unit, string, number, number, string][]).filter(
      ([own]) => own === category,
    )
    for (const [, from, to, amount, gnuResult, nearest, text] of rows) {
      const value = answerTo(amount, from, to)
      expect(value, `${amount} ${from}`).toMatchObject({ result: nearest, text, to })
      const scale = category === 'temperature' ? Math.max(273, Math.abs(gnuResult)) : Math.abs(gnuResult)
      expect(Math.abs(value.result - gnuResult)).toBeLessThanOrEqual(scale * 1e-14)
    }
    const pairs = new Set(rows.map(([, from, to]) => `${from} ${to}`))
    expect(pairs.size).toBe(unitsOf(category).length * (unitsOf(category).length - 1))
  })
})

// Expected values: docs/rules.md.
describe('the menus', () => {
  it('start with length, weight, temperature and volume, with units in the order of docs/rules.md', () => {
    expect(names.slice(0, 4).map((category) => [category, ...unitsOf(category)])).toEqual([
      ['length', 'meter', 'kilometer', 'centimeter', 'millimeter', 'inch', 'foot', 'yard', 'mile'],
      ['weight', 'kilogram', 'gram', 'pound', 'ounce', 'tonne', 'stone'],
      ['temperature', 'celsius', 'fahrenheit', 'kelvin'],
      ['volume', 'liter', 'milliliter', 'gallon', 'quart', 'pint', 'cup', 'fluid-ounce'],
    ])
    expect(names.slice(4)).toEqual(['area', 'speed', 'time', 'data', 'energy', 'pressure', 'angle'])
  })

  it('have no duplicate units', () => {
    const units = names.flatMap(unitsOf)
    expect(new Set(units).size).toBe(units.length)
  })

  it('select the first and second unit when the category changes', () => {
    const selected = selectCategory({ ...example, amount: '7' }, 'temperature')
    expect(selected).toEqual({ category: 'temperature', amount: '7', from: 'celsius', to: 'fahrenheit' })
    expect(selectCategory(selected, 'length')).toEqual({ ...initial, amount: '7' })
    for (const category of names) expect(evaluate(selectCategory(initial, category)).ok).toBe(true)
  })

  it('have an example for each category', () => {
    for (const category of names) {
      expect(exampleOf(category)).toBe(exampleOf(category))
      expect(valueIn(evaluate(exampleOf(category))).category).toBe(category)
    }
    expect(exampleOf('length')).toBe(example)
    expect(exampleOf('luck' as Category)).toBe(example)
    expect(valueIn(evaluate(exampleOf('temperature')))).toMatchObject({ amount: 20, from: 'celsius', text: '68' })
  })

  it('keep the units if the category is unknown', () => {
    expect(selectCategory(example, 'luck' as Category)).toEqual({ ...example, category: 'luck' })
    expect(unitsOf('toString' as Category)).toEqual([])
  })
})

describe('an answer', () => {
  // 26.2 × 1.609344 = 42.1648128, × 5280 = 138,336 and so on, by hand.
  it('has the amount in all units of the category', () => {
    const all = [
      { unit: 'meter', result: 42164.8128, text: '42164.8128' },
      { unit: 'kilometer', result: 42.1648128, text: '42.164813' },
      { unit: 'centimeter', result: 4216481.28, text: '4216481.28' },
      { unit: 'millimeter', result: 42164812.8, text: '42164812.8' },
      { unit: 'inch', result: 1660032, text: '1660032' },
      { unit: 'foot', result: 138336, text: '138336' },
      { unit: 'yard', result: 46112, text: '46112' },
      { unit: 'mile', result: 26.2, text: '26.2' },
    ]
    const value = { ...example, amount: 26.2, result: 42.1648128, text: '42.164813', all }
    expect(evaluate(example)).toEqual({ ok: true, value })
  })

  // Expected values: Python's fractions.
  eachRow<[string, Unit, Unit, string]>([
    ['1', 'inch', 'mile', '0.000016'],
    ['1', 'millimeter', 'mile', '0.000000621371'],
    ['0.001', 'millimeter', 'meter', '0.000001'],
    ['0.0000009999996', 'meter', 'meter', '0.000001'],
    ['-0.0009999994', 'millimeter', 'meter', '-0.000000999999'],
    ['0', 'electronvolt', 'kilowatt-hour', '0'],
    ['0.000000000000001', 'electronvolt', 'kilowatt-hour', `0.${'0'.repeat(40)}445049`],
    ['0.0000015', 'meter', 'meter', '0.000002'],
    ['-0.0000015', 'meter', 'meter', '-0.000002'],
    ['0.0000004', 'celsius', 'kelvin', '273.15'],
    ['999999999999999', 'mile', 'millimeter', '1609343999999998390656'],
    ['-1000000000000000', 'radian', 'degree', '-57295779513082320.876798'],
  ])('converts %s %s to %s as %s', (amount, from, to, text) => {
    expect(answerTo(amount, from, to).text).toBe(text)
  })

  it('accepts numbers in the locale’s format', () => {
    expect(answerTo('26,2', 'mile', 'kilometer', { locale: 'de-DE' }).text).toBe('42.164813')
  })
})

// Expected values: by hand, from the definitions above; 20 °C = 68 °F, 300 K = 26.85 °C.
describe('a unit typed with the amount replaces From', () => {
  eachRow<[typed: string, from: Unit, amount: number, locale?: string]>([
    ['5 m', 'meter', 5],
    ['100m', 'meter', 100],
    ['5 M', 'kilometer', 0.005],
    ['5 km', 'meter', 5000],
    ['5km', 'kilometer', 5],
    ['26.2 miles', 'meter', 42164.8128],
    ['26.2 mi', 'mile', 26.2],
    ['1,250 Kilometres', 'kilometer', 1250],
    [`5'11"`, 'centimeter', 180.34],
    ['5’11”', 'centimeter', 180.34],
    ['5′ 11″', 'inch', 71],
    ['5 ft 11', 'inch', 71],
    ['5ft 11in', 'inch', 71],
    ['-5 ft 11 in', 'inch', -71],
    ['1m80', 'meter', 1.8],
    ['1/2 mile', 'foot', 2640],
    ['5 1/2 in', 'centimeter', 13.97],
    ['10k miles', 'mile', 10_000],
    ['1.5 million km', 'kilometer', 1_500_000],
    ['300 K', 'celsius', 26.85],
    ['300k', 'celsius', 26.85],
    ['20°C', 'fahrenheit', 68],
    ['20 ℃', 'fahrenheit', 68],
    ['−40 °F', 'celsius', -40],
    ['98.6 degrees F', 'celsius', 37],
    ['68 f', 'celsius', 20],
    ['12 st 4 lb', 'pound', 172],
    ['2 lb 8 oz', 'pound', 2.5],
    ['2.5 US gallons', 'quart', 10],
    ['16 fl. oz.', 'pint', 1],
    ['1 m2', 'square-centimeter', 10_000],
    ['1 m²', 'square-centimeter', 10_000],
    ['43560 sq ft', 'acre', 1],
    ['36 km/h', 'meter-per-second', 10],
    ['60 mph', 'mile-per-hour', 60],
    ['1h30', 'minute', 90],
    ['1 h 30 min', 'second', 5400],
    ['5 m', 'second', 300],
    ['8 Mb', 'megabyte', 1],
    ['8 MB', 'megabyte', 8],
    ['5 k', 'byte', 5000],
    [`40° 30'`, 'degree', 40.5],
    ['26,2 Meilen', 'mile', 26.2, 'de-DE'],
    ['1 250,5 km', 'kilometer', 1250.5, 'fr-FR'],
    ['1’250 km', 'kilometer', 1250, 'de-CH'],
    ['٥ كم', 'kilometer', 5, 'ar-EG'],
    // Not units of the category, so they're read as plain numbers.
    ['5k', 'meter', 5000],
    ['5 m', 'gram', 5_000_000],
    ['1200+350', 'meter', 1550],
  ])('%s in %s is %d', (typed, from, amount, locale = 'en-US') => {
    expect(answerTo(typed, from, from, { locale }).amount).toBe(amount)
  })

  eachRow<[string, Unit]>([
    ['5 kg', 'meter'],
    ['5 ft 11 lb', 'meter'],
    ['11 in 5 ft', 'meter'],
    ['5 foos', 'meter'],
    ['20°C', 'meter'],
    ['m', 'meter'],
    ['3 m + 20 cm', 'meter'],
    ['3 m - 20', 'meter'],
    ['3 m * 20', 'meter'],
  ])('%s in %s is rejected', (typed, from) => {
    const category = names.find((each) => unitsOf(each).includes(from)) as Category
    expect(evaluate({ category, amount: typed, from, to: from })).toEqual({
      ok: false,
      issues: [{ code: 'not-a-number', field: 'amount' }],
    })
  })

  it('is converted to From if it’s another unit', () => {
    expect(convertTyped({ ...initial, amount: '1 in' })).toBe('0.0254')
    expect(convertTyped({ ...initial, amount: '5 m' })).toBeUndefined()
    expect(convertTyped({ ...initial, amount: '5' })).toBeUndefined()
  })

  it('is checked against absolute zero', () => {
    expect(evaluate({ category: 'temperature', amount: '-1 K', from: 'celsius', to: 'kelvin' })).toEqual({
      ok: false,
      issues: [{ code: 'below-absolute-zero', field: 'amount', values: { min: -273.15 } }],
    })
  })

  it('is removed when the category changes', () => {
    expect(selectCategory({ ...initial, amount: '5 km' }, 'weight').amount).toBe('5')
    expect(selectCategory({ ...initial, amount: '5k' }, 'weight').amount).toBe('5k')
  })

  eachRow(names)('is read back from its symbol, for every unit of %s', (category) => {
    for (const unit of unitsOf(category)) {
      const text = `7 ${strings.symbols[unit]}`
      expect(answerTo(text, unit, unit).amount, text).toBe(7)
      expect(convertTyped({ category, amount: text, from: unit, to: unit }), text).toBeUndefined()
      expect(hasUnit({ category, amount: text, from: unit, to: unit }), text).toBe(true)
    }
  })
})

// Expected values: the limits in the docstring of Input, absolute zero (SI Brochure, 2.3.1), and the codes of core/fields.
describe('errors', () => {
  const cold = (amount: string, from: Unit, min: number): [string, Partial<Input>, object[]] => [
    `${amount} ${from}`,
    { category: 'temperature', amount, from, to: 'kelvin' },
    [{ code: 'below-absolute-zero', field: 'amount', values: { min } }],
  ]
  eachRow<[string, Partial<Input>, object[]]>([
    ['empty field', { amount: '' }, [{ code: 'missing', field: 'amount' }]],
    ['text', { amount: 'far' }, [{ code: 'not-a-number', field: 'amount' }]],
    [
      'an amount too large',
      { amount: '1000000000000001' },
      [{ code: 'too-large', field: 'amount', values: { max: 1e15 } }],
    ],
    [
      'an amount too small',
      { amount: '-1000000000000001' },
      [{ code: 'too-small', field: 'amount', values: { min: -1e15 } }],
    ],
    ['too many digits', { amount: '1.234567890123456' }, [{ code: 'too-precise', field: 'amount' }]],
    cold('-273.1500000001', 'celsius', -273.15),
    cold('-459.68', 'fahrenheit', -459.67),
    cold('-0.000001', 'kelvin', 0),
    ['an unknown category', { category: 'luck' as Category }, [{ code: 'unknown-category', field: 'category' }]],
    [
      'a property of Object.prototype as category',
      { category: '__proto__' as Category },
      [{ code: 'unknown-category', field: 'category' }],
    ],
    ['a unit of another category', { from: 'gram' }, [{ code: 'unknown-unit', field: 'from' }]],
    [
      'several errors at once',
      { amount: 'x', from: 'ell' as Unit, to: 'constructor' as Unit },
      [
        { code: 'not-a-number', field: 'amount' },
        { code: 'unknown-unit', field: 'from' },
        { code: 'unknown-unit', field: 'to' },
      ],
    ],
  ])('%s', (_, input, issues) => {
    expect(evaluate({ ...example, ...input })).toEqual({ ok: false, issues })
  })

  it('don’t include absolute zero itself', () => {
    expect(answerTo('-273.15', 'celsius', 'kelvin').text).toBe('0')
    expect(answerTo('-459.67', 'fahrenheit', 'celsius').text).toBe('-273.15')
  })

  it('convert returns undefined for units of different categories', () => {
    expect(convert(1, 'meter', 'gram')).toBeUndefined()
    expect(convert(1, 'ell' as Unit, 'meter')).toBeUndefined()
  })
})

describe('properties', () => {
  const category = fc.constantFrom(...names)
  const pair = category.chain((category) =>
    fc.tuple(fc.constantFrom(...unitsOf(category)), fc.constantFrom(...unitsOf(category))),
  )
  const amount = fc.tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: -12, max: 9 }))

  it('converting back is exact', () => {
    fc.assert(
      fc.property(pair, amount, ([from, to], [digits, exponent]) => {
        const start = exact(Number(`${digits}e${exponent}`))
        const converted = convertExactly(start, from, to)
        const back = converted && convertExactly(converted, to, from)
        expect(back && back.n * start.d).toBe(start.n * (back?.d ?? 0n))
      }),
      { numRuns: 2000 },
    )
  })

  it('converting back keeps 15 digits, or fewer for temperatures near absolute zero', () => {
    fc.assert(
      fc.property(pair, amount, ([from, to], [digits, exponent]) => {
        const start = Number(`${digits}e${exponent}`)
        const back = convert(convert(start, from, to) as number, to, from) as number
        if (unitsOf('temperature').includes(from))
          expect(Math.abs(back - start)).toBeLessThan(1e-12 + Math.abs(start) * 1e-14)
        else expect(Number(back.toPrecision(15))).toBe(start)
      }),
      { numRuns: 2000 },
    )
  })

  it('the text is the rounded number', () => {
    fc.assert(
      fc.property(pair, amount, ([from, to], [digits, exponent]) => {
        const whole = String(Math.abs(digits))
        const { text, result } = answerTo(exponent < 0 ? `0.000${whole}` : whole, from, to)
        // Half of the sixth decimal, plus the error of two doubles.
        expect(Math.abs(Number(text) - result)).toBeLessThanOrEqual(5.0001e-7 + Math.abs(result) * 1e-15)
      }),
    )
  })
})
