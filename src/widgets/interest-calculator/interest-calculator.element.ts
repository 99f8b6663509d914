import { initial, kinds } from '../../engine/interest-calculator/interest-calculator'
import { defineElement } from '../core/element/define-element'
import { InterestCalculator } from './interest-calculator'
import sheets from './interest-calculator.tsx?sheets'

export const InterestCalculatorElement = defineElement('interest-calculator', InterestCalculator, initial, sheets, {
  kinds,
  attributes: ['currency'],
})
