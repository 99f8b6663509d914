import { Dices } from 'lucide-react'
import type { Output } from '../../../src/engine/random-number-generator/random-number-generator'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Dices,
  alsoCalled: 'dice coin lottery draw raffle',
  example: (value) => value.numbers.slice(0, 2).join(' · '),
  howItWorks: [
    'Numbers come from crypto.getRandomValues, your browser’s secure random source. Draws that would favor some numbers over others are discarded (rejection sampling), so every number in the range has the same chance.',
    'If No duplicates is on, the generator uses the first steps of a Fisher–Yates shuffle, so every selection is equally likely, in every order.',
  ],
  facts: [
    {
      title: 'Odds of rolling a given number',
      rows: [
        ['D6', '1 in 6 (16.67%)'],
        ['D10', '1 in 10 (10%)'],
        ['D20', '1 in 20 (5%)'],
        ['D100', '1 in 100 (1%)'],
      ],
    },
    {
      title: 'Lottery odds',
      text: 'The odds of matching all 6 numbers in a 6-of-49 lottery are 1 in 13,983,816. Every set of 6 numbers has the same odds, including 1, 2, 3, 4, 5, 6.',
    },
  ],
  limits: [
    'You get whole numbers from −9,007,199,254,740,991 to 9,007,199,254,740,991, up to 1,000 at a time.',
    'A draw can’t be repeated or verified later, because no seed or record is kept. For an official raffle, use a drawing that others can check.',
    'Weighted draws and bell curves aren’t supported.',
  ],
  sources: [
    { name: 'W3C, Web Cryptography API: getRandomValues', href: 'https://www.w3.org/TR/WebCryptoAPI/' },
    { name: 'Knuth, The Art of Computer Programming, volume 2, section 3.4.2: Algorithm P (shuffling)' },
  ],
  faq: [
    {
      question: 'Are the minimum and maximum included?',
      answer:
        'Yes. If you draw from 1 to 6, both 1 and 6 can come up, each with a chance of 1 in 6. Negative numbers work the same way.',
    },
    {
      question: 'How do I pick random lottery numbers?',
      answer:
        'Set Minimum to 1 and Maximum to the highest number in your lottery, such as 49. Set Quantity to how many numbers you need, turn on No duplicates and click Generate.',
    },
    {
      question: 'Why did the same number come up twice?',
      answer:
        'Each number is drawn independently of the last. On average, two rolls of a six-sided die match 1 time in 6. To avoid repeats within one draw, turn on No duplicates.',
    },
    {
      question: 'Can it generate decimals?',
      answer:
        'Not directly, but you can divide. For a number from 0 to 1 with two decimals, draw from 0 to 100 and divide by 100.',
    },
  ],
  samples: [
    { name: 'Lottery, 6 of 49', value: { min: '1', max: '49', quantity: '6', unique: true } },
    { name: 'Coin flip (0 or 1)', value: { min: '0', max: '1', quantity: '1', unique: false } },
    { name: 'Roll 5 dice', value: { min: '1', max: '6', quantity: '5', unique: false } },
    { name: 'Shuffle 10 players', value: { min: '1', max: '10', quantity: '10', unique: true } },
  ],
}
