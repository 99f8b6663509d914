import type { IssueCode, Length, Style } from '../../engine/username-generator'
import { coreStrings } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  copy: 'Copy all',
  name: 'Username generator',
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
  first: 'How about',
  say: '{n} new usernames, {first} the first.',
  availability: 'Availability',
  /** Where the page has no check of its own. */
  simulated: 'Availability (simulated)',
  note: 'Availability is simulated: 70 in 100 are marked available at random, and no site was asked.',
  marks: { available: 'Available', taken: 'Taken', checking: 'Checking…', failed: 'Not checked' },
  /** Once all have been checked. */
  checked: 'Available: {available} of {n} usernames.',
  failed: '{failed} of {n} usernames could not be checked. Try again in a moment.',
  retry: 'Check again',
  copyName: 'Copy {name}',
  variations: 'Variations of {name}',
  issues: {
    'unknown-choice': 'Choose one of these.',
    'no-random': 'This browser has no secure random source. Try another one.',
  } satisfies Record<IssueCode, string>,
}
