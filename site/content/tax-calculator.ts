import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'To add tax, the calculator multiplies the price by the rate and adds the result. To remove tax, it divides the total by one plus the rate to get the net amount. The rest of the total is the tax.',
    'Amounts are rounded to the nearest cent, and half a cent is rounded up. The net amount and the tax always add up to the total.',
    'With several taxes, such as GST and PST in Canada, each one applies to the net amount. If you select “Tax on tax”, each one also applies to the taxes before it.',
    'For several items, the tax can be rounded once, on the total, or on each item. Both are common. Rounding each item adds up many small differences, so the two can differ by a few cents, and the calculator shows both.',
    'To find the tax rate, or the amount before or after tax, enter the other amount under “Find another value” and leave one field empty.',
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
    'The standard rates cover 32 countries and the provinces and territories of Canada. US sales tax isn’t included, because it varies by state, county and city. Enter that rate yourself.',
    'Rates change. Each standard rate comes with its source and date, so check it before you rely on it.',
    'All items have the same tax rates. If a receipt has items taxed at different rates, calculate each group separately.',
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
      question: 'How do I calculate GST and PST together?',
      answer:
        'Add both to the price before tax. In Quebec, an item that costs $100 before tax costs $114.98 with 5% GST and 9.975% QST. If you choose a province under “Standard rates by country”, both rates are filled in.',
    },
    {
      question: 'How do I find the tax rate from two prices?',
      answer:
        'Divide the total by the price before tax, and subtract one. If $100 becomes $108.25, that’s 1.0825 minus 1, or 8.25%.',
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
    { name: 'GST and QST in Quebec', value: { amount: '100', rate: '5', moreTaxes: [{ rate: '9.975' }], mode: 'add' } },
    { name: 'Tax rate from $100 to $108.25', value: { amount: '100', otherAmount: '108.25', mode: 'add' } },
  ],
}
