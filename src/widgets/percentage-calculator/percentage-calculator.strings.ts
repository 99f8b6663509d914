import type { IssueCode, PercentageType } from '../../engine/percentage-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

interface Words {
  /** In the list of questions. */
  readonly question: string
  /** The labels of the two fields, and the sign inside them. */
  readonly x: string
  readonly y: string
  /** The answer as a sentence. */
  readonly sentence: string
}

const types = {
  percentOf: { question: 'What is X% of Y?', x: 'Percent', y: 'Of', sentence: '{x}% of {y} is {result}' },
  whatPercent: { question: 'X is what percent of Y?', x: 'Part', y: 'Whole', sentence: '{x} is {result}% of {y}' },
  increase: {
    question: 'Percent increase',
    x: 'From',
    y: 'To',
    sentence: 'From {x} to {y} is an increase of {result}%',
  },
  decrease: {
    question: 'Percent decrease',
    x: 'From',
    y: 'To',
    sentence: 'From {x} to {y} is a decrease of {result}%',
  },
  change: { question: 'Percent change', x: 'From', y: 'To', sentence: 'From {x} to {y} is a change of {result}%' },
  discount: { question: 'Price after discount', x: 'Price', y: 'Discount', sentence: '{x} less {y}% is {result}' },
} satisfies Record<PercentageType, Words>

export const strings = {
  ...coreStrings,
  name: 'Percentage calculator',
  type: 'Question',
  types,
  calculate: 'Calculate',
  result: 'Answer',
  issues: {
    ...numberIssues,
    'zero-base': 'A percent of 0 has no answer. Enter a number other than 0.',
    'unknown-type': 'Choose one of the questions.',
  } satisfies Record<IssueCode, string>,
}
