import { fields } from '../../engine/calorie-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { CalorieCalculator } from './calorie-calculator'
import sheets from './calorie-calculator.tsx?sheets'

export const CalorieCalculatorElement = defineElement('calorie-calculator', CalorieCalculator, fields, sheets, {
  heights: { full: [1551, 1086, 772], compact: [1398, 1023, 627], resultOnly: [851, 631, 598] },
})
