// What analyzes and what shows it, fetched on use, in one file.
export { countsOf } from '../core/text-counts'
export { createAnalyzer } from './ai-detector.analyzer'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome, say } from './ai-detector.outcome'
export { samples } from './ai-detector.samples'
