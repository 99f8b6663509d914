import type { IssueCode, Kind, Strength } from '../../engine/password-generator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Password generator',
  length: 'Length',
  unit: 'characters',
  characters: 'Characters',
  kinds: {
    lowercase: 'Lowercase a–z',
    uppercase: 'Uppercase A–Z',
    digits: 'Digits 0–9',
    symbols: 'Symbols {symbols}…',
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
  say: 'New password. Strength: {strength}, {bits}.',
  kept: 'Made in your browser by its secure random source. Never stored or sent.',
  issues: {
    ...numberIssues,
    'no-characters': 'Please select at least one character type',
    'unknown-kind': 'Choose from lowercase, uppercase, digits and symbols.',
    'no-random': 'This browser has no secure random source. Try another one.',
  } satisfies Record<IssueCode, string>,
}
