import { initial, kinds } from '../../engine/bill-splitter/bill-splitter'
import { defineElement } from '../core/element/define-element'
import { BillSplitter } from './bill-splitter'
import sheets from './bill-splitter.tsx?sheets'

export const BillSplitterElement = defineElement('bill-splitter', BillSplitter, initial, sheets, {
  kinds,
  attributes: ['currency'],
})
