import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'The standard formula for fixed-rate loans gives the monthly payment that pays off the loan by the end of the term. Each month’s interest is one-twelfth of the yearly rate times the balance. The rest of the payment goes to principal.',
    'Payments and interest are rounded to the nearest cent, and the last payment clears the remaining balance. One-twelfth of your yearly property tax, home insurance and PMI is added to each payment. If you enter PMI, you get two totals. In one, PMI runs for the full term. In the other, it ends when the law says it must.',
    'Extra payments go to principal in full. With payments every two weeks, you pay half the monthly payment 26 times a year, which adds up to 13 monthly payments, and each payment’s interest is one twenty-sixth of the yearly rate. The APR is the rate at which all payments are worth the loan minus points and closing costs. To find the price, rate or term, leave it empty and enter the payment.',
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
    'The calculator is for fixed-rate loans. In some countries, such as Canada, interest on them is compounded differently.',
    'The APR includes points and closing costs, but not PMI. A lender’s APR may include more or fewer costs.',
    'If you pay every two weeks, the calculator assumes that your lender credits each half payment when it arrives. Many don’t, and then you save less.',
    'The affordable price is the most that your ratio allows. A lender also looks at your credit, savings and cash for closing.',
    'Property tax and insurance stay the same for the full term. In practice, they tend to rise, so treat the totals as estimates.',
    'The PMI rule is for conventional loans on your main home in the US. FHA loans have different rules.',
  ],
  sources: [
    {
      name: 'Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902: when PMI ends',
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
        'Most of it, at first. On a 30-year loan of $240,000 at 6%, the payment is $1,438.92. In the first month, $1,200 of that is interest. It takes until month 223 for more to go to principal than to interest.',
    },
    {
      question: 'Is a 15-year mortgage cheaper than a 30-year one?',
      answer:
        'In total, yes, but the monthly payment is higher. At 6%, a loan of $240,000 costs $1,438.92 a month and $278,012.58 in interest over 30 years. Over 15 years, it’s $2,025.26 a month and $124,545.75 in interest.',
    },
    {
      question: 'How much do I save with extra payments?',
      answer:
        'On a 30-year loan of $240,000 at 6%, $200 more each month pays it off 7 years and 11 months sooner and saves $85,085.88 in interest. Half payments every two weeks pay it off 5 years and 5 months sooner and save $59,549.19.',
    },
    {
      question: 'When does PMI end?',
      answer:
        'You can ask your lender to cancel it when the balance reaches 80% of the home’s original value. Some conditions apply, such as a good payment history. If your payments are current, it ends automatically when the balance is scheduled to reach 78%, or halfway through the term at the latest.',
    },
    {
      question: 'Can I print the result?',
      answer:
        'Yes, with your browser’s print command. The report has your numbers, the answer and the chart, and then the schedule by year on a new page.',
    },
    {
      question: 'Why is the last payment different from the others?',
      answer:
        'Every payment is rounded to the cent, and the differences add up over the years. The last payment makes up for them. At 6%, the last payment on a 30-year loan of $240,000 is $1,440.30 instead of $1,438.92.',
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
      name: '15-year loan',
      value: {
        homePrice: '300000',
        downPayment: '60000',
        interestRate: '6',
        term: '15',
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
