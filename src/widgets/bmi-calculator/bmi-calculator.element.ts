import { fields } from '../../engine/bmi-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { BmiCalculator } from './bmi-calculator'
import sheets from './bmi-calculator.tsx?sheets'

export const BmiCalculatorElement = defineElement('bmi-calculator', BmiCalculator, fields, sheets, {
  heights: { full: [925, 788, 508], compact: [854, 712, 435], resultOnly: [443, 418, 406] },
})
