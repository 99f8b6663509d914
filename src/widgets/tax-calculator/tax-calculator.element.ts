import { fields } from '../../engine/tax-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { TaxCalculator } from './tax-calculator'
import sheets from './tax-calculator.tsx?sheets'

export const TaxCalculatorElement = defineElement('tax-calculator', TaxCalculator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [1159, 1132, 702], compact: [1087, 1049, 641], resultOnly: [436, 441, 429] },
})
