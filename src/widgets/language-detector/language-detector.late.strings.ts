import { languages } from '../../engine/language-detector'
import { analysisLateStrings } from '../core/analysis.late.strings'

export const lateStrings = {
  ...analysisLateStrings,
  say: '{language}, {percent}% of the score. Confidence: {confidence}.',
  sayUnknown: 'No language that this tool knows fits.',
  unknown: 'Unknown',
  notEnough: 'Not enough text',
  sayNotEnough: 'Not enough text to tell. What there is fits {language} best; a sentence or two would do.',
  sayNothing: 'Not enough text to tell. Add a sentence or two.',
  ranking: 'Languages by score',
  scored: 'Scored by the common words and letter patterns of seven languages.',
  modelled: 'Told by a model of letter groups that knows {n} languages and runs in your browser.',
  names: Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name])) as Readonly<
    Record<string, string>
  >,
}
