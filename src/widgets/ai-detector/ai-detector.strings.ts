import type { IndicatorKey, IssueCode } from '../../engine/ai-detector'
import { analysisIssues, analysisStrings } from '../core/detectors/analysis.strings'
import { longTextStrings } from '../core/long-text/long-text.strings'

export const strings = {
  ...analysisStrings,
  name: 'AI content detector',
  analyze: 'Analyze Text',
  analyzing: 'Analyzing...',
  samples: { ai: 'AI-like text', human: 'Human-like text' },
  ai: 'AI-like style',
  human: 'Human-like style',
  disclaimer: 'This is a writing-style heuristic and proves nothing.',
  say: 'By its style {ai}% AI-like and {human}% human-like. Confidence: {confidence}.',
  /** On average; short enough for a phone. */
  average: 'Words per sentence',
  indicators: 'Indicators',
  none: 'Nothing that is counted occurs in this text, so the score is the one that every text begins with.',
  descriptions: {
    'formal-transitions': 'Formal transition words',
    'ai-phrases': 'AI-typical phrases',
    'conclusion-markers': 'Conclusion markers',
    'vague-quantifiers': 'Vague quantifiers',
    'descriptive-adjectives': 'Descriptive adjectives',
    'formal-verbs': 'Formal verbs',
    'abstract-nouns': 'Abstract nouns',
    'sentence-length': 'Average sentence length between 20 and 30 words',
    'repeated-words': 'Repeated words',
    'personal-opinions': 'Personal opinions',
    fillers: 'Fillers',
    'repeated-marks': 'Repeated ! or ?',
    'emotional-words': 'Emotional words',
    'informal-contractions': 'Informal contractions',
  } satisfies Record<IndicatorKey, string>,
  issues: analysisIssues satisfies Record<IssueCode, string>,
  longText: longTextStrings,
}
