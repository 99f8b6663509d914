import * as engine from '../../engine/salary-calculator'
import { defineElement } from '../core/define-element'
import { SalaryCalculator } from './salary-calculator'
import sheets from './salary-calculator.tsx?sheets'

export const SalaryCalculatorElement = defineElement('salary-calculator', SalaryCalculator, engine, sheets)
