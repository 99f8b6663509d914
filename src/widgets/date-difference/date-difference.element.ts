import * as engine from '../../engine/date-difference'
import { defineElement } from '../core/define-element'
import { DateDifference } from './date-difference'
import sheets from './date-difference.tsx?sheets'

export const DateDifferenceElement = defineElement('date-difference', DateDifference, engine, sheets)
