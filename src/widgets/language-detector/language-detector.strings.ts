import { type IssueCode, languages } from '../../engine/language-detector/language-detector'
import type { LoadCode } from '../core/base/fetch-module'
import { longTextStrings } from '../core/base/long-text.strings'
import { loadIssues } from '../core/base/strings'
import { analysisIssues, analysisStrings } from '../core/detectors/analysis.strings'

export const strings = {
  ...analysisStrings,
  name: 'Language detector',
  analyze: 'Detect Language',
  analyzing: 'Detecting...',
  samples: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', tr: 'Turkish' },
  detected: 'Detected language',
  share: 'Share',
  characters: 'Characters',
  say: '{language}: {percent}% of the text. Confidence: {confidence}.',
  sayUnknown: 'This text doesn’t match any supported language.',
  unknown: 'Unknown',
  notEnough: 'Not enough text',
  sayNotEnough: 'Not enough text to be sure. It looks most like {language}. Add a sentence or two.',
  sayNothing: 'Not enough text to be sure. Add a sentence or two.',
  ranking: 'Languages by score',
  scoring: 'Score by common words and letter patterns',
  scored: 'Scored by common words and letter patterns in seven languages.',
  modelled: 'Detected by a model of letter patterns in {n} languages. It runs in your browser.',
  names: Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name])) as Readonly<
    Record<string, string>
  >,
  issues: {
    missing: analysisIssues.missing,
    ...loadIssues,
  } satisfies Record<IssueCode | LoadCode, string>,
  longText: longTextStrings,
}
