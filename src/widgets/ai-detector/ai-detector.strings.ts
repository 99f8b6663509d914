import type { IndicatorKey, IssueCode } from '../../engine/ai-detector/ai-detector'
import { longTextStrings } from '../core/base/long-text.strings'
import { analysisIssues, analysisStrings } from '../core/detectors/analysis.strings'

export const strings = {
  ...analysisStrings,
  name: 'AI content detector',
  analyze: 'Analyze Text',
  analyzing: 'Analyzing...',
  samples: { ai: 'AI-like text', human: 'Human-like text' },
  ai: 'AI-like style',
  human: 'Human-like style',
  disclaimer:
    'This is a writing-style heuristic: it counts phrases and habits that are common in AI text. It proves nothing about who wrote the text.',
  say: 'The style is {ai}% AI-like and {human}% human-like. Confidence: {confidence}.',
  /** The average, in a label short enough for a phone. */
  average: 'Words per sentence',
  indicators: 'Indicators',
  none: 'No indicators found, so this is the score every text starts with.',
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
    fillers: 'Filler words',
    'repeated-marks': 'Repeated ! or ?',
    'emotional-words': 'Emotional words',
    'informal-contractions': 'Informal contractions',
  } satisfies Record<IndicatorKey, string>,
  issues: analysisIssues satisfies Record<IssueCode, string>,
  longText: longTextStrings,
}
