export type { Context } from './context'
export type { EInvoiceIssueCode } from './e-invoice'
export {
  dueIn,
  evaluate,
  type FieldIssueCode,
  type IssueCode,
  type Line,
  type Output,
  terms,
} from './evaluate'
export { discountOrders, example, fields, type Input, type Item, initial, zeroTaxes } from './fields'
export { type FileIssueCode, fromFile, toFile } from './file'
export { nextInvoice, nextNumber } from './next'
export { type PaymentIssueCode, paymentText, readBic, readIban, spacedIban } from './payment'
export {
  drawnIn,
  maxSignature,
  pad,
  pathOf,
  readStrokes,
  type Stroke,
  writeStrokes,
} from './signature'
export { amountOf, type TaxGroup, type Totals, totalsOf } from './totals'
