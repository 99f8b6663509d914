import { expect, it } from 'vitest'
import { initial, type Output, type Swatch } from '../../../src/engine/color-generator/color-generator'
import { strings } from '../../../src/widgets/color-generator/color-generator.strings'
import { summarize } from '../../../src/widgets/color-generator/color-generator.summary'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'

// The contrast of #3b82f6: engine.test.ts. That of black and white is the highest in WCAG 2.2, 21.
const swatches: readonly Swatch[] = [
  { hex: '#3b82f6', name: 'blue', tone: 'medium', contrast: { black: 5.7, white: 3.67 }, text: 'black' },
  { hex: '#000000', name: 'black', tone: 'medium', contrast: { black: 1, white: 21 }, text: 'white' },
  { hex: '#ffffff', name: 'white', tone: 'medium', contrast: { black: 21, white: 1 }, text: 'black' },
]
const summaryOf = (own: Partial<Output> = {}, locale = 'en-US') =>
  summarize(
    { colors: swatches.map(({ hex }) => hex), swatches, gray: false, ...own },
    { ...initial, type: 'monochromatic' },
    strings,
    formatIn(locale, 'USD'),
  )

it('copies and sends the colors, and sends them as JSON', () => {
  const summary = summaryOf()
  expect(copyOf(summary)).toBe('#3b82f6\n#000000\n#ffffff')
  expect(summary.sends).toEqual([
    { kind: 'color', text: '#3b82f6\n#000000\n#ffffff' },
    { kind: 'json', text: '[\n  "#3b82f6",\n  "#000000",\n  "#ffffff"\n]' },
  ])
})

it.each([
  ['en-US', '5.7:1 AA', '3.67:1 AA large'],
  ['de-DE', '5,7:1 AA', '3,67:1 AA large'],
])('has the contrast of text on each color, in %s', (locale, black, white) => {
  const named = summaryOf({}, locale).lines.map(({ group, label, text }) => [group, label, text])
  expect(named).toEqual([
    ['#3b82f6 (blue)', 'Black text', black],
    ['#3b82f6 (blue)', 'White text', white],
    ['#000000 (black)', 'Black text', '1:1 Fail'],
    ['#000000 (black)', 'White text', '21:1 AAA'],
    ['#ffffff (white)', 'Black text', '21:1 AAA'],
    ['#ffffff (white)', 'White text', '1:1 Fail'],
  ])
})

it('announces the names of the colors, and how they relate', () => {
  expect(announcementOf(summaryOf())).toBe('Color palette: blue, black, white. Shades of blue in visually even steps.')
  expect(announcementOf(summaryOf({ gray: true }))).toBe(
    'Color palette: blue, black, white. Gray has no hue to turn, so this palette is all grays.',
  )
  const [base] = swatches as [Swatch]
  expect(summaryOf({ swatches: [{ ...base, tone: 'dark' }] }).figure).toBe('dark blue')
})
