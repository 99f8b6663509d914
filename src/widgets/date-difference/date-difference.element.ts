import { fields } from '../../engine/date-difference/fields'
import { defineElement } from '../core/element/define-element'
import { DateDifference } from './date-difference'
import sheets from './date-difference.tsx?sheets'

export const DateDifferenceElement = defineElement('date-difference', DateDifference, fields, sheets, {
  heights: { full: [1077, 780, 595], compact: [1013, 723, 534], resultOnly: [784, 577, 565] },
})
