import * as engine from '../../engine/calorie-calculator'
import { defineElement } from '../core/define-element'
import { CalorieCalculator } from './calorie-calculator'
import sheets from './calorie-calculator.tsx?sheets'

export const CalorieCalculatorElement = defineElement('calorie-calculator', CalorieCalculator, engine, sheets)
