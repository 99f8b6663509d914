import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Tells the price after a percentage off and what you save, with both prices side by side. For shoppers at a sale, and for sellers who set one.',
  ],
  howItWorks: [
    'Final price = price × (1 − percent ÷ 100), rounded once to the cent; the discount is the rest of the price, so the two always add up. Seven usual percents are a press away; any other from 0 to 100 can be typed, fractions too.',
  ],
  limits: [
    'One percentage off one price. Discounts one after the other do not add up: for the second, enter the final price of the first. Tax is not added; the tax calculator does that.',
  ],
  sources: [{ name: 'Checked against: Python’s decimal arithmetic, ties at half a cent included' }],
  faq: [
    {
      question: 'How much is 30% off $79.99?',
      answer: 'You pay $55.99 and save $24.00.',
    },
    {
      question: 'Is 20% off and then another 10% off the same as 30% off?',
      answer:
        'No, it is 28% off. $100 less 20% is $80, and 10% of that is only $8, so you pay $72. The order of the two does not matter.',
    },
    {
      question: 'How do I find the price before the discount?',
      answer:
        'Divide the sale price by what is left of 100%. If $60 is the price after 25% off, it was 60 ÷ 0.75 = $80.',
    },
    {
      question: 'Is “buy one, get one half price” 50% off?',
      answer:
        'No, it is 25% off two. Two shirts at $20 are $40; with the second at half price you pay $30, a quarter less.',
    },
    {
      question: 'What percent did I save if I know both prices?',
      answer:
        'Divide what you saved by the old price. From $80 to $60 is 20 ÷ 80 = 25%. The percentage calculator does it under “Percent decrease”.',
    },
  ],
  samples: [
    { name: '$80 less 25%', value: { originalPrice: '80', discountPercent: '25' } },
    { name: '$79.99 less 30%', value: { originalPrice: '79.99', discountPercent: '30' } },
    { name: '$249 less 15%', value: { originalPrice: '249', discountPercent: '15' } },
  ],
}
