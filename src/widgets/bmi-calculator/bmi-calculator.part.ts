// The picture of an answer, fetched when something is typed, in one file.
/** @public Knip does not follow `<part.Scale>`. */
export { Scale, Swatch } from './bmi-calculator.scale'
