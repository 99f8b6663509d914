// What reads a shadow, fetched when one is to be pasted, in one file.
/** @public Knip does not follow `<part.Paste>`. */
export { Paste } from './box-shadow-generator.paste'
