import type { IssueCode, Rounding, TaxMode } from '../../engine/tax-calculator/tax-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { findIssues, findStrings } from '../core/field-groups/find.strings'
import { typoStrings } from '../core/fields/number/percent-typo.strings'
import { sourceStrings } from '../core/output/source.strings'

export const strings = {
  ...coreStrings,
  ...typoStrings,
  ...findStrings,
  ...sourceStrings,
  name: 'Tax calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  mode: 'Calculation',
  modes: { add: 'Add tax', remove: 'Remove tax' } satisfies Record<TaxMode, string>,
  amount: 'Amount',
  /** Below the amount. */
  hints: { add: 'Before tax', remove: 'Including tax' } satisfies Record<TaxMode, string>,
  rate: 'Tax rate',
  standardRates: 'Standard rates by country',
  place: 'Country or province',
  placeHint: 'Some goods and services have a lower rate.',
  /** The first choice, which leaves the rate as it is. */
  noPlace: 'Choose one',
  /** Of Canada. */
  provinces: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  moreTaxes: 'More taxes',
  addTax: 'Add a tax',
  removeTax: 'Remove tax {n}',
  taxNumber: 'Tax {n}',
  compound: 'Tax on tax',
  compoundHint: 'Each tax also applies to the taxes before it.',
  lines: 'Several items',
  addLine: 'Add an item',
  removeLine: 'Remove item {n}',
  line: 'Item {n}',
  item: 'Item',
  sum: 'Sum of items',
  rounding: 'Round the tax',
  roundings: { total: 'On the total', line: 'On each item' } satisfies Record<Rounding, string>,
  roundingHint: 'Stores do either. It can change the tax by a few cents.',
  calculate: 'Calculate',
  netAmount: 'Net amount',
  taxAmount: 'Tax amount',
  totalAmount: 'Total amount',
  taxRate: 'Tax rate',
  /** Below the main figure. */
  meaning: {
    add: 'The tax is {tax}, which is {rate} of {net}.',
    remove: '{total} includes {tax} in tax, at a rate of {rate}.',
  } satisfies Record<TaxMode, string>,
  total: 'Breakdown',
  /** One of several taxes, and all of them together. */
  taxWithRate: 'Tax {n} ({percent})',
  combinedRate: 'Combined rate',
  /** What the other way of rounding gives. */
  roundedOtherwise: {
    total: 'If the tax is rounded on each item, it’s {other} instead of {tax}.',
    line: 'If the tax is rounded once, on the total, it’s {other} instead of {tax}.',
  } satisfies Record<Rounding, string>,
  roundedTheSame: 'The tax is the same if it’s rounded on the total or on each item.',
  issues: {
    ...numberIssues,
    ...findIssues,
    'unknown-rounding': 'Choose On the total or On each item.',
    'too-many-taxes': 'Enter {max} taxes at most. Remove one.',
    'unknown-mode': 'Choose Add tax or Remove tax.',
  } satisfies Record<IssueCode, string>,
}
