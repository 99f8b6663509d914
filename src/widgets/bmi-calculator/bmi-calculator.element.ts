import { initial, kinds } from '../../engine/bmi-calculator/bmi-calculator'
import { defineElement } from '../core/element/define-element'
import { BmiCalculator } from './bmi-calculator'
import sheets from './bmi-calculator.tsx?sheets'

export const BmiCalculatorElement = defineElement('bmi-calculator', BmiCalculator, initial, sheets, {
  kinds,
  heights: { full: [925, 788, 508], compact: [854, 712, 435], resultOnly: [443, 418, 406] },
})
