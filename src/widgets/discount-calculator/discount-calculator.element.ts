import { fields } from '../../engine/discount-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { DiscountCalculator } from './discount-calculator'
import sheets from './discount-calculator.tsx?sheets'

export const DiscountCalculatorElement = defineElement('discount-calculator', DiscountCalculator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [934, 955, 525], compact: [848, 883, 474], resultOnly: [436, 441, 429] },
})
