import type { IssueCode, Kind } from '../../engine/lorem-generator/lorem-generator'
import { coreStrings, numberIssues } from '../core/base/strings'

export const strings = {
  ...coreStrings,
  name: 'Lorem ipsum generator',
  type: 'Text type',
  kinds: { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words' } satisfies Record<Kind, string>,
  count: 'Quantity',
  countHint: 'From {min} to {max}.',
  /** In place of the hint, if the quantity isn’t a number. */
  countsAsOne: 'Enter a number, such as 3. Until then, it counts as 1.',
  generate: 'Generate',
  text: 'Filler text',
  /** Below the number of words. */
  meaning: '{sentences} in {paragraphs}, {characters} in total.',
  meaningOfWords: '{characters} in total.',
  sentences: { one: '{n} sentence', other: '{n} sentences' },
  paragraphs: { one: '{n} paragraph', other: '{n} paragraphs' },
  countedCharacters: { one: '{n} character', other: '{n} characters' },
  html: 'Copy as HTML',
  all: 'Show all',
  less: 'Show less',
  sayWords: { one: '{n} word', other: '{n} words' },
  issues: {
    ...numberIssues,
    'unknown-type': 'Choose paragraphs, sentences or words.',
    'no-random': 'Your browser has no secure random source. Try another browser.',
  } satisfies Record<IssueCode, string>,
}
