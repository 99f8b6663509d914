import { describe, expect, it } from 'vitest'
import { initial } from '../../../src/engine/random-number-generator/random-number-generator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/random-number-generator/random-number-generator.strings'
import { inOrder, summarize } from '../../../src/widgets/random-number-generator/random-number-generator.summary'

/** Numbers drawn from 1 to 2,000. */
const summaryOf = (numbers: readonly number[], locale = 'en-US') => {
  const sum = numbers.reduce((sum, number) => sum + number, 0)
  const output = { numbers, min: 1, max: 2000, possible: 2000, sum, mean: sum / numbers.length }
  return summarize(output, initial, strings, formatIn(locale, 'USD'))
}

describe('several numbers', () => {
  // By hand: 1500 + 7 + 7 + 2000 = 3514, a quarter of it is 878.5, and the middle two are 7 and 1500.
  const numbers = [1500, 7, 7, 2000]

  it('are copied without grouping, and sent as a column, in the order shown', () => {
    const summary = summaryOf(numbers)
    expect(copyOf(summary)).toBe('1500, 7, 7, 2000')
    expect(summary.sends).toEqual([{ kind: 'text', text: '1500\n7\n7\n2000' }])
    const sorted = inOrder([7, 7, 1500, 2000], summary)
    expect([copyOf(sorted), sorted.sends]).toEqual(['7, 7, 1500, 2000', [{ kind: 'text', text: '7\n7\n1500\n2000' }]])
  })

  it.each([
    ['en-US', '7', '2,000', '753.5', '3', '3,514', '878.5'],
    ['de-DE', '7', '2.000', '753,5', '3', '3.514', '878,5'],
  ])('have statistics in %s', (locale, lowest, highest, median, different, sum, mean) => {
    const { lines, sentence } = summaryOf(numbers, locale)
    expect(lines).toEqual([
      { label: 'Lowest', text: lowest },
      { label: 'Highest', text: highest },
      { label: 'Median', text: median },
      { label: 'Different numbers', text: different },
    ])
    expect(sentence?.values).toEqual({ sum, mean })
  })

  it('are read out up to 20', () => {
    const said = (count: number) => announcementOf(summaryOf(Array.from({ length: count }, (_, at) => at + 1)))
    expect(said(3)).toBe('Random number generator: 1, 2, 3. The sum is 6, and the average is 2.')
    expect(said(20)).toContain(': 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20. ')
    expect(said(21)).toBe('Random number generator: 21 numbers. The sum is 231, and the average is 11.')
  })
})

it('a single number is copied and sent without grouping, and announced with its range', () => {
  const summary = summaryOf([1234])
  expect(copyOf(summary)).toBe('1234')
  expect(summary).toMatchObject({ lines: [], sends: [{ kind: 'number', text: '1234' }] })
  expect(announcementOf(summary)).toBe('Random number generator: 1,234. One of 2,000 numbers from 1 to 2,000.')
})
