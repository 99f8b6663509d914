import { fields } from '../../engine/invoice-generator/fields'
import { defineElement } from '../core/element/define-element'
import { InvoiceGenerator } from './invoice-generator'
import sheets from './invoice-generator.tsx?sheets'

export const InvoiceGeneratorElement = defineElement('invoice-generator', InvoiceGenerator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [2276, 1463, 2038], compact: [2236, 1431, 1367], resultOnly: [825, 1139, 1519] },
})
