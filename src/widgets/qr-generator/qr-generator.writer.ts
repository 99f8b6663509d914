/** What writes the text of a form, and reads it, with all that reads its days, times and numbers: fetched with a form. */
export { formOf } from '../../engine/qr-generator/form-of'
export { payload, readDayAndTime } from '../../engine/qr-generator/payload'
