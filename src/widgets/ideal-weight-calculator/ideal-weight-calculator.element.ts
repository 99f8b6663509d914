import { fields } from '../../engine/ideal-weight-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { IdealWeightCalculator } from './ideal-weight-calculator'
import sheets from './ideal-weight-calculator.tsx?sheets'

export const IdealWeightCalculatorElement = defineElement(
  'ideal-weight-calculator',
  IdealWeightCalculator,
  fields,
  sheets,
  { heights: { full: [1023, 884, 520], compact: [970, 829, 501], resultOnly: [549, 532, 520] } },
)
