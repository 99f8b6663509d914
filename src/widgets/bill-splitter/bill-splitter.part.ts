// What shows the shares, fetched when a bill is typed, in one file.
/** @public Knip does not follow `<part.Split>`. */
export { Split, sayOf } from './bill-splitter.split'
