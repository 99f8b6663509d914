// What is fetched on first use, in one file.
export { createMatcher } from './regex-tester.matcher'
export { Outcome } from './regex-tester.outcome'
