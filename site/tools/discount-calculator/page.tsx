import { Tag } from 'lucide-react'
import type { Output } from '../../../src/engine/discount-calculator/discount-calculator'
import { whole } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Tag,
  alsoCalled: 'sale off reduction',
  example: (value) => `${value.discountPercent}% off ${whole(value.originalPrice)}`,
  receives: { number: 'originalPrice' },
  howItWorks: [
    'The final price is the share of the original price that’s left after the discount. With 25% off, you pay 75% of the original price.',
    'The final price is rounded to the nearest cent, and half a cent is rounded up.',
    'A second and third discount each apply to the price that’s left. Then any money off is subtracted, and sales tax is added. For offers such as buy 2, get 1 free, every third item is free.',
    'To find the original price or the discount, enter the final price and leave the other field empty.',
  ],
  facts: [
    {
      title: 'Two discounts in a row',
      rows: [
        ['20% off, then 10% off', '28% off'],
        ['30% off, then 20% off', '44% off'],
        ['50% off, then 20% off', '60% off'],
        ['50% off, then 50% off', '75% off'],
      ],
    },
  ],
  limits: [
    'All items in an order are assumed to cost the same. If they don’t, the free one is usually the cheapest.',
    'Money off is subtracted after the percentages. If a store subtracts it first, the result is a little different.',
    'Sales tax is calculated on the discounted price.',
    'A store may round differently, which can change the price by a cent.',
  ],
  sources: [
    {
      name: 'Federal Trade Commission, Guides Against Deceptive Pricing, 16 CFR part 233',
      href: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
    },
    {
      name: 'European Union, Directive (EU) 2019/2161, article 2: price reductions',
      href: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    },
  ],
  faq: [
    {
      question: 'How do I calculate 30% off a price?',
      answer:
        'Multiply the price by 0.7, because 70% is left after a discount of 30%. With 30% off, something that costs $79.99 is $55.99, and you save $24.',
    },
    {
      question: 'Is 20% off plus another 10% off the same as 30% off?',
      answer:
        'No, it’s 28% off. The second discount applies to the reduced price: 20% off $100 is $80, and another 10% off that is $72.',
    },
    {
      question: 'How do I find the original price from a sale price?',
      answer:
        'Divide the sale price by the share of the price that you paid. If you paid $60 after 25% off, you paid 75%, so divide 60 by 0.75. The original price was $80.',
    },
    {
      question: 'Is “buy one, get one half off” the same as 50% off?',
      answer:
        'No, it’s 25% off if you buy two. Two shirts at $20 each cost $40. With the second one at half price, you pay $30, which is a quarter less.',
    },
    {
      question: 'How do I know if a discount is real?',
      answer:
        'Find out what the item cost before the sale. In the EU, a store that advertises a discount must generally show its lowest price in the 30 days before. In the US, FTC guides say that a former price should be one at which the item was actually offered for a reasonable time.',
    },
  ],
  samples: [
    { name: '25% off $80', value: { originalPrice: '80', discountPercent: '25' } },
    { name: '30% off $79.99', value: { originalPrice: '79.99', discountPercent: '30' } },
    {
      name: '20% off, then 10% off',
      value: { originalPrice: '100', discountPercent: '20', secondPercent: '10' },
    },
    { name: 'Was $120, now $84', value: { originalPrice: '120', finalPrice: '84' } },
  ],
}
