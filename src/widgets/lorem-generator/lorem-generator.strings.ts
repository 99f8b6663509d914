import type { IssueCode, Kind } from '../../engine/lorem-generator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Lorem generator',
  type: 'Text type',
  kinds: { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words' } satisfies Record<Kind, string>,
  count: 'How many',
  countHint: 'From {min} to {max}.',
  /** Where the count is not a number. */
  countsAsOne: 'Enter a number, such as 3. Until then it counts as 1.',
  generate: 'Generate',
  text: 'Filler text',
  characters: 'Characters',
  html: 'Copy as HTML',
  say: 'New filler text: {words}. It begins with {first}.',
  sayWords: { one: '{n} word', other: '{n} words' },
  issues: {
    ...numberIssues,
    'unknown-type': 'Choose paragraphs, sentences or words.',
    'no-random': 'This browser has no secure random source. Try another one.',
  } satisfies Record<IssueCode, string>,
}
