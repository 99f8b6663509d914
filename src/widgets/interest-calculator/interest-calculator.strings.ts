import type {
  ContributionAt,
  ContributionEvery,
  frequencies,
  InterestType,
  IssueCode,
  TimeUnit,
} from '../../engine/interest-calculator/interest-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { compareStrings } from '../core/comparison/compare.strings'
import { findIssues, findStrings } from '../core/field-groups/find.strings'
import { typoStrings } from '../core/fields/number/percent-typo.strings'

export const strings = {
  ...coreStrings,
  ...typoStrings,
  ...findStrings,
  ...compareStrings,
  name: 'Interest calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  principal: 'Principal',
  rate: 'Interest rate',
  perYear: 'yearly',
  time: 'Time',
  /** The choice in the field, and its options: the text and the full name. */
  timeUnit: 'Unit of time',
  timeUnits: { years: 'yr', months: 'mo' } satisfies Record<TimeUnit, string>,
  timeUnitNames: { years: 'Years (yr)', months: 'Months (mo)' } satisfies Record<TimeUnit, string>,
  contribution: 'Monthly contribution',
  yearlyContribution: 'Yearly contribution',
  optional: 'optional',
  /** The choice in the field of the contribution, and its options: the text and the full name. */
  contributionEvery: 'How often you contribute',
  periods: { month: 'mo', year: 'yr' } satisfies Record<ContributionEvery, string>,
  periodNames: { month: 'Every month (mo)', year: 'Every year (yr)' } satisfies Record<ContributionEvery, string>,
  type: 'Interest type',
  types: { compound: 'Compound', simple: 'Simple' } satisfies Record<InterestType, string>,
  frequency: 'Compounding frequency',
  frequencies: {
    1: 'Annually',
    2: 'Semi-annually',
    4: 'Quarterly',
    12: 'Monthly',
    365: 'Daily',
  } satisfies Record<(typeof frequencies)[number], string>,
  more: 'Timing and inflation',
  contributionAt: 'Contribution timing',
  moments: { end: 'End of period', start: 'Start of period' } satisfies Record<ContributionAt, string>,
  inflation: 'Inflation rate',
  calculate: 'Calculate',
  finalAmount: 'Final amount',
  interest: 'Interest',
  contributions: 'Contributions',
  totalReturn: 'Total return',
  effectiveRate: 'Effective annual rate',
  realAmount: 'In today’s money',
  /** Below the main figure: with contributions, or else by type. Compound interest is compared with simple interest. */
  paidIn: 'You put in {paid} and earn {interest} in interest.',
  meaning: {
    compound: 'With simple interest, the final amount would be {simple}.',
    simple: 'Over {time}, your {principal} grows by {gain}.',
  } satisfies Record<InterestType, string>,
  /** If something else than the final amount was found. */
  meaningFound: 'You reach {final} in {time} and earn {interest} in interest.',
  /** The chart's tabs. */
  chart: 'Chart',
  charts: { balance: 'Balance', years: 'By year' },
  growth: 'Growth over time',
  parts: 'Principal, contributions and interest by year',
  /** The legend of the second line in the chart: with contributions, or else for compound interest. */
  paidInSoFar: 'Paid in',
  simpleBalance: 'With simple interest',
  madeOf: 'Breakdown',
  over: 'Over {time}',
  first: 'Interest in year {year}',
  /** The part of a year at the end. */
  rest: 'Interest after year {year}',
  start: 'Start',
  year: 'Year {year}',
  month: 'Month {month}',
  table: 'Year by year',
  hideTable: 'Hide table',
  csv: 'Download CSV',
  yearColumn: 'Year',
  monthColumn: 'Month',
  balance: 'Balance',
  issues: {
    ...numberIssues,
    'nothing-to-find': findIssues['nothing-to-find'],
    'already-reached': 'You already reach this amount. Enter a larger one.',
    'out-of-reach': 'This is out of reach. Enter a smaller amount.',
    'unknown-type': 'Choose compound or simple interest.',
    'unknown-frequency': 'Choose how often interest is compounded.',
    'too-much-growth': 'The result is too large. Enter a shorter time.',
  } satisfies Record<IssueCode, string>,
}
