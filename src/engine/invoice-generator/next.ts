import { type Input, initial } from './fields'

/** Counts up the last number in a text and keeps its zeros: 'INV-009' becomes 'INV-010', 'A1/2026' becomes 'A1/2027'. */
export function nextNumber(text: string): string {
  return text.replace(/\d+(?=\D*$)/, (digits) => String(BigInt(digits) + 1n).padStart(digits.length, '0'))
}

/** The next invoice of the same sender: with the next number, but no client, items, dates or payment. */
export const nextInvoice = (input: Input): Input => ({
  ...input,
  invoiceNumber: nextNumber(input.invoiceNumber),
  date: '',
  dueDate: '',
  toName: '',
  toEmail: '',
  toAddress: '',
  toPhone: '',
  toCountry: '',
  toVatId: '',
  buyerReference: '',
  amountPaid: '',
  items: initial.items,
})
