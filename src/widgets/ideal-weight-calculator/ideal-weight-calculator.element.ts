import { fields } from '../../engine/ideal-weight-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { IdealWeightCalculator } from './ideal-weight-calculator'
import sheets from './ideal-weight-calculator.tsx?sheets'

export const IdealWeightCalculatorElement = defineElement(
  'ideal-weight-calculator',
  IdealWeightCalculator,
  fields,
  sheets,
  { heights: { full: [1013, 880, 520], compact: [964, 827, 501], resultOnly: [549, 532, 520] } },
)
