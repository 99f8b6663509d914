// What makes a code, reads it back and shows it, fetched with the first one, in one file.

export { evaluate } from '../../engine/qr-generator'
/** @public Knip does not follow `<part.Code>` and its like. */
export { Code, NoPicture, sayOf, sentence } from './qr-generator.code'
export { make } from './qr-generator.make'
