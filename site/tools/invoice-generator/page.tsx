import { FileText } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/invoice-generator/invoice-generator'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: FileText,
  alsoCalled: 'bill receipt freelance',
  example: (_, input) => input.invoiceNumber,
  howItWorks: [
    'Each amount is the quantity times the rate, rounded to the nearest cent. Tax and discount are percentages of the subtotal. The total is the subtotal plus tax minus discount. Under Tax options, each item can have its own tax rate.',
    'PDF downloads a file with selectable text. Save downloads a file that you can open here and edit again.',
    'If you enter your IBAN under Payment, euro invoices get a QR code that many European banking apps can read (EPC069-12).',
    'E-invoice downloads an XML file for accounting software. It follows the European standard EN 16931 (UBL 2.1). If something is missing, you see what to enter.',
  ],
  facts: [
    {
      title: 'What goes on an invoice',
      text: 'UK invoices need a unique number, both names and addresses, your contact information, what you’re charging for, the delivery and invoice dates, the amounts, any VAT and the total.',
    },
  ],
  limits: [
    'E-invoices don’t include national additions such as XRechnung or Peppol. Supplies to businesses in other EU countries (category K) and credit notes aren’t supported. Quantities are counted in pieces. Check the file with your recipient’s validator.',
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
      question: 'How do I save an invoice as a PDF?',
      answer:
        'Choose PDF. It has only Latin, Greek and Cyrillic letters. For others, choose Download/Print, then “Save as PDF”.',
    },
    {
      question: 'Is tax calculated before or after the discount?',
      answer:
        'Before, unless you change it. On $1,000 with 8% tax and a 10% discount, the tax is $80, the discount is $100 and the total is $980. With “Before tax” under Tax options, the tax is $72 and the total is $972.',
    },
    {
      question: 'What invoice number should I use?',
      answer:
        'One you haven’t used before, such as INV-001, then INV-002. New invoice counts up and keeps your details. VAT invoices in the EU must have sequential numbers.',
    },
    {
      question: 'What does “due in 30 days” mean?',
      answer:
        '30 days after the invoice date, weekends included. An invoice dated Jan 31, 2026, is due on Mar 2, 2026.',
    },
    {
      question: 'Are my invoices stored online?',
      answer:
        'No. They’re created in your browser and not uploaded. If you allow it, your browser remembers clients and items.',
    },
  ],
  isDocument: true,
  props: { keeps: 'invoice' },
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
