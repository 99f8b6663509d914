import type { IssueCode } from '../../engine/random-number-generator/random-number-generator'
import { coreStrings, numberIssues } from '../core/base/strings'

export const strings = {
  ...coreStrings,
  name: 'Random number generator',
  min: 'Minimum',
  max: 'Maximum',
  quantity: 'Quantity',
  quantityHint: 'Up to {n} at a time.',
  unique: 'No duplicates',
  generate: 'Generate',
  dice: 'Or roll a die',
  die: 'D{sides}',
  /** Numbered, so that two draws in a row of the same number look and sound different. */
  draw: 'Draw {n}',
  /** Instead of more than 20 numbers, too many to read out. */
  many: '{n} numbers',
  numbers: 'Numbers in the order drawn',
  /** Below a single number. */
  oneOf: 'One of {possible} numbers from {min} to {max}.',
  /** Below several numbers. */
  sumOf: 'The sum is {sum}, and the average is {mean}.',
  sortedNumbers: 'Numbers from low to high',
  lowest: 'Lowest',
  highest: 'Highest',
  median: 'Median',
  /** How many of the numbers aren’t repeats. */
  different: 'Different numbers',
  column: 'Copy as column',
  sort: 'Sort',
  unsort: 'Order drawn',
  kept: 'Drawn in your browser with its secure random source. Every number is equally likely.',
  issues: {
    ...numberIssues,
    'not-a-number': numberIssues['not-whole'],
    'min-not-below-max': 'Minimum must be less than maximum!',
    'too-few-to-be-unique':
      'Cannot generate {q} unique numbers in range {min}-{max}. Lower the quantity or allow duplicates.',
    'no-random': 'Your browser has no secure random source. Try another browser.',
  } satisfies Record<IssueCode, string>,
}
