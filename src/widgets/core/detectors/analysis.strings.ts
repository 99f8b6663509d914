import { coreStrings } from '../tool/strings'

/** What the three detectors say in the same words. */
export const analysisStrings = {
  ...coreStrings,
  copy: 'Copy results',
  text: 'Text',
  placeholder: 'Type or paste here, or drop a text file',
  clear: 'Clear',
  confidence: 'Confidence',
  words: 'Words',
  sentences: 'Sentences',
  counted: '{words}, {characters}',
  wordCount: { one: '{n} word', other: '{n} words' },
  characterCount: { one: '{n} character', other: '{n} characters' },
  levels: { low: 'Low', medium: 'Medium', high: 'High' },
  percent: '{n}%',
  points: '{count} × {weight} points',
  inText: 'What was counted, in the text',
  onlyFirst: 'Marked is what stands in the first {n} characters; all of the text was counted.',
}

/** What can be wrong with a text to be analyzed. */
export const analysisIssues = {
  missing: 'Type or paste some text first.',
  'no-words': 'There are no words in this text. Type or paste some.',
}
