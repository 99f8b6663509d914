import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Each amount is the quantity times the rate, rounded to the nearest cent. The amounts add up to the subtotal. Tax and discount are percentages of the subtotal, and the total is the subtotal plus tax minus discount. Under Tax options, each item can have its own tax rate, and the discount can come off before tax.',
    'PDF downloads a file with text that can be selected and fonts that are embedded. Download/Print opens your browser’s print dialog with just the invoice. Save downloads the invoice as a file that you can open here and edit again.',
    'Under Payment, enter your IBAN. If the invoice is in euros, it gets a QR code that many European banking apps read (EPC069-12), with the amount and the invoice number filled in.',
    'E-invoice downloads the invoice in the format of EN 16931, the European standard, written in UBL 2.1. If something is missing for that, such as a country or a VAT ID, you see a list of what to enter.',
  ],
  facts: [
    {
      title: 'What goes on an invoice',
      text: 'UK invoices need a unique number, both names and addresses, your contact information and a description of what you’re charging for. They also need the delivery date, the invoice date, the amounts, any VAT and the total.',
    },
  ],
  limits: [
    'Pegboard doesn’t email your invoices or keep a record of them.',
    'The PDF has Latin, Greek and Cyrillic letters. For other scripts, choose Download/Print.',
    'E-invoices follow EN 16931 without national additions such as XRechnung or Peppol, which ask for more. Supplies to businesses in other EU countries (category K) and credit notes aren’t included. Check the file with your recipient’s validator before you rely on it.',
    'In an e-invoice, each quantity counts pieces.',
    'Payment QR codes are for euro transfers to an IBAN.',
  ],
  sources: [
    {
      name: 'European Commission, validation rules for EN 16931',
      href: 'https://github.com/ConnectingEurope/eInvoicing-EN16931',
    },
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
      question: 'Which kind of e-invoice is this?',
      answer:
        'An XML file by the European standard EN 16931 in the syntax of UBL 2.1. A program reads it, so it isn’t meant to be printed. Enter both countries and your VAT ID or tax number under “E-invoice (EU)”, then choose E-invoice.',
    },
    {
      question: 'How do I use different tax rates?',
      answer:
        'Open Tax options and check “A tax rate for each item”. A column for the rate appears. Items without a rate use the tax of the invoice. The invoice then shows the tax for each rate.',
    },
    {
      question: 'How do I save an invoice as a PDF?',
      answer:
        'Choose PDF. For letters that it can’t contain, such as Chinese or Arabic, choose Download/Print, then “Save as PDF” instead of a printer in your browser’s print dialog.',
    },
    {
      question: 'Is tax calculated before or after the discount?',
      answer:
        'Before, unless you change it. On $1,000 with 8% tax and a 10% discount, the tax is $80, the discount is $100 and the total is $980. Under Tax options, choose “Before tax” and the discount lowers the tax too. Then the tax is $72 and the total is $972.',
    },
    {
      question: 'What invoice number should I use?',
      answer:
        'One that you haven’t used before. It’s easiest to count up: INV-001, INV-002 and so on. New invoice does that for you and keeps your own details. VAT invoices in the EU must have sequential numbers.',
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
    {
      name: 'E-invoice with two rates',
      value: {
        fromName: 'Lindenhof Kaffee',
        fromAddress: 'Lindenstraße 5\n10969 Berlin',
        fromCountry: 'DE',
        fromVatId: 'DE123456789',
        toName: 'Café du Port',
        toAddress: '4 rue de Rivoli\n75001 Paris',
        toCountry: 'FR',
        items: [
          { description: 'Coffee beans, kg', quantity: '20', rate: '18.50', tax: '7' },
          { description: 'Grinder', quantity: '1', rate: '240', tax: '' },
        ],
        tax: '19',
        discount: '5',
        discountOn: 'before-tax',
        paymentTerms: 'Due within 30 days',
        iban: 'DE02 1001 0010 9307 1186 03',
      },
    },
  ],
}
