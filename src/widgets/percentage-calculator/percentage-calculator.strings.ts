import type { IssueCode, PercentageType } from '../../engine/percentage-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

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
  plusPercent: '+{n}%',
  minusPercent: '−{n}%',
  issues: {
    ...numberIssues,
    'zero-base': 'Enter a number other than 0, such as {example}.',
    'unknown-type': 'Choose a calculation type.',
  } satisfies Record<IssueCode, string>,
}
