import type { IssueCode } from '../../engine/currency-converter/currency-converter'
import { coreStrings, numberIssues } from '../core/base/strings'
import type { FetchCode, FetchReason } from './currency-converter.service'

/** Errors of the engine and of the rate service. */
export type Code = IssueCode | FetchCode

export const strings = {
  ...coreStrings,
  name: 'Currency converter',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  swap: 'Swap currencies',
  convert: 'Convert',
  result: 'Converted amount',
  rateOf: '1 {from} = {rate} {to}',
  /** Below the main figure: `rateOf` and its date, and for two different currencies the rate back. */
  meaning: '{rate} as of {date}.',
  bothRates: '{rate} and {inverse}, as of {date}.',
  oldRates: 'These rates are {days} days old. Look up a current rate before you pay.',
  /** Above and instead of an answer from the service: the rates that the page has kept. */
  saved:
    'The rate service can’t be reached. These rates were saved in this browser on {date}. To try again, select Convert.',
  oldSaved:
    'The rate service can’t be reached. These rates are old: they were saved in this browser on {date}. To try again, select Convert.',
  amounts: '{from} to {to}',
  /** The table of the 12 currencies. */
  inAll: '{amount} in 12 currencies',
  currencyColumn: 'Currency',
  /** The last option in the list of currencies. */
  search: 'Search all currencies…',
  searchExample: 'Name, code or symbol',
  none: 'No currency found.',
  fee: 'Fee',
  feeField: 'Bank, card or exchange fee',
  feeHint: 'Percent of the amount, such as 3. Ask your bank or card company.',
  cardFee: 'Card that adds {percent}',
  counterFee: 'Counter that keeps {percent}',
  youPay: 'You pay',
  youGet: 'You get',
  feePart: 'Of which fee',
  working: 'Getting the latest rates…',
  reasons: {
    offline: 'Couldn’t reach the rate service. Check your connection, then try again.',
    timeout: 'The rate service didn’t respond within 8 seconds. Try again in a moment.',
    status: 'The rate service returned error {status}. Try again in a moment.',
    body: 'The rate service sent an invalid response. Try again in a moment.',
  } satisfies Record<FetchReason, string>,
  tooMany: 'The rate service got too many requests from your network. Wait a while, then try again.',
  issues: {
    ...numberIssues,
    'no-rates': 'This page has invalid exchange rates.',
    'failed-to-fetch': 'Failed to fetch exchange rates',
    'currency-not-supported': 'Currency not supported. Choose another.',
  } satisfies Record<Code, string>,
}
