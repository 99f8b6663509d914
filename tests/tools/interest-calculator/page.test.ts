import { expect, it } from 'vitest'
import { page } from '../../../site/tools/interest-calculator/page'
import * as interest from '../../../src/engine/interest-calculator/interest-calculator'
import { $, ask, fixed, missingFrom, n } from '../../site/page-text'

/** $10,000 at 5% for 10 years. */
const savings = (fields: Partial<interest.Input>) =>
  ask(interest, { principal: '10,000', rate: '5', time: '10', ...fields })
const grown = (fields: Partial<interest.Input>) => savings(fields).finalAmount
/** '5.12%' */
const apy = (frequency: string, rate = '5') => `${n(savings({ rate, time: '1', frequency }).totalReturn, 2)}%`

// Figures: the engine's, for the amounts, rates and times in each sentence. An APY is the return on 100 in a year.
it('states figures that the engine calculates', () => {
  const monthly = grown({ frequency: '12' })
  const daily = grown({ frequency: '365' })
  const sentences = [
    `$10,000 grows to ${$(grown({ type: 'simple' }))} with simple interest and to ${$(grown({ frequency: '1' }))} when`,
    `grows to ${$(monthly)} with monthly compounding and to ${$(daily)} with daily`,
    `The difference is ${$(Number(fixed(daily - monthly, 2)))}.`,
    `$1,000 grows to ${$(grown({ principal: '1,000', rate: '6', time: '12', frequency: '1' }))} in 12 years`,
    `is an APY of ${apy('12', '12')}.`,
    `Annually: ${apy('1')}`,
    `Semi-annually: ${apy('2')}`,
    `Quarterly: ${apy('4')}`,
    `Monthly: ${apy('12')}`,
    `Daily: ${apy('365')}`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
