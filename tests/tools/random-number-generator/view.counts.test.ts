import { expect, it } from 'vitest'
import { histogram, medianOf, sortedUp } from '../../../src/widgets/random-number-generator/counts'
import { eachRow } from '../../each-row'

// Counted by hand.
eachRow<[string, readonly number[], number, number, readonly number[]]>([
  ['a bar for each number of a small range', [1, 6, 6, 3], 1, 6, [1, 0, 1, 0, 0, 2]],
  ['both ends of a negative range', [-2, 0, 2, 2], -2, 2, [1, 0, 1, 0, 2]],
])('a histogram has %s', (_, numbers, min, max, bars) => expect(histogram(numbers, min, max)).toEqual(bars))

it('a histogram has 24 bars for a larger range, and counts each number once', () => {
  const numbers = Array.from({ length: 240 }, (_, index) => index + 1)
  expect(histogram(numbers, 1, 240)).toEqual(Array.from({ length: 24 }, () => 10))
  const ends = histogram(
    [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    -Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  )
  expect([ends[0], ends.at(-1), ends.length]).toEqual([1, 1, 24])
})

eachRow<[readonly number[], number | undefined]>([
  [[3], 3],
  [[1, 2, 9], 2],
  [[1, 2, 5, 9], 3.5],
  [[-4, -1], -2.5],
  [[7, 7], 7],
  [[Number.MAX_SAFE_INTEGER - 2, Number.MAX_SAFE_INTEGER], undefined],
])('the median of %j is %s', (sorted, median) => expect(medianOf(sorted)).toBe(median))

it('sorts by value, not by text', () => expect(sortedUp([10, 9, -1, 100])).toEqual([-1, 9, 10, 100]))
