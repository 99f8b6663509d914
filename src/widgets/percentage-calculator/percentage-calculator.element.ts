import { fields } from '../../engine/percentage-calculator/fields'
import { defineElement } from '../core/element/define-element'
import { PercentageCalculator } from './percentage-calculator'
import sheets from './percentage-calculator.tsx?sheets'

export const PercentageCalculatorElement = defineElement(
  'percentage-calculator',
  PercentageCalculator,
  fields,
  sheets,
  { heights: { full: [2586, 1938, 1293], compact: [1061, 920, 634], resultOnly: [801, 615, 603] } },
)
