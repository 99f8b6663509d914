import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Shows what a sum of money grows to at compound or simple interest, and how much of the end is interest. For savers who compare offers, for borrowers, and for students who check their homework.',
    'Under the answer you find the growth as a picture and a table year by year, which you can download as CSV.',
  ],
  howItWorks: [
    'Simple interest is principal × rate × years. Compound interest grows to principal × (1 + rate ÷ n)^(n × years), where n is how many times a year interest is added: 1, 2, 4, 12 or 365. Each balance is rounded once, to the cent, and a year’s interest is what lies between two balances, so the rows add up.',
  ],
  limits: [
    'One sum, left alone: no deposits or payments on the way, no fees, no tax, and a rate that never changes. A loan that is paid back every month costs less interest than this shows; the mortgage calculator has its schedule. Not financial advice.',
  ],
  sources: [
    {
      name: 'Worked examples: OpenStax, Intermediate Algebra, 10.2',
      href: 'https://openstax.org/details/books/intermediate-algebra-2e',
    },
    { name: 'Worked examples: Stewart, College Algebra, 4.1' },
  ],
  faq: [
    {
      question: 'What is the difference between simple and compound interest?',
      answer:
        'Simple interest is earned on the principal only, compound interest on earlier interest too. $10,000 at 5% for 10 years comes to $15,000.00 with simple interest, and to $16,288.95 if interest is added once a year.',
    },
    {
      question: 'Does it matter how often interest is added?',
      answer:
        'Less than people expect. The same $10,000 comes to $16,470.09 with monthly interest and to $16,486.65 with daily interest: $16.56 more in 10 years.',
    },
    {
      question: 'How long does money take to double?',
      answer:
        'Divide 72 by the rate for a rough answer. At 6% that is 12 years, and the calculator agrees: $1,000 at 6% a year, added annually, is $2,012.20 after 12 years.',
    },
    {
      question: 'What yearly rate does 12% with monthly interest come to?',
      answer:
        '12.68%. Enter 1 year and read the total return: $1,000 becomes $1,126.83. This is called the effective annual rate.',
    },
  ],
  samples: [
    {
      name: 'Savings, 10 years',
      value: { principal: '10000', rate: '5', time: '10', type: 'compound', frequency: '12' },
    },
    {
      name: 'Does 6% double in 12 years?',
      value: { principal: '1000', rate: '6', time: '12', type: 'compound', frequency: '1' },
    },
    { name: 'Simple interest, 18 months', value: { principal: '2000', rate: '9', time: '1.5', type: 'simple' } },
  ],
}
