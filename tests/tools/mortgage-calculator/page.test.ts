import { expect, it } from 'vitest'
import { page } from '../../../site/tools/mortgage-calculator/page'
import * as mortgage from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import { $, ask, missingFrom } from '../../site/page-text'

/** $240,000 at 6%, for 30 years unless the fields say otherwise. */
const loan = (fields: Partial<mortgage.Input> = {}) =>
  ask(mortgage, { homePrice: '300,000', downPayment: '60,000', interestRate: '6', ...fields })
/** '7 years and 11 months' */
const time = (months = 0) => `${Math.floor(months / 12)} years and ${months % 12} months`
const per100000 = (interestRate: string) =>
  $(ask(mortgage, { homePrice: '200,000', downPayment: '100,000', interestRate }).monthlyPayment)

// Figures: the engine's, for the loan that the page describes.
it('states figures that the engine calculates', () => {
  const long = loan()
  const short = loan({ term: '15' })
  const extra = loan({ extraMonthly: '200' }).faster
  const biweekly = loan({ frequency: 'biweekly' }).faster
  const sentences = [
    `the payment is ${$(long.monthlyPayment)}. In the first month, ${$(long.schedule[0]?.interest ?? 0)} of that is interest.`,
    `From month ${long.schedule.find(({ principal, interest }) => principal > interest)?.month} on, more goes to principal than to interest.`,
    `a loan of ${$(long.loanAmount)} costs ${$(long.monthlyPayment)} a month and ${$(long.totalInterest)} in interest over 30`,
    `it’s ${$(short.monthlyPayment)} a month and ${$(short.totalInterest)} in interest`,
    `an extra $200 a month cuts ${time(extra?.monthsSaved)} off the loan and saves ${$(extra?.interestSaved ?? 0)} in interest.`,
    `every two weeks cut off ${time(biweekly?.monthsSaved)} and save ${$(biweekly?.interestSaved ?? 0)}.`,
    `5% interest: ${per100000('5')}`,
    `6% interest: ${per100000('6')}`,
    `7% interest: ${per100000('7')}`,
    `8% interest: ${per100000('8')}`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
