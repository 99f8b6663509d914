import * as engine from '../../engine/invoice-generator'
import { defineElement } from '../core/define-element'
import { InvoiceGenerator } from './invoice-generator'
import sheets from './invoice-generator.tsx?sheets'

export const InvoiceGeneratorElement = defineElement('invoice-generator', InvoiceGenerator, engine, sheets)
