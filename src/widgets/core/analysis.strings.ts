import { coreStrings } from './strings'

/** What the three detectors say in the same words at first sight. */
export const analysisStrings = {
  ...coreStrings,
  copy: 'Copy results',
  text: 'Text',
  placeholder: 'Type or paste here, or drop a text file',
  clear: 'Clear',
  confidence: 'Confidence',
  words: 'Words',
  sentences: 'Sentences',
}

/** Sentences for the faults of a text to be analyzed. */
export const analysisIssues = {
  missing: 'Type or paste some text first.',
  'no-words': 'There are no words in this text. Type or paste some.',
  'not-loaded': coreStrings.notFetched,
}

/** What is analyzed with could not be fetched. */
export type AnalysisCode = keyof typeof analysisIssues
