// What shows, prints, saves and opens the invoice, fetched once the tool is on the page, in one file.
/** @public Knip does not follow `<part.Desk>`. */
export { Desk } from './invoice-generator.desk'
