import { initial, kinds } from '../../engine/invoice-generator/invoice-generator'
import { defineElement } from '../core/element/define-element'
import { InvoiceGenerator } from './invoice-generator'
import sheets from './invoice-generator.tsx?sheets'

export const InvoiceGeneratorElement = defineElement('invoice-generator', InvoiceGenerator, initial, sheets, {
  kinds,
  attributes: ['currency'],
})
