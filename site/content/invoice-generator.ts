import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Makes a clean invoice: you type on the one side and see the paper on the other. For freelancers, tradespeople and small firms that send a few invoices a month and want no account for it.',
    'Print it or save it as a PDF, with your logo if you like. Save keeps it as a file of your own, which you can open here again for the next one.',
  ],
  howItWorks: [
    'Amount = quantity × rate, rounded to the cent. Tax and discount are both percents of the subtotal, the sum of the amounts. Total = subtotal + tax − discount.',
    'A quantity, rate or percent that cannot be read counts as 0, and its field says so. Rows without a description and an amount are left off the paper. On paper, in A4 or Letter, the column heads repeat on each page and no row is cut in two.',
  ],
  limits: [
    'Amounts are in US dollars, and the discount does not lower the tax. What an invoice must say differs by country: often a tax number, and the full addresses of both sides. Put it under the address or in the notes.',
  ],
  sources: [
    {
      name: 'European Union, Directive 2006/112/EC: article 226 lists what a VAT invoice must say',
      href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    },
    {
      name: 'GOV.UK: Invoices, what they must include',
      href: 'https://www.gov.uk/invoicing-and-taking-payment-from-customers/invoices-what-they-must-include',
    },
  ],
  faq: [
    {
      question: 'How do I get a PDF?',
      answer: 'Press Download/Print, and choose “Save as PDF” as the printer in the dialog of your browser.',
    },
    {
      question: 'Is my invoice stored or sent?',
      answer:
        'No. It is in this page only, and gone when you close it. Press Save to keep it as a file on your own device.',
    },
    {
      question: 'The tax is due on the discounted price. What do I do?',
      answer:
        'Enter the discount as an item with a rate below 0. $1,000 and an item of −$100 at 20% tax come to $1,080; the discount field at 10% would give $1,100.',
    },
    {
      question: 'What does “due in 30 days” mean?',
      answer: 'Thirty calendar days after the invoice’s date: January 31, 2026 becomes March 2, 2026.',
    },
  ],
  samples: [
    {
      name: 'Design work',
      value: {
        fromName: 'Field & Fern Studio',
        toName: 'Harbour Books',
        items: [
          { description: 'Design, hours', quantity: '12', rate: '65' },
          { description: 'Hosting, one year', quantity: '1', rate: '120' },
        ],
        tax: '8',
        discount: '0',
      },
    },
    {
      name: 'Repair with parts',
      value: {
        fromName: 'Mill Lane Repairs',
        toName: 'The Corner Bakery',
        items: [
          { description: 'Repair, hours', quantity: '3.5', rate: '48' },
          { description: 'Parts', quantity: '2', rate: '19.95' },
          { description: 'Travel', quantity: '1', rate: '25' },
        ],
        tax: '10',
        discount: '5',
      },
    },
  ],
}
