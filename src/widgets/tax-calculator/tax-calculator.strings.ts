import type { IssueCode, TaxMode } from '../../engine/tax-calculator'
import { slipStrings } from '../core/numbers/percent-slip.strings'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  ...slipStrings,
  name: 'Tax calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  mode: 'Calculation',
  modes: { add: 'Add tax', remove: 'Remove tax' } satisfies Record<TaxMode, string>,
  amount: 'Amount',
  /** Below the amount. */
  hints: { add: 'Before tax', remove: 'Including tax' } satisfies Record<TaxMode, string>,
  rate: 'Tax rate',
  calculate: 'Calculate',
  netAmount: 'Net amount',
  taxAmount: 'Tax amount',
  totalAmount: 'Total amount',
  taxRate: 'Tax rate',
  say: {
    add: '{net} plus {rate}% tax is {total}',
    remove: '{total} is {net} plus {tax} tax at {rate}%',
  } satisfies Record<TaxMode, string>,
  /** Below the main figure. */
  meaning: {
    add: 'The tax is {tax}, which is {rate} of {net}.',
    remove: '{total} includes {tax} in tax, at a rate of {rate}.',
  } satisfies Record<TaxMode, string>,
  total: 'Breakdown',
  issues: {
    ...numberIssues,
    'unknown-mode': 'Choose Add tax or Remove tax.',
  } satisfies Record<IssueCode, string>,
}
