import { initial, kinds } from '../../engine/currency-converter/currency-converter'
import { defineElement } from '../core/element/define-element'
import { CurrencyConverter } from './currency-converter'
import sheets from './currency-converter.tsx?sheets'

export const CurrencyConverterElement = defineElement('currency-converter', CurrencyConverter, initial, sheets, {
  kinds,
  attributes: ['host'],
  flags: ['auto'],
  properties: ['rates'],
})
