import { expect, it } from 'vitest'
import { page } from '../../../site/tools/random-number-generator/page'
import { dice, most } from '../../../src/engine/random-number-generator/random-number-generator'
import { missingFrom, n } from '../../site/page-text'

/** Ways to draw six numbers of 49, in any order. */
const draws = [0, 1, 2, 3, 4, 5].reduce((ways, at) => (ways * (49 - at)) / (at + 1), 1)

// Figures: the engine's dice and limits, and the binomial coefficient of 49 and 6.
it('states figures that the engine calculates', () => {
  const sentences = [
    ...dice.map((sides) => `D${sides}: 1 in ${sides} (${n(100 / sides, 2)}%)`),
    `are 1 in ${n(draws)}.`,
    `from ${n(-most.range)} to ${n(most.range)}, up to ${n(most.quantity)} at a time`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
