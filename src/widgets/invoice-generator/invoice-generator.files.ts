export { toUbl } from '../../engine/invoice-generator/ubl'
export { minorDigitsOf } from '../core/format/format'
export { pdfOf } from './invoice-generator.pdf'
