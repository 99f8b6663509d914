import type { IssueCode } from '../../engine/currency-converter'
import { coreStrings, numberIssues } from '../core/tool/strings'
import type { FetchCode, FetchReason } from './currency-converter.service'

/** What the tool may answer with: an issue of the engine, or of the service. */
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
  rate: 'Rate',
  date: 'Rate of',
  rateOf: '1 {from} = {rate} {to}',
  say: '{amount} is {result}, at the rate of {date}',
  working: 'Fetching the latest rates…',
  reasons: {
    offline: 'The service could not be reached. Check your connection and try again.',
    timeout: 'The service did not answer within 8 seconds. Try again in a moment.',
    status: 'The service answered with error {status}. Try again in a moment.',
    body: 'The service’s answer was not a table of rates. Try again in a moment.',
  } satisfies Record<FetchReason, string>,
  tooMany: 'The service has had too many requests from here. Wait a minute and try again.',
  issues: {
    ...numberIssues,
    'no-rates': 'The rates given to this page cannot be read.',
    'failed-to-fetch': 'Failed to fetch exchange rates',
    'currency-not-supported': 'Currency not supported. Choose another.',
  } satisfies Record<Code, string>,
}
