import { fields } from '../../engine/gpa-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { GpaCalculator } from './gpa-calculator'
import sheets from './gpa-calculator.tsx?sheets'

export const GpaCalculatorElement = defineElement('gpa-calculator', GpaCalculator, fields, sheets, {
  heights: { full: [1598, 1230, 769], compact: [1465, 1163, 720], resultOnly: [586, 490, 478] },
})
