import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Works out what a home loan costs each month, with property tax, insurance and PMI, and shows where every cent goes until the last payment. For buyers who compare prices, rates and terms before they talk to a lender.',
    'A bar shows what the monthly payment is made of, a curve what is still owed, and a table each year and month. The table can be downloaded as CSV.',
  ],
  howItWorks: [
    'The standard annuity: payment = L × r × (1 + r)^n ÷ ((1 + r)^n − 1), where L is the loan, r a twelfth of the yearly rate and n the number of months. The payment stays the same; each month’s interest is r times what is left, and the rest pays down the loan.',
    'Every row of the schedule is rounded to the cent, and the last payment settles the balance at zero. Total interest is what the rows add up to. Property tax, insurance and PMI are yearly amounts, spread over twelve months.',
  ],
  limits: [
    'A fixed rate for 15, 20 or 30 years, paid monthly; no extra payments, points or closing costs. The first total counts PMI for the whole term; the second ends it as US law does, once the scheduled balance is 78% of the price, or halfway through the term at the latest. In some countries rates are compounded in other ways. Not financial advice.',
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
      question: 'Why is most of the first payment interest?',
      answer:
        'Interest is due on all that is owed, and at the start that is everything. On $336,000 at 6.25% for 30 years the payment is $2,068.81; in the first month $1,750.00 of it is interest and $318.81 pays down the loan.',
    },
    {
      question: 'How much does a 15-year term save?',
      answer:
        'On a loan of $240,000 at 6%, 30 years cost $1,438.92 a month and $278,012.58 of interest; 15 years cost $2,025.26 a month and $124,545.75. Shorter loans often have a lower rate too.',
    },
    {
      question: 'What is PMI, and when does it end?',
      answer:
        'Private mortgage insurance protects the lender where the down payment is below 20%. In the United States you can usually ask for its end once you owe 80% of the home’s original value; when the schedule reaches 78% it ends by itself.',
    },
  ],
  samples: [
    {
      name: '20% down, 30 years',
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
      name: 'The same in 15 years',
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
      name: '5% down, with PMI',
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
  ],
}
