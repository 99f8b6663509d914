import * as engine from '../../engine/gpa-calculator'
import { defineElement } from '../core/define-element'
import { GpaCalculator } from './gpa-calculator'
import sheets from './gpa-calculator.tsx?sheets'

export const GpaCalculatorElement = defineElement('gpa-calculator', GpaCalculator, engine, sheets)
