import * as engine from '../../engine/ideal-weight-calculator'
import { defineElement } from '../core/define-element'
import { IdealWeightCalculator } from './ideal-weight-calculator'
import css from './ideal-weight-calculator.tsx?sheets'

export const IdealWeightCalculatorElement = defineElement('ideal-weight-calculator', IdealWeightCalculator, engine, css)
