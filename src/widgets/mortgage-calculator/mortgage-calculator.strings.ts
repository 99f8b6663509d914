import type { IssueCode } from '../../engine/mortgage-calculator'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './mortgage-calculator.late.strings'

export const firstStrings = {
  ...coreStrings,
  name: 'Mortgage calculator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  homePrice: 'Home price',
  downPayment: 'Down payment',
  interestRate: 'Interest rate',
  term: 'Term',
  years: 'years',
  extras: 'Taxes and insurance, per year',
  propertyTax: 'Property tax',
  insurance: 'Insurance',
  pmi: 'PMI',
  pmiHint: 'Private mortgage insurance, usual below 20% down.',
  calculate: 'Calculate',
  monthlyPayment: 'Monthly payment',
  principalAndInterest: 'Principal and interest',
  loanAmount: 'Loan amount',
  totalInterest: 'Total interest',
  say: '{payment} a month',
  schedule: 'Schedule',
  hideSchedule: 'Hide schedule',
  issues: {
    ...numberIssues,
    'down-payment-covers-price': 'The down payment covers the whole price. Enter less than the home price.',
    'unknown-term': 'Choose 15, 20 or 30 years.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
