import { expect, it } from 'vitest'
import { evaluate, example, initial } from '../../../src/engine/json-editor/json-editor'
import { evaluateEmpty, evaluateExample, exampleText } from '../../../src/engine/json-editor/output'
import { announcementOf, copyOf, type Summary } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/json-editor/json-editor.strings'
import { rememberPrinted, summarize } from '../../../src/widgets/json-editor/json-editor.summary'

function summaryOf(text: string, locale = 'en-US'): Summary {
  const input = { ...initial, text }
  const result = evaluate(input)
  if (!result.ok) throw new Error('No result')
  return summarize(result.value, input, strings, { locale })
}
const linesOf = ({ lines }: Summary) => lines.map(({ label, text }) => `${label}: ${text}`)

it('copies the formatted text, and has the warnings and the statistics', () => {
  const result = evaluateExample()
  if (!result.ok) throw new Error('No result')
  for (const summary of [summaryOf(example.text), summarize(result.value, example, strings, { locale: 'en-US' })]) {
    expect(announcementOf(summary)).toBe('Result: Valid JSON. 1 warning')
    expect(copyOf(summary)).toBe(exampleText('2'))
    expect(summary.sends).toEqual([{ kind: 'json', text: exampleText('2') }])
    expect(linesOf(summary)).toEqual([
      'Depth: 2',
      'Keys: 5',
      'Objects: 1',
      'Arrays: 1',
      'Strings: 3',
      'Numbers: 3',
      'Booleans: 0',
      'Nulls: 0',
    ])
  }
})

it('copies a text as it was printed last', () => {
  const result = evaluate({ ...initial, text: '[1, 2]' })
  if (!result.ok) throw new Error('No result')
  const summary = () => summarize(result.value, { text: '[1, 2]', indent: '2' }, strings, { locale: 'en-US' })
  expect(copyOf(summary())).toBe('[1, 2]')
  rememberPrinted(result.value, '[1,2]')
  expect(copyOf(summary())).toBe('[1,2]')
})

it('writes the statistics as the locale does', () => {
  expect(linesOf(summaryOf(`[${'null,'.repeat(1233)}null]`, 'de')).at(-1)).toBe('Nulls: 1.234')
})

it('has the place of an error, but nothing to send', () => {
  const summary = summaryOf('{\n  "a": 1,\n}')
  expect(announcementOf(summary)).toBe('Result: Invalid JSON')
  expect(copyOf(summary)).toBe(`Result: Invalid JSON\n\nLine 2, column 9: Delete the trailing comma before '}'.`)
  expect(summary.sends).toBeUndefined()
})

it('has the warnings above an error too', () => {
  expect(announcementOf(summaryOf('[12345678901234567890,]'))).toBe('Result: Invalid JSON. 1 warning')
})

it('takes an empty text for valid', () => {
  const result = evaluateEmpty()
  if (!result.ok) throw new Error('No result')
  const summary = summarize(result.value, { text: '', indent: '2' }, strings, { locale: 'en-US' })
  expect([announcementOf(summary), copyOf(summary)]).toEqual(['Result: Valid JSON', ''])
})
