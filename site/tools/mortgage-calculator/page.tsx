import { House } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: House,
  alsoCalled: 'home loan house repayment',
  receives: { number: 'homePrice' },
  howItWorks: [
    'The standard formula for fixed-rate loans gives the monthly payment. Each month’s interest is one-twelfth of the yearly rate times the balance. The rest goes to principal.',
    'Amounts are rounded to the nearest cent. One-twelfth of your yearly property tax, home insurance and PMI is added to each payment.',
    'Extra payments go entirely to principal, from the month you choose. If you pay every two weeks, 26 half payments a year add up to 13 full ones. To find the price, rate or term, leave it empty and enter the payment. You can print a report.',
  ],
  facts: [
    {
      title: 'What is PMI?',
      text: 'Private mortgage insurance protects the lender if you stop paying. Lenders usually require it on conventional loans with less than 20% down.',
    },
    {
      title: 'Monthly payment per $100,000',
      text: 'Principal and interest, over 30 years.',
      rows: [
        ['5% interest', '$536.82'],
        ['6% interest', '$599.55'],
        ['7% interest', '$665.30'],
        ['8% interest', '$733.76'],
      ],
    },
  ],
  limits: [
    'The calculator is only for fixed-rate loans. Some countries, such as Canada, compound interest differently.',
    'The APR includes points and closing costs, but not PMI. Lenders may count other costs.',
    'Many lenders don’t credit each half payment right away. Then you save less.',
    'The affordable price is based on your debt-to-income ratio. Lenders also look at your credit and savings.',
    'Property tax and insurance stay the same here, but tend to rise.',
    'The PMI rules are for conventional loans on your main home in the US, not for FHA loans.',
  ],
  sources: [
    {
      name: 'Homeowners Protection Act of 1998: when PMI ends',
      href: 'https://www.law.cornell.edu/uscode/text/12/4902',
    },
    {
      name: 'Consumer Financial Protection Bureau: What is private mortgage insurance?',
      href: 'https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/',
    },
  ],
  faq: [
    {
      question: 'How much of my mortgage payment goes to interest?',
      answer:
        'Most of it, at first. On a 30-year loan of $240,000 at 6%, the payment is $1,438.92. In the first month, $1,200 of that is interest. From month 223 on, more goes to principal than to interest.',
    },
    {
      question: 'Is a 15-year mortgage cheaper than a 30-year one?',
      answer:
        'In total, yes, but you pay more each month. At 6%, a loan of $240,000 costs $1,438.92 a month and $278,012.58 in interest over 30 years. Over 15 years, it’s $2,025.26 a month and $124,545.75 in interest.',
    },
    {
      question: 'How much do I save with extra payments?',
      answer:
        'On a 30-year loan of $240,000 at 6%, an extra $200 a month cuts 7 years and 11 months off the loan and saves $85,085.88 in interest. Half payments every two weeks cut off 5 years and 5 months and save $59,549.19.',
    },
    {
      question: 'When does PMI end?',
      answer:
        'You can ask your lender to cancel it when the balance reaches 80% of the home’s original value. Conditions apply, such as a good payment history. If your payments are current, it ends automatically when the balance is scheduled to reach 78%, or halfway through the term at the latest.',
    },
  ],
  samples: [
    {
      name: '30-year loan, 20% down',
      value: {
        homePrice: '300000',
        downPayment: '60000',
        interestRate: '6',
        term: '30',
        propertyTax: '3600',
        insurance: '1200',
        pmi: '',
      },
    },
    {
      name: '5% down with PMI',
      value: {
        homePrice: '300000',
        downPayment: '15000',
        interestRate: '6.5',
        term: '30',
        propertyTax: '3600',
        insurance: '1200',
        pmi: '1710',
      },
    },
    {
      name: '$200 extra a month',
      value: {
        homePrice: '300000',
        downPayment: '60000',
        interestRate: '6',
        term: '30',
        extraMonthly: '200',
      },
    },
    {
      name: 'What can I afford on $100,000?',
      value: {
        downPayment: '60000',
        interestRate: '6.5',
        term: '30',
        propertyTax: '3600',
        insurance: '1200',
        income: '100000',
        debts: '400',
      },
    },
  ],
}
