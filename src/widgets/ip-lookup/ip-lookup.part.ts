// What reads an address, asks and tells of it, fetched with the first lookup, in one file.
export { evaluate } from '../../engine/ip-lookup'
/** @public Knip does not follow `<part.Facts>` and its like. */
export { Facts, Failed, lookUp, sayOf } from './ip-lookup.facts'
