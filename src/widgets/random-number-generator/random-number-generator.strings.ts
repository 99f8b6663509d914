import type { IssueCode } from '../../engine/random-number-generator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Random number generator',
  min: 'Minimum',
  max: 'Maximum',
  quantity: 'Quantity',
  quantityHint: 'Up to {n} at once.',
  unique: 'No duplicates',
  generate: 'Generate',
  dice: 'Or throw one die',
  die: 'D{sides}',
  number: 'Your number',
  /** With each answer, because the next number may be the same as the last one. */
  draw: 'Draw {n}',
  say: 'Draw {draw}: {numbers}',
  /** More than twenty: too many to listen to. */
  sayMany: 'Draw {draw}: {n} numbers',
  numbers: 'The numbers, in the order in which they were drawn',
  column: 'Copy as a column',
  kept: 'Drawn in your browser by its secure random source, each number as likely as the others.',
  issues: {
    ...numberIssues,
    'not-a-number': numberIssues['not-whole'],
    'min-not-below-max': 'Minimum must be less than maximum!',
    'too-few-to-be-unique':
      'Cannot generate {q} unique numbers in range {min}-{max}. Ask for fewer, or allow duplicates.',
    'no-random': 'This browser has no secure random source. Try another one.',
  } satisfies Record<IssueCode, string>,
}
