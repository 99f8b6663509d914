import type { IssueCode } from '../../engine/invoice-generator'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './invoice-generator.late.strings'

export const firstStrings = {
  ...coreStrings,
  name: 'Invoice generator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  invoiceNumber: 'Invoice number',
  date: 'Date',
  dueDate: 'Due date',
  pattern: 'YYYY-MM-DD',
  today: 'Today, {date}',
  terms: 'Due in',
  days: '{n} days',
  from: 'From',
  to: 'Bill to',
  party: 'Name',
  email: 'Email',
  address: 'Address',
  phone: 'Phone',
  items: 'Items',
  description: 'Description',
  quantity: 'Qty',
  rate: 'Rate',
  amount: 'Amount',
  add: 'Add item',
  remove: 'Remove item {n}',
  tax: 'Tax',
  discount: 'Discount',
  notes: 'Notes',
  total: 'Total',
  subtotal: 'Subtotal',
  taxAt: 'Tax, {percent}%',
  discountAt: 'Discount, {percent}%',
  print: 'Download/Print',
  hint: 'To download it, choose “Save as PDF” in the print dialog. Nothing is stored here: Save makes a file to open again later.',
  open: 'Open',
  /** After the sentence of a number at fault. */
  until: 'Until then it counts as 0.',
  say: 'The invoice comes to {total}.',
  issues: {
    ...numberIssues,
    missing: 'Empty counts as 0. Enter a number.',
    'not-a-date': 'Not a date, so it is left off. Write it as in 2026-11-20.',
    'due-before-date': 'This is before the date of the invoice. Check both.',
    'total-too-large': 'This comes to more than {max}. Lower a quantity or a rate.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
