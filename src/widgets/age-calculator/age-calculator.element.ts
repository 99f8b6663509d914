import { fields } from '../../engine/age-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { AgeCalculator } from './age-calculator'
import sheets from './age-calculator.tsx?sheets'

export const AgeCalculatorElement = defineElement('age-calculator', AgeCalculator, fields, sheets, {
  heights: { full: [1101, 936, 595], compact: [1036, 843, 562], resultOnly: [784, 607, 565] },
})
