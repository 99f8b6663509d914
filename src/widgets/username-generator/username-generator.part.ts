// What shows the names, fetched when there are some, in one file.
/** @public Knip does not follow `part.breakable` and `<part.Names>`. */
export { breakable } from './username-generator.list'
/** @public */
export { Names } from './username-generator.names'
