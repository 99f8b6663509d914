import { expect, it } from 'vitest'
import { evaluate, type Input, initial } from '../../../src/engine/gradient-generator/gradient-generator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/gradient-generator/gradient-generator.strings'
import { summarize } from '../../../src/widgets/gradient-generator/gradient-generator.summary'
import { valueIn } from '../../results'

const summaryOf = (own: Partial<Input> = {}, locale = 'en-US') => {
  const input = { ...initial, ...own }
  return summarize(valueIn(evaluate(input)), input, strings, formatIn(locale, 'USD'))
}
const stops = (...colors: string[]) => colors.map((color, at) => ({ color, position: `${at * 100}` }))

it('copies the CSS and sends the colors', () => {
  const summary = summaryOf()
  expect(copyOf(summary)).toBe('background: linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%);')
  expect(summary.sends).toEqual([{ kind: 'color', text: '#3b82f6\n#8b5cf6' }])
})

// Contrast: engine.test.ts.
it.each([
  ['en-US', '4.95:1 AA', '3.67:1 AA large'],
  ['de-DE', '4,95:1 AA', '3,67:1 AA large'],
])('has the lowest contrast of text, in %s', (locale, black, white) => {
  const group = 'Lowest contrast for text anywhere on the gradient:'
  expect(summaryOf({}, locale).lines).toEqual([
    { label: 'Black text', text: black, group },
    { label: 'White text', text: white, group },
  ])
})

it.each<[string, Partial<Input>, string]>([
  [
    'the text that is easier to read',
    {},
    'Linear gradient with 2 colors. Black text is easier to read, with a contrast ratio of at least 4.95:1.',
  ],
  [
    'that neither is readable',
    { type: 'radial', stops: stops('#000', '#fff') },
    'Radial gradient with 2 colors. Neither black nor white text is easy to read everywhere on this gradient.',
  ],
  ['no text on transparent colors', { stops: stops('#0008', '#fff') }, 'Linear gradient with 2 colors'],
])('announces the gradient, and %s', (_, input, announced) => {
  expect(announcementOf(summaryOf(input))).toBe(announced)
})
