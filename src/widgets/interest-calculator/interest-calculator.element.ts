import * as engine from '../../engine/interest-calculator'
import { defineElement } from '../core/define-element'
import { InterestCalculator } from './interest-calculator'
import sheets from './interest-calculator.tsx?sheets'

export const InterestCalculatorElement = defineElement('interest-calculator', InterestCalculator, engine, sheets)
