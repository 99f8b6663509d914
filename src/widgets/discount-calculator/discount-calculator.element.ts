import { initial, kinds } from '../../engine/discount-calculator/discount-calculator'
import { defineElement } from '../core/element/define-element'
import { DiscountCalculator } from './discount-calculator'
import sheets from './discount-calculator.tsx?sheets'

export const DiscountCalculatorElement = defineElement('discount-calculator', DiscountCalculator, initial, sheets, {
  kinds,
  attributes: ['currency'],
  heights: { full: [924, 951, 525], compact: [842, 880, 474], resultOnly: [436, 441, 429] },
})
