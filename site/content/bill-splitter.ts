import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Splits a bill with its tax and tip evenly among any number of people, and tells who pays the odd cent. For friends at a restaurant, for roommates, and for whoever has to collect the money.',
  ],
  howItWorks: [
    'Tax is a percent of the bill; the tip is a percent of the bill with its tax. Each is rounded to the cent, and bill + tax + tip is the total.',
    'Total ÷ people rarely comes to whole cents. What is left over is handed out a cent each, from the first person on, so that the shares add up to the total exactly: $100 among three is $33.34, $33.33 and $33.33.',
  ],
  limits: [
    'Tips from 0 to 30 percent, fractions too: type 12.5 beside the slider. Up to 100,000 people, all paying the same. If some had more than others, split their part apart first. How much to tip is custom, and differs between countries.',
  ],
  sources: [{ name: 'Checked against: Python’s decimal arithmetic, ties at half a cent included' }],
  faq: [
    {
      question: 'Is the tip on the bill before or after tax?',
      answer:
        'Here it is on the bill with its tax. To tip on the bill alone, lower the percent: with 8% tax, 18.5% of the taxed bill is just under 20% of the bill. On $100 that is $19.98.',
    },
    {
      question: 'Why does the share times the people not always make the total?',
      answer:
        'Because a share is rounded to the cent. $111.97 among four is $27.99 each and one cent over, so one person pays $28.00. The tool says so instead of losing the cent.',
    },
    {
      question: 'What if the tax is already in the prices?',
      answer: 'Leave the tax at 0. The tip is then a percent of the bill as it stands.',
    },
    {
      question: 'How do I split without a tip?',
      answer: 'Set the tip to 0. An empty tax or tip counts as 0 too.',
    },
  ],
  samples: [
    { name: '$100 among three', value: { bill: '100', tax: '0', tip: '0', people: '3' } },
    { name: '$86.40 among four', value: { bill: '86.40', tax: '8', tip: '20', people: '4' } },
    { name: '$248.60 among eight', value: { bill: '248.60', tax: '8.5', tip: '18', people: '8' } },
  ],
}
