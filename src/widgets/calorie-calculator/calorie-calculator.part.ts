// What stands under the answer, fetched when something is typed, in one file.
/** @public Knip does not follow `<part.Targets>`. */
export { Targets } from './calorie-calculator.targets'
