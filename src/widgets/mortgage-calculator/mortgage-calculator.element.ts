import { fields } from '../../engine/mortgage-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { MortgageCalculator } from './mortgage-calculator'
import sheets from './mortgage-calculator.tsx?sheets'

export const MortgageCalculatorElement = defineElement('mortgage-calculator', MortgageCalculator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [1898, 1492, 944], compact: [1774, 1356, 892], resultOnly: [1160, 940, 872] },
})
