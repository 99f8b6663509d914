// What detects and what shows it, fetched on use, in one file; the model comes after it.
export { countsOf } from '../core/text-counts'
export { createAnalyzer } from './language-detector.analyzer'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome, say } from './language-detector.outcome'
export { samples } from './language-detector.samples'
