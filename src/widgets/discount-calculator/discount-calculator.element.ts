import * as engine from '../../engine/discount-calculator'
import { defineElement } from '../core/define-element'
import { DiscountCalculator } from './discount-calculator'
import sheets from './discount-calculator.tsx?sheets'

export const DiscountCalculatorElement = defineElement('discount-calculator', DiscountCalculator, engine, sheets)
