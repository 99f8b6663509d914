import { expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/base64-tool/base64-tool'
import { type Input, initial } from '../../../src/engine/base64-tool/fields'
import { strings } from '../../../src/widgets/base64-tool/base64-tool.strings'
import { summarize } from '../../../src/widgets/base64-tool/base64-tool.summary'
import { announcementOf, copyOf } from '../../../src/widgets/core/base/summary'

function summaryOf(patch: Partial<Input>, locale = 'en-US') {
  const input = { ...initial, ...patch }
  const result = evaluate(input)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return summarize(result.value, input, strings, { locale })
}

/** {"alg":"none"} and {"a":1}. */
const token = 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'

it('copies the text, and has the sizes', () => {
  const summary = summaryOf({ text: 'Grüße' })
  expect(copyOf(summary)).toBe('R3LDvMOfZQ==')
  expect(announcementOf(summary)).toBe('Base64: 12 bytes')
  expect(summary.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Input: 7 bytes',
    'Output: 12 bytes',
    'Change: 71% larger',
  ])
})

it.each([
  ['an encoding', { text: 'Hi', encoding: 'hex' }, 'Hex: 4 bytes', ['text']],
  ['text', { mode: 'decode', text: 'SGVsbG8=' }, 'Plain text: 5 bytes', ['text']],
  ['JSON', { mode: 'decode', text: 'eyJhIjoxfQ' }, 'JSON: 7 bytes', ['json', 'text']],
  [
    'JSON in a data URI',
    { mode: 'decode', text: 'data:application/vnd.api+json;base64,eyJhIjoxfQ' },
    'JSON: 7 bytes',
    ['json', 'text'],
  ],
  ['what begins like HTML', { mode: 'decode', text: btoa('\n<p>Hi</p>') }, 'Plain text: 10 bytes', ['html', 'text']],
])('names %s, and what it can be sent as', (_, patch, announcement, kinds) => {
  const summary = summaryOf(patch)
  expect(announcementOf(summary)).toBe(announcement)
  expect(summary.sends?.map(({ kind }) => kind)).toEqual(kinds)
})

it.each([token, `Authorization: Bearer ${token}`])('names a JSON Web Token: %s', (text) => {
  expect(summaryOf({ mode: 'decode', text }).label).toBe('JSON Web Token')
})

it('copies the sizes of what isn’t text', () => {
  const png = btoa(`\x89PNG\r\n\x1a\n${'\0'.repeat(1992)}`)
  expect(copyOf(summaryOf({ mode: 'decode', text: png }, 'de'))).toBe(`PNG image: 2.000 bytes

Input: 2.668 bytes
Output: 2.000 bytes
Change: 25\u00a0% smaller`)
})
