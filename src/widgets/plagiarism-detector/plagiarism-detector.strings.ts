import { type AnalysisCode, analysisIssues, analysisStrings } from '../core/analysis.strings'
import { longTextStrings } from '../core/long-text.strings'
import { lateStrings } from './plagiarism-detector.late.strings'

export const firstStrings = {
  ...analysisStrings,
  name: 'Plagiarism detector',
  analyze: 'Check Plagiarism',
  analyzing: 'Analyzing...',
  samples: { original: 'Original', mixed: 'Mixed', suspicious: 'Suspicious' },
  other: 'Second text, to compare with (optional)',
  score: 'Plagiarism score',
  original: 'Originality score',
  risk: 'Risk level',
  disclaimer: 'A style heuristic: nothing was looked up, and the score proves nothing.',
  issues: analysisIssues satisfies Record<AnalysisCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
