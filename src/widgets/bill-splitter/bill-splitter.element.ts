import { fields } from '../../engine/bill-splitter/fields'
import { defineElement } from '../core/element/define-element'
import { BillSplitter } from './bill-splitter'
import sheets from './bill-splitter.tsx?sheets'

export const BillSplitterElement = defineElement('bill-splitter', BillSplitter, fields, sheets, {
  attributes: ['currency'],
  heights: { full: [1444, 1189, 789], compact: [1264, 1059, 665], resultOnly: [618, 519, 507] },
})
