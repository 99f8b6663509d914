import { fields } from '../../engine/bmi-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { BmiCalculator } from './bmi-calculator'
import sheets from './bmi-calculator.tsx?sheets'

export const BmiCalculatorElement = defineElement('bmi-calculator', BmiCalculator, fields, sheets, {
  heights: { full: [935, 792, 508], compact: [860, 715, 435], resultOnly: [443, 418, 406] },
})
