import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'To add tax, the calculator multiplies the price by the rate and adds the result. To remove tax, it divides the total by one plus the rate to get the net amount. The rest of the total is the tax.',
    'Amounts are rounded to the nearest cent, and half a cent is rounded up. The net amount and the tax always add up to the total.',
  ],
  facts: [
    {
      title: 'Standard VAT and GST rates',
      text: 'As of January 2026. Some goods and services have reduced rates.',
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
    'You enter the rate yourself. The calculator doesn’t look up rates by country, state or ZIP code.',
    'One rate applies to the whole amount. If a receipt has items taxed at different rates, calculate each group separately.',
    'Some stores round the tax on each item instead of the total, so a receipt can differ by a few cents.',
    'The calculator is for sales tax, VAT and GST, not for income tax.',
  ],
  sources: [
    { name: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates' },
    { name: 'Australian Taxation Office: GST', href: 'https://www.ato.gov.au' },
    {
      name: 'Your Europe: VAT rules and rates in the EU',
      href: 'https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm',
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
        'Because the 20% was calculated on the lower price, before tax. If a total of $120 includes 20% tax, the price before tax is $100. Taking 20% off $120 gives you $96, which is too low.',
    },
    {
      question: 'How much is sales tax on $49.99 in New York City?',
      answer:
        'The tax is $4.44, so you pay $54.43. That’s at the combined rate of 8.875%. Clothing and shoes that cost less than $110 aren’t taxed, and neither are most groceries.',
    },
    {
      question: 'What is the difference between sales tax and VAT?',
      answer:
        'Sales tax is charged once, when the final customer buys something. VAT is collected at each step from the manufacturer to the store. Price tags in the US usually don’t include sales tax. Consumer prices in the EU and the UK include VAT.',
    },
  ],
  samples: [
    { name: 'Add 20% to $100', value: { amount: '100', rate: '20', mode: 'add' } },
    { name: 'Remove 19% VAT', value: { amount: '119', rate: '19', mode: 'remove' } },
    { name: 'New York City sales tax on $49.99', value: { amount: '49.99', rate: '8.875', mode: 'add' } },
  ],
}
