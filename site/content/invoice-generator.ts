import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Amount = quantity × rate, rounded to the cent. Tax and discount are both percents of the subtotal, the sum of the amounts: the discount does not lower the tax. Total = subtotal + tax − discount. Where you live the tax may be due on the discounted price: then enter the discount as an item with a rate below 0.',
    'A quantity, rate or percent that cannot be read counts as 0, and its field says so. Rows without a description and an amount are left off the paper.',
    'Download/Print opens your browser’s print dialog on the invoice alone, on A4 or Letter; choose “Save as PDF” there to send it. The column heads repeat on each page, and no row is cut in two.',
    'Nothing is sent or stored. Save makes a file that you can open here again, with its logo. What an invoice must say differs by country: often a tax number, and the full addresses of both sides. Put it under the address or in the notes.',
  ],
}
