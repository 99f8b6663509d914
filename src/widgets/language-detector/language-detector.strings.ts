import { type IssueCode, languages } from '../../engine/language-detector'
import { analysisIssues, analysisStrings } from '../core/detectors/analysis.strings'
import type { LoadCode } from '../core/loading/lazy'
import { longTextStrings } from '../core/long-text/long-text.strings'
import { loadIssues } from '../core/tool/strings'

export const strings = {
  ...analysisStrings,
  name: 'Language detector',
  analyze: 'Detect Language',
  analyzing: 'Detecting...',
  samples: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', tr: 'Turkish' },
  detected: 'Detected language',
  share: 'Share',
  characters: 'Characters',
  say: '{language}, {percent}% of the text. Confidence: {confidence}.',
  sayUnknown: 'No language that this tool knows fits.',
  unknown: 'Unknown',
  notEnough: 'Not enough text',
  sayNotEnough: 'Not enough text to tell. It looks most like {language}. Add a sentence or two.',
  sayNothing: 'Not enough text to tell. Add a sentence or two.',
  ranking: 'Languages by score',
  scoring: 'Score by common words and letter patterns',
  scored: 'Scored by the common words and letter patterns of seven languages.',
  modelled: 'Detected by a model of letter groups that knows {n} languages and runs in your browser.',
  names: Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name])) as Readonly<
    Record<string, string>
  >,
  issues: {
    missing: analysisIssues.missing,
    ...loadIssues,
  } satisfies Record<IssueCode | LoadCode, string>,
  longText: longTextStrings,
}
