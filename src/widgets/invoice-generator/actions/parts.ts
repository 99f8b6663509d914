// What loads on use, in one file (invoice-generator.lazy.ts). The PDF's Sheet, with its fonts, is another one.
export { toUbl } from '../../../engine/invoice-generator/ubl'
export { minorDigitsOf } from '../../core/format/format'
export * from '../folds/fields'
export { pdfOf } from '../pdf/pdf'
export { open, save } from './file'
export { fileNameOf } from './file-name'
export { logoToText, readLogo } from './logo'
export { printOnCommand, printPaper } from './print'
