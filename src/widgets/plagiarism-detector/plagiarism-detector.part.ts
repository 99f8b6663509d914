// What analyzes and what shows it, fetched on use, in one file.
export { countsOf } from '../core/text-counts'
export { createAnalyzer } from './plagiarism-detector.analyzer'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome, say } from './plagiarism-detector.outcome'
export { samples } from './plagiarism-detector.samples'
/** @public Knip does not follow `<part.Shared>`. */
export { Shared } from './plagiarism-detector.shared'
