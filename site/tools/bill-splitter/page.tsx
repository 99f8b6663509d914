import { Users } from 'lucide-react'
import type { Output } from '../../../src/engine/bill-splitter/bill-splitter'
import { dollars } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Users,
  alsoCalled: 'restaurant share tip check',
  example: (value) => `${value.numPeople} × ${dollars(value.perPerson)}`,
  receives: { number: 'bill' },
  howItWorks: [
    'Tax is a percentage of the bill. The tip is a percentage of the bill with tax, or before tax if you choose. Both are rounded to the nearest cent. You can also enter them as amounts from the receipt.',
    'If the total doesn’t divide evenly, some people pay one cent more, so the shares always add up.',
    'If you split by share, fixed amounts come off the total first, and the rest is divided by the number of shares.',
    'If you split by item, each item is divided among the people who shared it, and the rest of the bill among everyone. Tax and tip are split in proportion.',
    'If you round up, the difference goes to the tip. Fixed amounts aren’t rounded.',
  ],
  facts: [
    {
      title: 'Usual tips in the US',
      text: 'According to the Emily Post Institute.',
      rows: [
        ['Table service', '15–20% before tax'],
        ['Buffet', '10% before tax'],
        ['Bar', '$1–2 a drink, or 15–20%'],
        ['Food delivery', '10–15%'],
        ['Takeout', 'Optional'],
      ],
    },
  ],
  limits: [
    'Tips can be from 0 to 30%. For more, enter the tip as an amount.',
    'If only some items are taxed, the calculator doesn’t take that into account.',
    'You can split by share or by item for up to 100 people. Items can’t have their own discounts.',
    'If the bill includes a service charge, enter only the extra tip you want to give.',
  ],
  sources: [
    { name: 'Emily Post Institute: general tipping guide', href: 'https://emilypost.com/advice/general-tipping-guide' },
  ],
  faq: [
    {
      question: 'Do you tip before or after tax?',
      answer:
        'The Emily Post Institute suggests tipping on the pre-tax amount. On a total with 8% tax, a tip of 18.5% is about 20% of the amount before tax: $19.98 on a bill of $100.',
    },
    {
      question: 'How do you split a bill with tax and tip four ways?',
      answer:
        'Add the tax, then the tip, then divide by four. With 8% tax and a 20% tip, a bill of $86.40 comes to $111.97. One person pays $28 and three people pay $27.99.',
    },
    {
      question: 'How do you split a bill by what each person ordered?',
      answer:
        'Choose “By item” and enter the names and each dish with its price. Then tap the people who shared it. If you also enter the bill, you only need to list what wasn’t for everyone.',
    },
    {
      question: 'How do you split a bill with a couple or a child?',
      answer:
        'Choose “By share” and enter 2 shares for a couple, for example, and 0.5 for a child. You can also enter a fixed amount for a person.',
    },
    {
      question: 'How do you calculate a 20% tip in your head?',
      answer:
        'Move the decimal point one place to the left, then double the result. For a bill of $64, double $6.40 to get $12.80.',
    },
  ],
  samples: [
    { name: 'Split $100 three ways', value: { bill: '100', tax: '0', tip: '0', people: '3' } },
    {
      name: 'Split by what each one had',
      value: {
        tax: '8',
        tip: '18',
        split: 'items',
        persons: ['Ann', 'Ben', 'Cem'].map((name) => ({ name, weight: '', fixed: '' })),
        items: [
          { name: 'Pizza to share', price: '24', who: '1, 2' },
          { name: 'Steak', price: '32.50', who: '3' },
          { name: 'Wine', price: '28', who: '' },
        ],
        occasion: 'Dinner',
      },
    },
    { name: 'Split $86.40 four ways', value: { bill: '86.40', tax: '8', tip: '20', people: '4' } },
  ],
}
