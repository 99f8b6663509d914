// What asks for rates and converts, fetched when there is something to convert, in one file.
/** @public Knip does not follow `<part.Failed>`. */
export { Failed } from './currency-converter.failed'
export { fetchRates } from './currency-converter.service'
