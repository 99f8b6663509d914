// What is fetched on first use, in one file.
export { createMatcher } from './regex-tester.matcher'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome } from './regex-tester.outcome'
/** @public Knip does not follow `part.filled` either. */
export { filled } from './regex-tester.presets'
