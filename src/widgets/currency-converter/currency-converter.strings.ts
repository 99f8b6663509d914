import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './currency-converter.late.strings'
import type { Code } from './currency-converter.run'

export const firstStrings = {
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
  issues: {
    ...numberIssues,
    'no-rates': 'The rates given to this page cannot be read.',
    'failed-to-fetch': 'Failed to fetch exchange rates',
    'currency-not-supported': 'Currency not supported. Choose another.',
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
