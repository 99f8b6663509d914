import { type AnalysisCode, analysisIssues, analysisStrings } from '../core/analysis.strings'
import { longTextStrings } from '../core/long-text.strings'
import { lateStrings } from './language-detector.late.strings'

/** `no-letters` is this tool's own. */
export type Code = Exclude<AnalysisCode, 'no-words'> | 'no-letters'

const { 'no-words': _, ...issues } = analysisIssues

export const firstStrings = {
  ...analysisStrings,
  name: 'Language detector',
  analyze: 'Detect Language',
  analyzing: 'Detecting...',
  samples: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', tr: 'Turkish' },
  detected: 'Detected language',
  share: 'Share',
  characters: 'Characters',
  issues: {
    ...issues,
    'no-letters': 'There are no letters in this text. Type or paste some words.',
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
