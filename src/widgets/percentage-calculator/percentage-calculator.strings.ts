import type { IssueCode, PercentageType } from '../../engine/percentage-calculator/percentage-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'

interface Words {
  /** The option in the list of calculation types. */
  readonly question: string
  /** The labels of the two fields. */
  readonly x: string
  readonly y: string
  /** The label of the headline. */
  readonly label: string
  /** The answer as a sentence. */
  readonly sentence: string
  /** The labels of the two bars. */
  readonly first: string
  readonly second: string
}

const fromTo = { x: 'From', y: 'To', first: 'From', second: 'To' } as const

const types = {
  percentOf: {
    question: 'What is X% of Y?',
    x: 'Percentage',
    y: 'Number',
    label: '{x}% of {y}',
    sentence: '{x}% of {y} is {result}',
    first: '{x}%',
    second: 'Whole',
  },
  whatPercent: {
    question: 'X is what percent of Y?',
    x: 'Part',
    y: 'Whole',
    label: '{x} as a percentage of {y}',
    sentence: '{x} is {result}% of {y}',
    first: 'Part',
    second: 'Whole',
  },
  increase: {
    question: 'Percent increase',
    label: 'Increase from {x} to {y}',
    sentence: 'From {x} to {y} is an increase of {result}%',
    ...fromTo,
  },
  decrease: {
    question: 'Percent decrease',
    label: 'Decrease from {x} to {y}',
    sentence: 'From {x} to {y} is a decrease of {result}%',
    ...fromTo,
  },
  change: {
    question: 'Percent change',
    label: 'Change from {x} to {y}',
    sentence: 'From {x} to {y} is a change of {result}%',
    ...fromTo,
  },
  discount: {
    question: 'Price after discount',
    x: 'Price',
    y: 'Discount',
    label: '{y}% off {x}',
    sentence: '{y}% off {x} is {result}',
    first: 'You pay',
    second: 'Full price',
  },
  whatTotal: {
    question: 'X is Y% of what?',
    x: 'Part',
    y: 'Percentage',
    label: '{x} is {y}% of',
    sentence: '{x} is {y}% of {result}',
    first: 'Part',
    second: 'Whole',
  },
  points: {
    question: 'Percentage points',
    label: 'From {x}% to {y}%, in percentage points',
    sentence: 'From {x}% to {y}% is a change of {result}',
    ...fromTo,
  },
  difference: {
    question: 'Percent difference',
    x: 'First number',
    y: 'Second number',
    label: 'Difference between {x} and {y}',
    sentence: 'The percent difference between {x} and {y} is {result}%',
    first: 'First number',
    second: 'Second number',
  },
  chain: {
    question: 'Several changes in a row',
    x: 'Start',
    y: 'Result',
    label: '{x} after all changes',
    sentence: '{x} becomes {y}, a total change of {result}%',
    first: 'Start',
    second: 'Result',
  },
} satisfies Record<PercentageType, Words>

export const strings = {
  ...coreStrings,
  name: 'Percentage calculator',
  type: 'Calculation type',
  types,
  calculate: 'Calculate',
  lessAndPlus: '{y} − {x}% is {less}, and {y} + {x}% is {plus}.',
  saved: 'You save {saved}.',
  otherWay: 'The other way around, {y} is {percent} of {x}.',
  nothing: 'Zero is 0 percent of any other number.',
  same: 'Both numbers are the same.',
  backUp: 'Going back from {y} to {x} takes an increase of {percent}.',
  backDown: 'Going back from {y} to {x} takes a decrease of {percent}.',
  noWayBack: 'No percent change gets you from 0 back to {x}.',
  percentsOf: 'Percentages of {base}',
  plus: '{base} plus a percentage',
  less: '{base} minus a percentage',
  check: '{y}% of {whole} is {x}.',
  relativeUp: 'Compared with {x}%, that’s an increase of {percent}.',
  relativeDown: 'Compared with {x}%, that’s a decrease of {percent}.',
  relativeToNothing: 'There’s no percent change from 0%.',
  bothWays: 'It’s the same in both directions. The change from {x} to {y} is {there}, and back it’s {back}.',
  fromNothing: 'Any number is 200% different from 0.',
  totalChange: 'The total change is {percent}.',
  /** The number after each change. */
  steps: 'Step by step',
  /** The field before the changes. */
  start: 'Start',
  change: 'Change {n}',
  /** A button in the field of a change, because some phones have no minus key. */
  flip: 'Switch between increase and decrease',
  points: { one: '{n} percentage point', other: '{n} percentage points' },
  up: '{percent} increase',
  down: '{percent} decrease',
  /** The card with one sentence for each question. */
  questions: 'All percentage questions',
  questionsHint: 'Fill in the blanks of any question. Gray figures are examples.',
  /** The questions, with a field for each number. */
  asks: {
    percentOf: 'What is {x} of {y}?',
    whatPercent: '{x} is what percent of {y}?',
    whatTotal: '{x} is {y} of what number?',
    change: 'What’s the percent change from {x} to {y}?',
    discount: 'What is {x} after a discount of {y}?',
    points: 'How many percentage points from {x} to {y}?',
    difference: 'What’s the percent difference between {x} and {y}?',
    chain: 'What is {x} after a change of {y}?',
  } satisfies Partial<Record<PercentageType, string>>,
  /** Between the changes of a chain: 'a change of 10%, then −10%'. */
  andThen: ', then ',
  /** The names of a question’s fields for screen readers. The question is read as 'What is X% of Y?' */
  blanks: { x: 'X', y: 'Y' },
  plusPercent: '+{n}%',
  minusPercent: '−{n}%',
  issues: {
    ...numberIssues,
    'zero-base': 'Enter a number other than 0, such as {example}.',
    'unknown-type': 'Choose a calculation type.',
    'too-many': 'Remove changes until there are {max} or fewer.',
  } satisfies Record<IssueCode, string>,
}
