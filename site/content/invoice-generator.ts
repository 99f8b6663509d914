import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Each amount is the quantity times the rate, rounded to the nearest cent. The amounts add up to the subtotal. Tax and discount are percentages of the subtotal, and the total is the subtotal plus tax minus discount.',
    'Download/Print opens your browser’s print dialog with just the invoice. In most browsers, the column headings repeat on every page. Save downloads the invoice as a file that you can open here and edit again.',
  ],
  facts: [
    {
      title: 'What goes on an invoice',
      text: 'UK invoices need a unique number, both names and addresses, your contact information and a description of what you’re charging for. They also need the delivery date, the invoice date, the amounts, any VAT and the total.',
    },
  ],
  limits: [
    'One tax rate applies to the whole invoice.',
    'There are no separate fields for a tax ID or bank details. Enter them under Address or Notes.',
    'Pegboard doesn’t email your invoices or keep a record of them.',
    'Some countries require electronic invoices in a structured format. A plain PDF isn’t enough there.',
  ],
  sources: [
    {
      name: 'European Union, Directive 2006/112/EC, article 226: what a VAT invoice must include',
      href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    },
    {
      name: 'GOV.UK: what invoices must include',
      href: 'https://www.gov.uk/invoicing-and-taking-payment-from-customers/invoices-what-they-must-include',
    },
  ],
  faq: [
    {
      question: 'How do I save an invoice as a PDF?',
      answer:
        'Choose Download/Print. In your browser’s print dialog, choose “Save as PDF” instead of a printer, then save the file. On a phone, this option may be in the share menu.',
    },
    {
      question: 'Is tax calculated before or after the discount?',
      answer:
        'Before. On $1,000 with 8% tax and a 10% discount, the tax is $80, the discount is $100 and the total is $980. To lower the tax too, leave Discount at 0 and add an item with a rate of −100. Then the total is $972.',
    },
    {
      question: 'What invoice number should I use?',
      answer:
        'One that you haven’t used before. It’s easiest to count up: INV-001, INV-002 and so on. VAT invoices in the EU must have sequential numbers.',
    },
    {
      question: 'What does “due in 30 days” mean?',
      answer:
        'Payment is due 30 days after the invoice date, counting weekends and holidays. An invoice dated Jan 31, 2026, is due on Mar 2, 2026. Choose 14, 30 or 60 days under “Due in” to fill in the due date.',
    },
    {
      question: 'Are my invoices stored online?',
      answer:
        'No. They’re created in your browser and aren’t uploaded. To keep an invoice, save it as a PDF, or choose Save to download a file that you can edit later.',
    },
  ],
  samples: [
    {
      name: 'Design work',
      value: {
        fromName: 'Field & Fern Studio',
        toName: 'Harbor Books',
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
