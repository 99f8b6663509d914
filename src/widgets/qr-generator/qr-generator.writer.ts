/** What writes the text of a form, with all that reads its days, times and numbers: fetched with the first form. */
export { payload } from '../../engine/qr-generator/payload'
