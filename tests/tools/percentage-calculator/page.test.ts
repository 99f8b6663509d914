import { expect, it } from 'vitest'
import { page } from '../../../site/tools/percentage-calculator/page'
import * as percentage from '../../../src/engine/percentage-calculator/percentage-calculator'
import { ask, fixed, missingFrom, n } from '../../site/page-text'

const percent = (type: percentage.PercentageType, x: string, y: string) => ask(percentage, { type, x, y }).result
/** '1/8: 12.5%' */
const fraction = (x: string, y: string) => `${x}/${y}: ${n(percent('whatPercent', x, y), 2)}%`

// Figures: the engine's, for the numbers in each sentence.
it('states figures that the engine calculates', () => {
  const sentences = [
    `80 × 15 ÷ 100 = ${percent('percentOf', '15', '80')}`,
    `8% of 50 is the same as 50% of 8, which is ${percent('percentOf', '8', '50')}`,
    `\n${percent('whatPercent', '18', '24')}%. Divide 18 by 24`,
    `From 50 to 75 is an increase of ${percent('increase', '50', '75')}%. From 75 to 50 is a decrease of about ${fixed(percent('decrease', '75', '50'), 2)}%`,
    `takes 100 to ${100 + percent('percentOf', '10', '100')}. A 10% decrease then takes off ${percent('percentOf', '10', '110')}, which leaves ${percent('discount', '110', '10')}`,
    `12 ÷ 15 × 100 = ${percent('whatPercent', '12', '15')}`,
    `from −80 to −60 is an increase of ${percent('increase', '-80', '-60')}%`,
    `That’s an increase of ${percent('increase', '4', '5')} percent`,
    fraction('1', '8'),
    fraction('1', '6'),
    fraction('1', '4'),
    fraction('1', '3'),
    fraction('3', '8'),
    fraction('1', '2'),
    fraction('2', '3'),
    fraction('3', '4'),
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
