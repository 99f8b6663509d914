import { fields } from '../../engine/currency-converter/fields'
import { defineElement } from '../core/element/define-element'
import { CurrencyConverter } from './currency-converter'
import sheets from './currency-converter.tsx?sheets'

export const CurrencyConverterElement = defineElement('currency-converter', CurrencyConverter, fields, sheets, {
  attributes: ['host'],
  flags: ['auto'],
  properties: ['rates'],
  heights: { full: [1620, 1466, 942], compact: [1538, 1358, 918], resultOnly: [1152, 977, 939] },
})
