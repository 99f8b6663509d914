import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Turns an hourly rate into a yearly salary, or a salary into an hourly rate, with month and week, before and after tax. For people who compare job offers, freelancers who set a rate, and employers who plan a post.',
  ],
  howItWorks: [
    'Salary = rate × hours × weeks, plus overtime hours × weeks at the rate times its multiplier. A month is a twelfth of the year, a week the year over the weeks that are paid. Back again, the hourly rate is salary ÷ (hours × weeks), without overtime.',
    '40 hours in 52 weeks are 2,080 hours a year. Federal pay in the United States is divided by 2,087: enter 52.175 weeks for that.',
  ],
  limits: [
    'Tax is one average rate on all of the pay. Brackets, allowances and social insurance differ from place to place, so the net figures are only as good as your rate: divide the tax on a payslip by its gross pay to have it. Not tax advice.',
  ],
  sources: [
    {
      name: 'The 2,087-hour divisor: 5 U.S.C. 5504, as explained by the U.S. Office of Personnel Management',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/computing-hourly-rates-of-pay-using-the-2087-hour-divisor/',
    },
    { name: 'Overtime: U.S. Department of Labor', href: 'https://www.dol.gov/agencies/whd/overtime' },
  ],
  faq: [
    {
      question: 'What is $25 an hour as a salary?',
      answer: '$52,000 a year before tax, at 40 hours a week and 52 paid weeks: $4,333.33 a month and $1,000 a week.',
    },
    {
      question: 'Why is a month not four weeks of pay?',
      answer:
        'Four weeks are 28 days, and a month is longer: a year has 52 weeks but only 12 months. At $1,000 a week a month is $4,333.33, not $4,000.',
    },
    {
      question: 'I am not paid for two weeks of leave. What do I enter?',
      answer: '50 weeks a year. $25 an hour is then $50,000 a year instead of $52,000.',
    },
    {
      question: 'How does overtime count?',
      answer:
        'Enter the hours a week on top, and how many times the rate they pay; 1.5 is usual in the United States. $18.50 an hour with 5 hours of overtime is $45,695 a year, against $38,480 without.',
    },
  ],
  samples: [
    {
      name: '$25 an hour',
      value: { mode: 'hourlyToSalary', hourlyRate: '25', hoursPerWeek: '40', overtimeHours: '0' },
    },
    {
      name: '$18.50 with overtime',
      value: { mode: 'hourlyToSalary', hourlyRate: '18.50', hoursPerWeek: '40', overtimeHours: '5' },
    },
    { name: '$65,000, 37.5 hours', value: { mode: 'salaryToHourly', annualSalary: '65000', hoursPerWeek: '37.5' } },
  ],
}
