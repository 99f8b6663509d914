/** The reader of typed page numbers, loaded on use: most visitors never type one. */
export { readWhole } from '../../../engine/core/numbers/read-whole'
