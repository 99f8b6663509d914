import type { frequencies, InterestType, IssueCode } from '../../engine/interest-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Interest calculator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  principal: 'Principal',
  principalHint: 'What you save or borrow.',
  rate: 'Rate',
  perYear: 'a year',
  time: 'Time',
  years: 'years',
  type: 'Interest',
  types: { compound: 'Compound', simple: 'Simple' } satisfies Record<InterestType, string>,
  frequency: 'Compounded',
  frequencies: {
    1: 'Annually',
    2: 'Semi-annually',
    4: 'Quarterly',
    12: 'Monthly',
    365: 'Daily',
  } satisfies Record<(typeof frequencies)[number], string>,
  calculate: 'Calculate',
  finalAmount: 'Final amount',
  interest: 'Interest',
  totalReturn: 'Total return',
  say: '{principal} grows to {final} in {time}',
  growth: 'Growth over time',
  start: 'Start',
  year: 'Year {year}',
  table: 'Year by year',
  hideTable: 'Hide years',
  csv: 'CSV',
  yearColumn: 'Year',
  balance: 'Balance',
  issues: {
    ...numberIssues,
    'unknown-type': 'Choose compound or simple.',
    'unknown-frequency': 'Choose how often interest is added.',
    'too-much-growth': 'This grows past 10 trillion. Enter fewer years, or a lower rate.',
  } satisfies Record<IssueCode, string>,
}
