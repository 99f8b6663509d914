/** Loaded with the first pattern, or the first view other than the matches. */
export { readLiteral } from '../../../engine/regex-tester/literal'
export { parsePattern } from '../../../engine/regex-tester/syntax/parse'
export { createMatcher } from '../regex-tester.client'
export { errorSentence } from '../syntax/error-sentence'
export { Failed, Running } from './no-matches'
export { OtherViews } from './other-views'
export { fromPreset, presetOf } from './presets'
export { RiskNote } from './risk-note'
