import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Adds sales tax, VAT or GST to a price, or takes it out of a price that has it inside. For sellers who quote prices, freelancers who write invoices, and anyone who reads a receipt.',
  ],
  howItWorks: [
    'Adding: tax = amount × rate ÷ 100. Taking out: net = amount ÷ (1 + rate ÷ 100), and the tax is the rest. That is not the rate off the total: $120 with 20% tax in it is $100 and $20, where 20% off would leave $96.',
    'Two figures are rounded to the cent, half a cent up, and the third is their sum or difference, so net and tax always make the total.',
  ],
  limits: [
    'It knows the rates of no country, and not which goods are taxed at which rate: enter yours. A till that rounds every line of a bill can differ by some cents. Not tax advice.',
  ],
  sources: [
    { name: 'Worked examples: HM Revenue and Customs, VAT', href: 'https://www.gov.uk/vat-rates' },
    { name: 'Worked examples: Australian Taxation Office, GST', href: 'https://www.ato.gov.au' },
  ],
  faq: [
    {
      question: 'How do I take 20% VAT out of a price?',
      answer:
        'Divide the price by 1.2. A price of 120 is 100 net and 20 tax. In the tool, choose Remove tax, and enter 120 and 20.',
    },
    {
      question: 'Why can I not just subtract the rate?',
      answer:
        'Because the rate is a percent of the net price, and the total is larger than that. A sixth of the total is the tax at 20%, not a fifth.',
    },
    {
      question: 'Why does my receipt differ by a cent?',
      answer:
        'A shop may round the tax of each item, and this tool rounds once. On a sum of 49.99 at 8.875% the tax is 4.44; split into many items it can be a cent or two more or less.',
    },
    {
      question: 'Does the tax come before or after a discount?',
      answer:
        'Usually on what the buyer really pays. Work out the sale price first, with the discount calculator, and add the tax to that. Local rules can differ.',
    },
  ],
  samples: [
    { name: '100 plus 20%', value: { amount: '100', rate: '20', mode: 'add' } },
    { name: '119 with 19% in it', value: { amount: '119', rate: '19', mode: 'remove' } },
    { name: '49.99 plus 8.875%', value: { amount: '49.99', rate: '8.875', mode: 'add' } },
  ],
}
