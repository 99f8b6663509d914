/** Loaded when a form is used, with the readers for dates, times and numbers. */
export { formOf } from '../../engine/qr-generator/form-of'
export { payload, readDayAndTime } from '../../engine/qr-generator/payload'
