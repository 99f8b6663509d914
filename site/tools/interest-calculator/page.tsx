import { TrendingUp } from 'lucide-react'
import type { Input, Output } from '../../../src/engine/interest-calculator/interest-calculator'
import { whole } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output, Input> = {
  icon: TrendingUp,
  alsoCalled: 'savings apy compound investment',
  example: (value, input) => `${input.rate}% → ${whole(value.finalAmount)}`,
  receives: { number: 'principal' },
  howItWorks: [
    'Compound interest is added to the balance as often as you choose, and then earns interest too. Simple interest is the principal times the yearly rate times the number of years.',
    'Contributions are added every month or year, at the end of the period or at its start, and earn interest from then on. Between compounding dates, the balance grows at the equivalent monthly rate.',
    'Balances are rounded to the cent only when they’re shown, so rounding errors don’t build up.',
    'To find another value for a goal, enter the final amount and leave that value empty. Amounts are rounded up to the next cent, and times to the next month.',
    'With an inflation rate, you also see what the final amount would buy at today’s prices.',
  ],
  facts: [
    {
      title: 'APY at a 5% rate',
      rows: [
        ['Annually', '5%'],
        ['Semi-annually', '5.06%'],
        ['Quarterly', '5.09%'],
        ['Monthly', '5.12%'],
        ['Daily', '5.13%'],
      ],
    },
    {
      title: 'Rule of 72',
      text: 'To estimate how many years it takes to double your money, divide 72 by the yearly rate in percent. At 6%, that’s 72 ÷ 6 = 12 years.',
    },
  ],
  limits: [
    'Contributions are the same every time, and withdrawals aren’t included. For a home loan with monthly payments, use the mortgage calculator.',
    'The interest rate and inflation stay the same for the whole time. Real ones change.',
    'Taxes and fees aren’t included. The results aren’t financial advice.',
  ],
  sources: [
    {
      name: 'OpenStax, Intermediate Algebra 2e, section 10.2: compound interest',
      href: 'https://openstax.org/details/books/intermediate-algebra-2e',
    },
    {
      name: 'Consumer Financial Protection Bureau, Regulation DD, appendix A: annual percentage yield',
      href: 'https://www.consumerfinance.gov/rules-policy/regulations/1030/a/',
    },
  ],
  faq: [
    {
      question: 'What is the difference between simple and compound interest?',
      answer:
        'Simple interest is paid on the principal only, compound interest also on earlier interest. In 10 years at 5%, $10,000 grows to $15,000 with simple interest and to $16,288.95 when it’s compounded annually.',
    },
    {
      question: 'Does daily compounding earn much more than monthly?',
      answer:
        'Only a little. In 10 years at 5%, $10,000 grows to $16,470.09 with monthly compounding and to $16,486.65 with daily compounding. The difference is $16.56.',
    },
    {
      question: 'How long does it take to double my money at 6%?',
      answer:
        'About 12 years, if you leave the interest in the account. Compounded annually at 6%, $1,000 grows to $2,012.20 in 12 years.',
    },
    {
      question: 'What is APY, and how do I calculate it?',
      answer:
        'APY, or annual percentage yield, is the percentage you earn in one year with compounding included. The calculator shows it as the effective annual rate. A rate of 12% compounded monthly, for example, is an APY of 12.68%.',
    },
    {
      question: 'How much do I need to save each month to reach my goal?',
      answer:
        'Enter it as the final amount under “Find another value”, and leave the contribution empty. To get from $5,000 to $50,000 in 10 years at 4%, compounded monthly, you need to save $288.94 a month.',
    },
  ],
  samples: [
    {
      name: 'Save $200 a month',
      value: { principal: '1000', rate: '4.5', time: '10', contribution: '200', type: 'compound', frequency: '12' },
    },
    {
      name: 'How long to double at 6%?',
      value: { principal: '1000', rate: '6', finalAmount: '2000', type: 'compound', frequency: '1' },
    },
    {
      name: 'Reach $100,000 in 15 years',
      value: { principal: '5000', rate: '6', time: '15', finalAmount: '100000', type: 'compound', frequency: '12' },
    },
    {
      name: 'Simple interest for 18 months',
      value: { principal: '2000', rate: '9', time: '18', timeUnit: 'months', type: 'simple' },
    },
  ],
}
