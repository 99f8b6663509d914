import { expect, it } from 'vitest'
import { evaluate, type Layer, presets } from '../../../src/engine/box-shadow-generator/box-shadow-generator'
import { strings } from '../../../src/widgets/box-shadow-generator/box-shadow-generator.strings'
import { summarize } from '../../../src/widgets/box-shadow-generator/box-shadow-generator.summary'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { valueIn } from '../../results'

const summaryOf = (layers: readonly Layer[], locale = 'en-US') =>
  summarize(valueIn(evaluate({ layers })), { layers }, strings, formatIn(locale, 'USD'))

it('copies the CSS, and announces the number of layers', () => {
  const one = summaryOf([presets.hard])
  expect(copyOf(one)).toBe('box-shadow: 8px 8px 0px 0px rgba(0, 0, 0, 1);')
  expect(announcementOf(one)).toBe('Box shadow with 1 layer')
  expect(announcementOf(summaryOf([presets.hard, presets.soft]))).toBe('Box shadow with 2 layers')
})

// The contrast on half-transparent black: engine.test.ts.
it.each([
  ['en-US', '5.28:1 AA'],
  ['de-DE', '5,28:1 AA'],
])('has the contrast of text only with an inset shadow, in %s', (locale, black) => {
  const group = 'Text contrast on a white box, at the darkest point of any inset shadow:'
  expect(summaryOf([{ ...presets.inset, opacity: '50' }], locale).lines).toEqual([
    { label: 'Black text', text: black, group },
    { label: 'White text', text: '1:1 Fail', group },
  ])
  expect(summaryOf([presets.hard], locale).lines).toEqual([])
})
