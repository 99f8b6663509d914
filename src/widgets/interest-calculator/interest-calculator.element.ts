import { fields } from '../../engine/interest-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { InterestCalculator } from './interest-calculator'
import sheets from './interest-calculator.tsx?sheets'

export const InterestCalculatorElement = defineElement('interest-calculator', InterestCalculator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [1836, 1540, 886], compact: [1744, 1455, 812], resultOnly: [974, 784, 772] },
})
