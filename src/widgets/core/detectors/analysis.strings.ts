import { coreStrings } from '../base/strings'

/** Strings shared by the three detectors. */
export const analysisStrings = {
  ...coreStrings,
  copy: 'Copy results',
  text: 'Text',
  confidence: 'Confidence',
  words: 'Words',
  sentences: 'Sentences',
  counted: '{words}, {characters}',
  wordCount: { one: '{n} word', other: '{n} words' },
  characterCount: { one: '{n} character', other: '{n} characters' },
  levels: { low: 'Low', medium: 'Medium', high: 'High' },
  tooShort: 'The score of a short text means little. Enter at least {n} words. This text has {words}.',
  percent: '{n}%',
  points: '{count} × {weight} points',
  inText: 'Highlighted in your text',
  onlyFirst: 'Only the first {n} characters are highlighted. The whole text was counted.',
}

/** Errors in the text to analyze. */
export const analysisIssues = {
  missing: 'Type or paste some text first.',
  'no-words': 'Enter at least one word.',
}
