import { expect, it } from 'vitest'
import { type Input, initial } from '../../../src/engine/html-formatter/fields'
import { evaluate } from '../../../src/engine/html-formatter/html-formatter'
import { announcementOf, copyOf } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/html-formatter/html-formatter.strings'
import { summarize } from '../../../src/widgets/html-formatter/html-formatter.summary'

async function summaryOf(patch: Partial<Input>, locale = 'en-US') {
  const input = { ...initial, ...patch }
  const result = await evaluate(input)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return summarize(result.value, input, strings, { locale })
}

it('copies the HTML, and has the sizes', async () => {
  const summary = await summaryOf({ html: '<ul><li>One<li>Two</ul>' })
  const html = '<ul>\n  <li>One\n  <li>Two\n</ul>'
  expect(copyOf(summary)).toBe(html)
  expect(summary.sends).toEqual([{ kind: 'html', text: html }])
  expect(announcementOf(summary)).toBe('Result: Same document. 30% larger, 4 lines.')
  expect(summary.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Original size: 23 bytes',
    'Result size: 30 bytes',
    'Change: 30% larger',
    'Lines: 4',
  ])
})

it('writes the sizes as the locale does', async () => {
  const summary = await summaryOf({ html: `<p>${'a'.repeat(2000)} </p>`, mode: 'minify' }, 'de')
  expect(summary.lines.map(({ text }) => text)).toEqual([
    '2.008 bytes',
    '2.007 bytes',
    'Less than 0,1\u00a0% smaller',
    '1',
  ])
})

it('says if the HTML was left unchanged', () => {
  const output = { html: '<p>a', check: 'given-back', originalSize: 4, resultSize: 4, percent: 0, lines: 1 } as const
  const summary = summarize(output, { ...initial, html: '<p>a' }, strings, { locale: 'en-US' })
  expect(announcementOf(summary)).toBe('Result: Left unchanged. Same size, 1 line.')
})
