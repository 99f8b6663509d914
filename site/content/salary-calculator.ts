import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Annual pay is the hourly rate times hours per week times weeks per year. Overtime is added at its own rate, which is 1.5 times the hourly rate unless you change it. To find an hourly rate, the calculator divides the salary by the hours you’re paid for in a year.',
    'Monthly pay is one-twelfth of annual pay. Weekly pay is annual pay divided by the weeks you’re paid for. Amounts are rounded to the nearest cent.',
  ],
  facts: [
    {
      title: 'Annual pay at 40 hours a week',
      rows: [
        ['$15 an hour', '$31,200'],
        ['$20 an hour', '$41,600'],
        ['$25 an hour', '$52,000'],
        ['$30 an hour', '$62,400'],
        ['$40 an hour', '$83,200'],
        ['$50 an hour', '$104,000'],
      ],
    },
  ],
  limits: [
    'Tax is a single percentage of your pay, and 25% is only a starting point. Tax brackets, Social Security, Medicare and state taxes aren’t calculated for you.',
    'Bonuses, commissions and benefits aren’t included.',
    'Whether you get overtime pay, and how much, depends on your job and where you work.',
  ],
  sources: [
    {
      name: 'U.S. Office of Personnel Management: the 2,087-hour divisor, 5 U.S.C. 5504',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/computing-hourly-rates-of-pay-using-the-2087-hour-divisor/',
    },
    { name: 'U.S. Department of Labor: overtime pay', href: 'https://www.dol.gov/agencies/whd/overtime' },
  ],
  faq: [
    {
      question: '$25 an hour is how much a year?',
      answer:
        '$52,000 before tax, if you work 40 hours a week and are paid for all 52 weeks. That’s $4,333.33 a month. If 25% goes to tax, $39,000 a year is left.',
    },
    {
      question: 'How do I convert a salary to an hourly rate?',
      answer:
        'Divide the salary by the hours you’re paid for in a year. At 37.5 hours a week for 52 weeks, a salary of $65,000 is $33.33 an hour before tax.',
    },
    {
      question: 'How do I account for unpaid time off?',
      answer:
        'Enter only the weeks you’re paid for. If 2 weeks are unpaid, enter 50 weeks a year: $25 an hour is then $50,000 a year instead of $52,000.',
    },
    {
      question: 'How is overtime paid?',
      answer:
        'Under US federal law, most hourly employees get at least 1.5 times their regular rate for hours over 40 in a workweek. At $18.50 an hour, 5 hours of overtime a week raises annual pay from $38,480 to $45,695.',
    },
    {
      question: 'Are there 2,080 or 2,087 work hours in a year?',
      answer:
        'The usual number is 2,080, which is 52 weeks of 40 hours. The US government divides federal salaries by 2,087, the average over 28 years, because a year is slightly longer than 52 weeks. To do the same at 40 hours a week, enter 52.175 weeks.',
    },
  ],
  samples: [
    {
      name: '$25 an hour',
      value: { mode: 'hourlyToSalary', hourlyRate: '25', hoursPerWeek: '40', overtimeHours: '0' },
    },
    {
      name: '$18.50 an hour with overtime',
      value: { mode: 'hourlyToSalary', hourlyRate: '18.50', hoursPerWeek: '40', overtimeHours: '5' },
    },
    {
      name: '$65,000 a year as an hourly rate',
      value: { mode: 'salaryToHourly', annualSalary: '65000', hoursPerWeek: '37.5' },
    },
  ],
}
