import { initial, kinds } from '../../engine/salary-calculator/salary-calculator'
import { defineElement } from '../core/element/define-element'
import { SalaryCalculator } from './salary-calculator'
import sheets from './salary-calculator.tsx?sheets'

export const SalaryCalculatorElement = defineElement('salary-calculator', SalaryCalculator, initial, sheets, {
  kinds,
  attributes: ['currency'],
})
