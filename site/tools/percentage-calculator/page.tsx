import { Percent } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/percentage-calculator/percentage-calculator'
import { number } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: Percent,
  alsoCalled: 'percent of increase decrease',
  example: (value, input) => `${input.x}% → ${number(value.result)}`,
  receives: { number: 'y' },
  howItWorks: [
    'Percent means “out of 100.” A percentage of a number is that number times the percentage, divided by 100. To find what percent one number is of another, divide the first by the second and multiply by 100.',
    'Percent increase, decrease and change compare the difference between two numbers with the first one. The percent difference compares it with the average of both, so it’s the same in either direction.',
    'Below the form, fill in any question to see its answer and how it’s calculated. Answers are exact and shown with up to 6 decimals. A rounded one has “≈” instead of “=”.',
  ],
  facts: [
    {
      title: 'Fractions as percentages',
      rows: [
        ['1/8', '12.5%'],
        ['1/6', '16.67%'],
        ['1/4', '25%'],
        ['1/3', '33.33%'],
        ['3/8', '37.5%'],
        ['1/2', '50%'],
        ['2/3', '66.67%'],
        ['3/4', '75%'],
      ],
    },
    {
      title: 'Percent or percentage points?',
      text: 'If a rate goes from 4% to 5%, it rises by 1 percentage point. That’s an increase of 25 percent.',
    },
  ],
  limits: [
    'A percent change from 0 has no answer, because you can’t divide by 0.',
    'If the first number is negative, the change is measured against its absolute value: from −80 to −60 is an increase of 25%.',
    'Percent difference works for numbers of 0 or more.',
    'A chain has up to 100 changes, each from −100% to 10,000%. Use a minus sign or the ± button for a decrease.',
  ],
  sources: [
    {
      name: 'BIPM, SI Brochure, section 5.4.7: the percent sign',
      href: 'https://www.bipm.org/en/publications/si-brochure',
    },
    {
      name: 'Simple English Wikipedia, Percentage point',
      href: 'https://simple.wikipedia.org/wiki/Percentage_point',
    },
  ],
  faq: [
    {
      question: 'How do I calculate a percentage of a number?',
      answer:
        'Multiply the number by the percentage and divide by 100. For 15% of 80, that’s 80 × 15 ÷ 100 = 12. You can also swap the two: 8% of 50 is the same as 50% of 8, which is 4.',
    },
    {
      question: '18 is what percent of 24?',
      answer:
        '75%. Divide 18 by 24, which is 0.75, and multiply by 100. The same steps work for test scores, such as 18 out of 24 points.',
    },
    {
      question: 'How do I calculate a percent increase or decrease?',
      answer:
        'Subtract the first number from the second, divide by the first number, and multiply by 100. From 50 to 75 is an increase of 50%. From 75 to 50 is a decrease of about 33.33%.',
    },
    {
      question: 'Does a 10% decrease cancel out a 10% increase?',
      answer:
        'No, because the decrease is taken from the higher number. A 10% increase takes 100 to 110. A 10% decrease then takes off 11, which leaves 99. To combine changes, multiply what each one leaves: 110% × 90% = 99%.',
    },
    {
      question: '12 is 15% of what number?',
      answer:
        '80. Divide the part by the percentage and multiply by 100: 12 ÷ 15 × 100 = 80. To check, ask what percent 12 is of 80.',
    },
  ],
  samples: [
    { name: '15% of 80', value: { type: 'percentOf', x: '15', y: '80' } },
    { name: '18 is what percent of 24?', value: { type: 'whatPercent', x: '18', y: '24' } },
    { name: 'Percent change from 75 to 50', value: { type: 'change', x: '75', y: '50' } },
    {
      name: '20% off, then 10% off',
      value: { type: 'chain', start: '80', changes: [{ percent: '-20' }, { percent: '-10' }] },
    },
  ],
}
