import { ReceiptText } from 'lucide-react'
import type { Output } from '../../../src/engine/tax-calculator/tax-calculator'
import { whole } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: ReceiptText,
  alsoCalled: 'vat gst sales tax',
  example: (value) => `${whole(value.netAmount)} → ${whole(value.totalAmount)}`,
  receives: { number: 'amount' },
  howItWorks: [
    'To add tax, the calculator multiplies the price by the rate and adds the result. To remove tax, it divides the total by one plus the rate. The rest is the tax.',
    'Amounts are rounded to the nearest cent. The net amount and the tax always add up to the total.',
    'Several taxes, such as GST and PST, each apply to the net amount, or with “Tax on tax” to the taxes before them too.',
    'Tax on several items is rounded once, on the total, or on each item. The two can differ by a few cents, and the calculator shows both.',
    'To find the rate or the amount, enter the other amount under “Find another value” and leave one field empty.',
  ],
  facts: [
    {
      title: 'Standard VAT and GST rates',
      text: 'As of September 2026. Some goods and services have reduced rates.',
      rows: [
        ['Australia', '10%'],
        ['France', '20%'],
        ['Germany', '19%'],
        ['Italy', '22%'],
        ['Spain', '21%'],
        ['United Kingdom', '20%'],
      ],
    },
    {
      title: 'Sales tax in the US',
      text: 'There’s no national sales tax. Rates vary by state, county and city. Alaska, Delaware, Montana, New Hampshire and Oregon have no statewide sales tax, but some places in Alaska charge a local one.',
    },
  ],
  limits: [
    'Standard rates cover 32 countries and Canada’s provinces, not US states and cities. Rates change, so check the date of the source.',
    'All items have the same rates.',
    'The calculator is for sales tax, VAT and GST, not for income tax.',
  ],
  sources: [
    {
      name: 'European Commission: Taxes in Europe Database',
      href: 'https://taxation-customs.ec.europa.eu/tedb/vatRates.html',
    },
    { name: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates' },
    { name: 'Australian Taxation Office: GST', href: 'https://www.ato.gov.au' },
    {
      name: 'TaxTips.ca: sales tax rates in Canada',
      href: 'https://www.taxtips.ca/salestaxes/sales-tax-rates-2026.htm',
    },
    {
      name: 'Tax Foundation: state and local sales tax rates',
      href: 'https://taxfoundation.org/data/all/state/sales-tax-rates/',
    },
    {
      name: 'New York City Department of Finance: sales tax',
      href: 'https://www.nyc.gov/site/finance/business/business-nys-sales-tax.page',
    },
  ],
  faq: [
    {
      question: 'How do I remove VAT from a price?',
      answer:
        'Divide the price by one plus the VAT rate. If a price of €119 includes 19% VAT, divide it by 1.19. The price without VAT is €100, and the VAT is €19.',
    },
    {
      question: 'Why can’t I just subtract 20% to remove a 20% tax?',
      answer:
        'The 20% was calculated on the lower price, before tax. If a total of $120 includes 20% tax, the price before tax is $100. Taking 20% off $120 gives you $96, which is too low.',
    },
    {
      question: 'How much is sales tax on $49.99 in New York City?',
      answer:
        'The tax is $4.44, so you pay $54.43. That’s at the combined rate of 8.875%. Clothing and shoes under $110 aren’t taxed.',
    },
    {
      question: 'How do I calculate GST and PST together?',
      answer:
        'Both apply to the price before tax. In Quebec, $100 plus 5% GST and 9.975% QST is $114.98. Choose a province under “Standard rates by country” to fill in both.',
    },
    {
      question: 'What is the difference between sales tax and VAT?',
      answer:
        'Sales tax is charged once, to the final customer. VAT is collected at each step from the manufacturer to the store. US price tags usually don’t include sales tax. EU and UK prices include VAT.',
    },
  ],
  samples: [
    { name: 'Remove 19% VAT', value: { amount: '119', rate: '19', mode: 'remove' } },
    { name: 'New York City sales tax on $49.99', value: { amount: '49.99', rate: '8.875', mode: 'add' } },
    { name: 'GST and QST in Quebec', value: { amount: '100', rate: '5', moreTaxes: [{ rate: '9.975' }], mode: 'add' } },
    { name: 'Tax rate from $100 to $108.25', value: { amount: '100', otherAmount: '108.25', mode: 'add' } },
  ],
}
