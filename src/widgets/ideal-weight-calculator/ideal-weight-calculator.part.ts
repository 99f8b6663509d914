// What stands under the answer, fetched when something is typed, in one file.
/** @public Knip does not follow `<part.Under>`. */
export { Under } from './ideal-weight-calculator.under'
