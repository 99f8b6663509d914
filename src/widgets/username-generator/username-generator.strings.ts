import type { IssueCode, Length, Style } from '../../engine/username-generator'
import { coreStrings } from '../core/strings'
import { lateStrings } from './username-generator.late.strings'

export const firstStrings = {
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
  issues: {
    'unknown-choice': 'Choose one of these.',
    'no-random': 'This browser has no secure random source. Try another one.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
