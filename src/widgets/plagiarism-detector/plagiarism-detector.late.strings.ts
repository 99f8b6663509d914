import type { PatternKey, SourceType } from '../../engine/plagiarism-detector'
import { analysisLateStrings } from '../core/analysis.late.strings'

export const lateStrings = {
  ...analysisLateStrings,
  say: 'Score {score}%, risk level {risk}, by style and chance alone.',
  sayShared: '{share}% of the words stand in the second text too.',
  patterns: 'Suspicious patterns',
  none: 'No pattern that is counted occurs in this text.',
  descriptions: {
    'citation-style': 'Citation-style phrases',
    'common-sources': 'Common sources',
    'copy-paste-words': 'Copy-paste words',
    'generic-conclusions': 'Generic conclusions',
    'academic-phrases': 'Academic phrases',
    'repeated-openings': 'Repeated sentence openings',
    'long-words': 'Average word longer than 6.5 characters',
  } satisfies Record<PatternKey, string>,
  severity: '{severity} severity, {points}',
  sources: 'Potential sources',
  simulated: 'Simulated example',
  categories: {
    academic: 'Academic paper',
    encyclopedia: 'Encyclopedia',
    news: 'News article',
    website: 'Website',
  } satisfies Record<SourceType, string>,
  similarity: '{n}% similarity, drawn at random',
  nothingLookedUp:
    'Nothing was looked up. These lines show what a report could look like; half the mean of their random numbers is in the score.',
  noSources: 'Nothing was looked up. This time chance drew no simulated example.',
  shared: 'Shared with the second text',
  sharedOf: '{percent}% of the first text, {otherPercent}% of the second: {words} in {passages}.',
  sharedNothing: 'No shared passage was found. The two texts have no eight words in a row in common.',
  passageCount: { one: '{n} passage', other: '{n} passages' },
  passages: 'Shared passages, side by side',
  firstText: 'First text',
  secondText: 'Second text',
  listed: 'Listed are the first {n} passages; all of them count.',
}
