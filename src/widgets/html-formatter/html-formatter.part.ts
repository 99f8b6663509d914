// What formats and what shows it, fetched when there is something to format, in one file.
/** @public Knip does not follow `<part.Progress>`. */
export { Progress } from '../core/progress'
export { createFormatter } from './html-formatter.formatter'
/** @public Knip does not follow `<part.Outcome>`. */
export { Outcome } from './html-formatter.outcome'
export { sample } from './html-formatter.sample'
