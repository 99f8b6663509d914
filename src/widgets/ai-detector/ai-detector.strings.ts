import { type AnalysisCode, analysisIssues, analysisStrings } from '../core/analysis.strings'
import { longTextStrings } from '../core/long-text.strings'
import { lateStrings } from './ai-detector.late.strings'

export const firstStrings = {
  ...analysisStrings,
  name: 'AI content detector',
  analyze: 'Analyze Text',
  analyzing: 'Analyzing...',
  samples: { ai: 'AI-like text', human: 'Human-like text' },
  ai: 'AI-like style',
  human: 'Human-like style',
  disclaimer: 'This is a writing-style heuristic and proves nothing.',
  issues: analysisIssues satisfies Record<AnalysisCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings, { longText: longTextStrings })
