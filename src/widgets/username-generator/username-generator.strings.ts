import type { IssueCode, Length, Style } from '../../engine/username-generator/username-generator'
import { coreStrings } from '../core/base/strings'

export const strings = {
  ...coreStrings,
  copy: 'Copy all',
  copyTop: 'Copy',
  name: 'Username generator',
  word: 'Your name or word',
  optional: 'optional',
  wordExample: 'Luna',
  style: 'Style',
  styles: {
    cool: 'Cool',
    cute: 'Cute',
    professional: 'Professional',
    gaming: 'Gaming',
  } satisfies Record<Style, string>,
  length: 'Length',
  lengths: { short: 'Short', medium: 'Medium', long: 'Long' } satisfies Record<Length, string>,
  numbers: 'Add numbers',
  generate: 'Generate',
  first: 'Top pick',
  /** If another name was picked from the list. */
  picked: 'Your pick',
  /** Below the first name. */
  meaning: 'Marked as available: {available} of {n} names.',
  availability: 'Availability',
  /** If the page has no availability check. */
  simulated: 'Availability (simulated)',
  note: 'Availability is simulated. About 70% of names are marked as available at random, and no website is asked.',
  marks: { available: 'Available', taken: 'Taken', checking: 'Checking…', failed: 'Not checked' },
  /** Announced when all checks are done. */
  checked: 'Available: {available} of {n} usernames.',
  failed: 'Couldn’t check {failed} of {n} usernames. Try again in a moment.',
  retry: 'Check again',
  copyName: 'Copy {name}',
  variations: 'Variations of {name}',
  issues: {
    'unknown-choice': 'Choose one of the options.',
    'not-a-word': 'Use only letters and digits, as in Luna7.',
    'word-too-long': 'Enter {max} characters or fewer, such as Luna.',
    'no-random': 'Your browser has no secure random source. Try another browser.',
  } satisfies Record<IssueCode, string>,
}
