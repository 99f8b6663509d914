import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'The tax is a percentage of the bill. The tip is a percentage of the bill with tax, or before tax if you choose. Both are rounded to the nearest cent and added to the bill. You can also enter the tax and the tip as amounts from the receipt.',
    'Split equally, the total is divided by the number of people. If cents are left over, some people pay one cent more, so the shares always add up to the total.',
    'Split by share, fixed amounts come off the total first. The rest is divided by the number of shares, so a couple that pays together has two.',
    'Split by item, each item is divided among the people who shared it, and what isn’t itemized among everyone. Tax and tip are split in the same proportion. Leftover cents go to the shares that were rounded down the most.',
    'If you round up, the difference is added to the tip. Fixed amounts aren’t rounded.',
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
    'Tips can be from 0 to 30%, including fractions such as 12.5%. For more, enter the tip as an amount.',
    'Tax is split in proportion to what each person had. If only some items are taxed, the calculator doesn’t take that into account.',
    'A split by share or by item has up to 100 people. There are no discounts on single items.',
    'If the bill already includes a service charge, set the tip to 0 or to the extra percentage you want to give.',
  ],
  sources: [
    { name: 'Emily Post Institute: general tipping guide', href: 'https://emilypost.com/advice/general-tipping-guide' },
  ],
  faq: [
    {
      question: 'Do you tip before or after tax?',
      answer:
        'The Emily Post Institute suggests tipping on the amount before tax. This calculator uses the amount with tax unless you choose “Bill before tax” under “Tax, tip and rounding”. With 8% tax, a tip of 18.5% is about 20% of the amount before tax: $19.98 on a bill of $100.',
    },
    {
      question: 'How do you split a bill that doesn’t divide evenly?',
      answer:
        'Round each share down to the cent, then hand out the leftover cents, one per person. If you split $100 three ways, one person pays $33.34 and two people pay $33.33.',
    },
    {
      question: 'How do you split a bill with tax and tip four ways?',
      answer:
        'Add the tax, then the tip, then divide by four. With 8% tax and a 20% tip, a bill of $86.40 comes to $111.97. One person pays $28 and three people pay $27.99.',
    },
    {
      question: 'How do you split a bill by what each person ordered?',
      answer:
        'Choose “By item”, enter the names, and add each dish with its price. Tap the people who shared it, or leave it on “Everyone”. If you also enter the bill, you only need to list what wasn’t for everyone.',
    },
    {
      question: 'How do you split a bill with a couple or a child?',
      answer:
        'Choose “By share” and give each person a number of shares, such as 2 for a couple and 0.5 for a child. If someone pays a certain amount, enter it as a fixed amount, and the others split the rest.',
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
