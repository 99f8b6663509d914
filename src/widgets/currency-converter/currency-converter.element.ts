import * as engine from '../../engine/currency-converter'
import { defineElement } from '../core/define-element'
import { CurrencyConverter } from './currency-converter'
import sheets from './currency-converter.tsx?sheets'

export const CurrencyConverterElement = defineElement('currency-converter', CurrencyConverter, engine, sheets, {
  attributes: ['host'],
  properties: ['rates'],
})
