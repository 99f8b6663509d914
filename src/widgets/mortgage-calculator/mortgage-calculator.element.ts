import { initial, kinds } from '../../engine/mortgage-calculator/mortgage-calculator'
import { defineElement } from '../core/element/define-element'
import { MortgageCalculator } from './mortgage-calculator'
import sheets from './mortgage-calculator.tsx?sheets'

export const MortgageCalculatorElement = defineElement('mortgage-calculator', MortgageCalculator, initial, sheets, {
  kinds,
  attributes: ['currency'],
})
