import type { IssueCode } from '../../engine/bill-splitter'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Bill splitter',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  bill: 'Bill',
  tax: 'Tax',
  tip: 'Tip',
  tipUnit: '% of the bill with tax',
  quickTips: 'Common tips',
  people: 'People',
  fewer: 'Remove a person',
  more: 'Add a person',
  calculate: 'Calculate Split',
  scenarios: {
    'dinner-for-two': 'Dinner for {n}',
    'team-lunch': 'Lunch for {n}',
    'birthday-party': 'Party of {n}',
  },
  perPerson: 'Each person pays',
  subtotal: 'Bill',
  subtotalWithTax: 'Bill with tax',
  total: 'Total',
  taxAt: 'Tax ({percent}%)',
  tipAt: 'Tip ({percent}%)',
  even: { one: 'One person pays the full amount.', other: '{total} splits evenly {n} ways.' },
  odd: {
    one: 'The first person pays {more}, because the total doesn’t split evenly. Everyone else pays {less}.',
    other: 'The first {n} people pay {more}, because the total doesn’t split evenly. Everyone else pays {less}.',
  },
  madeOf: 'Breakdown',
  shared: 'Split',
  everyone: { one: 'One person pays', other: '{n} people each pay' },
  person: 'Person {first} pays',
  persons: 'People {first}–{last} pay',
  say: '{each} each, {total} in total. {sentence}',
  issues: {
    ...numberIssues,
    'not-positive': 'Enter an amount above 0.',
  } satisfies Record<IssueCode, string>,
}
