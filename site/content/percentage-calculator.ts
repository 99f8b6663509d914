import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Answers six questions about percentages, each as a sentence that can be read aloud: what is X% of Y, X is what percent of Y, percent increase, decrease and change, and the price after a discount. For homework, prices, reports, and for checking a figure in the news.',
  ],
  howItWorks: [
    'X% of Y is X × Y ÷ 100. X is X ÷ Y × 100 percent of Y. A change is the difference divided by the size of the first number, times 100. A price less a discount is price × (100 − percent) ÷ 100.',
    'The sums are done in whole fractions, not in binary floating point, so 0.1 + 0.2 stays 0.3. Answers are shown with up to 6 decimals.',
  ],
  limits: [
    '“X is what percent of 0” has no answer, and neither has a change that begins at 0. A change from a number below 0 is measured by its size: from −80 to −60 is +25%.',
  ],
  sources: [
    {
      name: 'The percent sign as 0.01: BIPM, SI Brochure, 5.4.7',
      href: 'https://www.bipm.org/en/publications/si-brochure',
    },
  ],
  faq: [
    {
      question: 'What is 15% of 80?',
      answer: '12. Multiply 80 by 15 and divide by 100.',
    },
    {
      question: 'What is the difference between percent and percentage points?',
      answer:
        'A rate that goes from 4% to 5% rises by 1 percentage point, and by 25 percent: 1 is a quarter of 4. Ask which of the two is meant.',
    },
    {
      question: 'Why does +50% and then −50% not bring me back?',
      answer:
        'Because the second percentage is taken of another number. 50 plus half is 75; half of 75 is 37.50. From 75 back to 50 is a change of −33.333333%.',
    },
    {
      question: 'Is there a trick for doing it in my head?',
      answer:
        'X% of Y is the same as Y% of X. 8% of 50 is hard, 50% of 8 is easy, and both are 4. For 15%, take a tenth and half of that again.',
    },
    {
      question: 'How do I find the whole from a part?',
      answer: 'Divide the part by the percent, times 100. If 12 is 15%, the whole is 12 ÷ 15 × 100 = 80.',
    },
  ],
  samples: [
    { name: '15% of 80', value: { type: 'percentOf', x: '15', y: '80' } },
    { name: '18 of 24 as a percent', value: { type: 'whatPercent', x: '18', y: '24' } },
    { name: 'From 75 to 50', value: { type: 'change', x: '75', y: '50' } },
    { name: 'From 4 to 5', value: { type: 'increase', x: '4', y: '5' } },
  ],
}
