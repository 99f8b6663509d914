// What stands under the answer, fetched when there is one, in one file.
/** @public Knip does not follow `<part.All>`. */
export { All } from './unit-converter.all'
