import type { IssueCode, TaxMode } from '../../engine/tax-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Tax calculator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  mode: 'What to do',
  modes: { add: 'Add tax', remove: 'Remove tax' } satisfies Record<TaxMode, string>,
  amount: 'Amount',
  /** Which amount is meant. */
  hints: { add: 'Before tax', remove: 'With the tax in it' } satisfies Record<TaxMode, string>,
  rate: 'Tax rate',
  calculate: 'Calculate',
  netAmount: 'Net amount',
  taxAmount: 'Tax amount',
  totalAmount: 'Total amount',
  taxRate: 'Tax rate',
  say: {
    add: '{net} plus {rate}% tax is {total}',
    remove: '{total} is {net} and {tax} tax, at {rate}%',
  } satisfies Record<TaxMode, string>,
  issues: {
    ...numberIssues,
    'unknown-mode': 'Choose to add tax or to remove it.',
  } satisfies Record<IssueCode, string>,
}
