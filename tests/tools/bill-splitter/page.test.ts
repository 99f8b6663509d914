import { expect, it } from 'vitest'
import { page } from '../../../site/tools/bill-splitter/page'
import * as bill from '../../../src/engine/bill-splitter/bill-splitter'
import * as percentage from '../../../src/engine/percentage-calculator/percentage-calculator'
import { $, ask, missingFrom } from '../../site/page-text'

const split = (fields: Partial<bill.Input>) => ask(bill, { tax: '0', tip: '0', ...fields })
const ofBill = (percent: string) => $(ask(percentage, { type: 'percentOf', x: percent, y: '64' }).result)

// Figures: the engine's, for the bills in each sentence, and the percentage calculator's.
it('states figures that the engine calculates', () => {
  const { tipAmount } = split({ bill: '100', tax: '8', tip: '18.5' })
  const { totalAmount, shares } = split({ bill: '86.40', tax: '8', tip: '20', people: '4' })
  const sentences = [
    `a tip of 18.5% is about 20% of the amount before tax: ${$(tipAmount)} on a bill of $100`,
    `a bill of $86.40 comes to ${$(totalAmount)}. One person pays ${$(shares[0] ?? 0)} and three people pay ${$(shares[3] ?? 0)}`,
    `double ${ofBill('10')} to get ${ofBill('20')}`,
    `Tips can be from ${bill.tipRange.min} to ${bill.tipRange.max}%`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
