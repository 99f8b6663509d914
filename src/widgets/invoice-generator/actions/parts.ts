// What loads on use, in one file (invoice-generator.lazy.ts). The PDF's Sheet, with its fonts, is another one.
export { toUbl } from '../../../engine/invoice-generator/ubl'
export { minorDigitsOf } from '../../core/format/format'
export * from '../folds/fields'
export { pdfOf } from '../pdf/pdf'
export { fileNameOf, open, save } from './file'
export { logoToText, readLogo } from './logo'
export { printOnCommand, printPaper } from './print'
