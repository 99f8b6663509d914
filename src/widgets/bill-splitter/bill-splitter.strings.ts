import type { IssueCode } from '../../engine/bill-splitter'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './bill-splitter.late.strings'

export const firstStrings = {
  ...coreStrings,
  name: 'Bill splitter',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  bill: 'Bill',
  tax: 'Tax',
  tip: 'Tip',
  tipHint: 'On the bill with its tax.',
  quickTips: 'Usual tips',
  people: 'People',
  fewer: 'One person less',
  more: 'One person more',
  calculate: 'Calculate Split',
  presets: 'Or begin with',
  scenarios: {
    'dinner-for-two': 'Dinner for {n}',
    'team-lunch': 'Lunch for {n}',
    'birthday-party': 'Party of {n}',
  },
  perPerson: 'Each person pays',
  subtotal: 'Bill',
  subtotalWithTax: 'Bill with tax',
  total: 'Total',
  issues: {
    ...numberIssues,
    missing: 'Fill this in to split the bill.',
    'not-positive': 'Enter a bill above 0.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
