import type { IssueCode } from '../../engine/bill-splitter'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
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
  taxAt: 'Tax, {percent}%',
  tipAt: 'Tip, {percent}%',
  even: { one: 'One person pays it all.', other: '{total} splits evenly among {n} people.' },
  odd: {
    one: 'One cent is left over: the first person pays {more}, everyone else {less}.',
    other: '{n} cents are left over: the first {n} people pay {more}, everyone else {less}.',
  },
  person: 'Person {first}',
  persons: 'Persons {first} to {last}, each',
  say: '{each} each, {total} in all. {sentence}',
  issues: {
    ...numberIssues,
    missing: 'Fill this in to split the bill.',
    'not-positive': 'Enter a bill above 0.',
  } satisfies Record<IssueCode, string>,
}
