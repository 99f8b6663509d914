import { fields } from '../../engine/salary-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { SalaryCalculator } from './salary-calculator'
import sheets from './salary-calculator.tsx?sheets'

export const SalaryCalculatorElement = defineElement('salary-calculator', SalaryCalculator, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [1432, 1413, 864], compact: [1369, 1323, 755], resultOnly: [597, 658, 646] },
})
