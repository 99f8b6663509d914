import { expect, it } from 'vitest'
import { type NumberRules, readFields } from '../../../src/engine/core/fields'
import { eachRow } from '../../each-row'

// What a number field may contain. 2^53 - 1 is 9,007,199,254,740,991: ECMA-262, Number.MAX_SAFE_INTEGER.

const read = (text: string, rules?: NumberRules) => {
  const form = readFields({ field: text })
  const number = form.number('field', rules)
  return form.issues[0]?.code ?? number
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
  ['20%', 84_000, { percentOf: 420_000 }],
  ['20', 20, { percentOf: 420_000 }],
  ['0.1%', 0.0003, { percentOf: 0.3 }],
  ['120%', 'too-large', { percentOf: 100, max: 110 }],
  ['20%', undefined, { percentOf: undefined }],
  ['20', 20, { percentOf: undefined }],
  ['500k', 500_000],
  ['1/3', 0.333333333333333],
  ['500k', 'too-large', { max: 1000 }],
])('%j reads as %j', (text, expected, rules) => {
  expect(read(text, rules)).toBe(expected)
})

it('gives both readings of an ambiguous number in the locale’s format', () => {
  const form = readFields({ price: '1.250' }, { locale: 'fr-FR' })
  expect(form.number('price')).toBeUndefined()
  expect(form.issues).toEqual([{ field: 'price', code: 'ambiguous', values: { first: '1,25', second: '1\u202f250' } }])
})
