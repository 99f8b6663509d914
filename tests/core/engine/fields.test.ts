import { describe, expect, it } from 'vitest'
import { color } from '../../../src/engine/core/fields/color'
import { date, time } from '../../../src/engine/core/fields/date'
import { fieldAt, isNeeded, type NumberRules, startOf } from '../../../src/engine/core/fields/field'
import { money, number, percent, whole } from '../../../src/engine/core/fields/number'
import { readFields } from '../../../src/engine/core/fields/read'
import { absentText, choice, flag, rows, text } from '../../../src/engine/core/fields/text'
import { eachRow } from '../../each-row'

// What a number field may contain. 2^53 - 1 is 9,007,199,254,740,991: ECMA-262, Number.MAX_SAFE_INTEGER.

const read = (text: string, rules?: NumberRules) => {
  const form = readFields({ field: number() }, { field: text })
  const read = form.read('field', rules)
  return form.issues[0]?.code ?? read
}

eachRow<[text: string, read: unknown, rules?: NumberRules]>([
  ['', 'missing'],
  ['  ', 'missing'],
  ['', 7, { empty: 7 }],
  ['seven', 'not-a-number'],
  ['7', 7],
  ['-0', 0],
  ['0', 'not-positive', { positive: true }],
  ['-1', 'too-small', { min: 0 }],
  ['11', 'too-large', { max: 10 }],
  ['10', 10, { max: 10 }],
  ['1.5', 'not-whole', { whole: true }],
  ['1.0', 1, { whole: true }],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', 'too-large'],
  ['123456789012345', 123456789012345],
  ['0.123456789012345', 0.123456789012345],
  ['0.1234567890123456', 'too-precise'],
  // The nearest double is 93: an A- would become an A.
  ['92.99999999999999999', 'too-precise'],
  ['92.00000000000000000', 92],
  ['6.5%', 'not-a-number'],
  ['6.5%', 6.5, { percent: true }],
  ['6.5', 6.5, { percent: true }],
  ['6 1/4 %', 6.25, { percent: true }],
  ['101%', 'too-large', { percent: true, max: 100 }],
  ['20%', 84_000, { base: 420_000 }],
  ['20', 20, { base: 420_000 }],
  ['0.1%', 0.0003, { base: 0.3 }],
  ['120%', 'too-large', { base: 100, max: 110 }],
  ['20%', undefined, { base: undefined }],
  ['20', 20, { base: undefined }],
  ['500k', 500_000],
  ['1/3', 0.333333333333333],
  ['500k', 'too-large', { max: 1000 }],
])('%j reads as %j', (text, expected, rules) => {
  expect(read(text, rules)).toBe(expected)
})

it('gives both readings of an ambiguous number in the locale’s format', () => {
  const form = readFields({ price: money() }, { price: '1.250' }, { locale: 'fr-FR' })
  expect(form.read('price')).toBeUndefined()
  expect(form.issues).toEqual([{ field: 'price', code: 'ambiguous', values: { first: '1,25', second: '1\u202f250' } }])
})

describe('fields', () => {
  const course = { name: text(), credits: number({ min: 0, empty: 1 }), term: absentText() }
  const fields = {
    price: money({ max: 1000, example: '80', find: true }),
    down: money({ percentOf: 'price' }),
    count: whole({ empty: 1 }),
    rate: percent({ max: 100, optional: true }),
    mode: choice(['add', 'remove'], { unknown: 'unknown-mode' }),
    unit: choice(['cm', 'in'], { initial: 'in' }),
    period: choice(['month', 'year'], { optional: true, unknown: 'unknown-period' }),
    isRound: flag(),
    born: date({ past: true }),
    on: date({ today: true }),
    at: time({ optional: true }),
    ink: color({ initial: '#000000' }),
    courses: rows(course, { example: [{ name: 'Art', credits: '2' }] }),
  }
  const { initial, example } = startOf(fields)
  const form = (typed: object, locale?: string) =>
    readFields(fields, { ...initial, ...typed }, { locale, now: '2026-11-28' })
  /** What a field is read as, or its issues. */
  const read = (name: keyof typeof fields, typed: unknown, others: object = {}) => {
    const one = form({ ...others, [name]: typed })
    const value = one.read(name)
    return one.issues.length > 0 ? one.issues : value
  }

  it('give the initial and the example input, the same objects each time', () => {
    expect(initial).toEqual({
      price: '', down: '', count: '', rate: '', mode: 'add', unit: 'in', period: '', isRound: false, born: '', on: '',
      at: '', ink: '#000000', courses: [],
    }) // biome-ignore format: short
    expect(example).toEqual({ ...initial, price: '80', courses: [{ name: 'Art', credits: '2' }] })
    expect(startOf(fields).example).toBe(example)
    expect(startOf(course).initial).toEqual({ name: '', credits: '' })
  })

  eachRow<[name: keyof typeof fields, typed: unknown, expected: unknown, others?: object]>([
    ['down', '25%', 20, { price: '80' }],
    ['down', '25', 25, { price: '80' }],
    ['down', '25%', undefined],
    ['count', '', 1],
    ['count', '1.5', [{ field: 'count', code: 'not-whole' }]],
    ['rate', '', undefined],
    ['rate', '101%', [{ field: 'rate', code: 'too-large', values: { max: 100 } }]],
    ['price', '', [{ field: 'price', code: 'missing' }]],
    ['price', null, [{ field: 'price', code: 'missing' }]],
    ['mode', 'remove', 'remove'],
    ['mode', 'other', [{ field: 'mode', code: 'unknown-mode' }]],
    ['unit', 'cm', 'cm'],
    ['unit', 'other', 'in'],
    ['period', '', undefined],
    ['period', 'other', [{ field: 'period', code: 'unknown-period' }]],
    ['mode', ' remove ', 'remove'],
    ['period', ' ', undefined],
    ['count', 7, 7],
    ['price', 0.1, 0.1],
    ['price', Number.NaN, [{ field: 'price', code: 'not-a-number' }]],
    ['price', true, [{ field: 'price', code: 'not-a-number' }]],
    ['isRound', true, true],
    ['isRound', 'true', false],
    ['born', '6/15/90', { year: 1990, month: 6, day: 15 }],
    ['born', 'June 31, 1990', [{ field: 'born', code: 'no-such-date' }]],
    ['on', '', { year: 2026, month: 11, day: 28 }],
    ['at', '9:30 pm', '21:30'],
    ['at', 'late', [{ field: 'at', code: 'not-a-time' }]],
    ['ink', 'tomato', '#ff6347'],
    ['ink', 'rgb(0 0 0 / 50%)', [{ field: 'ink', code: 'not-opaque' }]],
    ['courses', 'none', []],
  ])('%s %j reads as %j', (name, typed, expected, others) => {
    expect(read(name, typed, others)).toEqual(expected)
  })

  it('read rows, whose issues have their place', () => {
    const own = form({ courses: [{ name: ' Art ', credits: '' }, null, { credits: '-1' }] })
    expect(own.rows('courses').map((row) => [row.text('name'), row.read('credits')])).toEqual([
      ['Art', 1],
      ['', 1],
      ['', undefined],
    ])
    expect(own.issues).toEqual([{ field: 'courses.2.credits', code: 'too-small', values: { min: 0 } }])
  })

  it('are found by a path', () => {
    expect(fieldAt(fields, 'courses.3.credits')).toBe(course.credits)
    expect([fieldAt(fields, 'courses.3.other'), fieldAt(fields, 'toString'), fieldAt(fields, '')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are needed unless they may be empty or have a value', () => {
    const names = Object.keys(fields) as (keyof typeof fields)[]
    expect(names.filter((name) => isNeeded(fields[name]))).toEqual(['price', 'down', 'born'])
  })
})
