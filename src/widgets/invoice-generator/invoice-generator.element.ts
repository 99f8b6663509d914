import { fields } from '../../engine/invoice-generator/fields'
import { defineElement } from '../core/element/define-element'
import { InvoiceGenerator } from './invoice-generator'
import sheets from './invoice-generator.tsx?sheets'

export const InvoiceGeneratorElement = defineElement('invoice-generator', InvoiceGenerator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [2266, 1459, 2038], compact: [2230, 1429, 1367], resultOnly: [825, 1139, 1519] },
})
