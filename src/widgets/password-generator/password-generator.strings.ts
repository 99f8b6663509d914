import type { IssueCode, Kind, Strength } from '../../engine/password-generator/password-generator'
import { coreStrings, numberIssues } from '../core/base/strings'

export const strings = {
  ...coreStrings,
  name: 'Password generator',
  length: 'Length',
  unit: 'characters',
  characters: 'Characters',
  kinds: {
    lowercase: 'Lowercase (a–z)',
    uppercase: 'Uppercase (A–Z)',
    digits: 'Digits (0–9)',
    symbols: 'Symbols ({symbols}…)',
  } satisfies Record<Kind, string>,
  generate: 'Generate',
  password: 'Password',
  strength: 'Strength',
  strengths: {
    weak: 'Weak',
    medium: 'Medium',
    strong: 'Strong',
    'very-strong': 'Very Strong',
  } satisfies Record<Strength, string>,
  entropy: 'Entropy',
  bits: '{bits} bits',
  /** Below the password. `time` is the average, such as '5.1 thousand years', or one of the next two. */
  meaning: 'Would take {time} to crack at 10 billion guesses a second.',
  noTime: 'less than a second',
  forever: 'more than a trillion years',
  kept: 'Created in your browser with its secure random source. Not stored or sent anywhere.',
  issues: {
    ...numberIssues,
    'no-characters': 'Please select at least one character type',
    'unknown-kind': 'Choose lowercase, uppercase, digits or symbols.',
    'no-random': 'Your browser has no secure random source. Try another browser.',
  } satisfies Record<IssueCode, string>,
}
