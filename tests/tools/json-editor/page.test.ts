import { expect, it } from 'vitest'
import { page } from '../../../site/tools/json-editor/page'
import * as json from '../../../src/engine/json-editor/json-editor'
import { ask, missingFrom, n, rowsOf } from '../../site/page-text'

const warnings = (text: string) => ask(json, { text }).warnings.map(({ code }) => code)

// Figures: JavaScript's largest safe integer.
it('states figures that the engine calculates', () => {
  const sentences = [
    `whole number above ${n(Number.MAX_SAFE_INTEGER)},`,
    'so 12345678901234567890 and 1.0 keep every digit',
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('rejects what the page says isn’t allowed in JSON', () => {
  for (const [, value] of rowsOf(page, 'Not allowed in JSON'))
    expect([value, ask(json, { text: value }).valid]).toEqual([value, false])
})

it('warns of large numbers and of duplicate keys', () => {
  expect(warnings(`[${Number.MAX_SAFE_INTEGER}]`)).toEqual([])
  expect(warnings(`[${BigInt(Number.MAX_SAFE_INTEGER) + 1n}]`)).toEqual(['unsafe-integer'])
  expect(warnings('{"a":1,"a":2}')).toEqual(['duplicate-key'])
})

it('keeps every digit of a number', () => {
  expect(json.formatJson('{"a":12345678901234567890,"a":1.0}', 0)).toContain('12345678901234567890')
})

it('repairs the mistakes that the page names', () => {
  const repaired = (text: string) => (json.repairJson(text) as json.Repaired).text
  expect(repaired("{a: 'b', 'c': [True, None, NaN, 1,], // note")).toMatch(
    /^\{"a": "b", "c": \[true, null, null, 1\],? *\}$/,
  )
})
