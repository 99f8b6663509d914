import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Annual pay is the hourly rate times hours per week times weeks per year. Overtime is added at its own rate, which is 1.5 times the hourly rate unless you change it. To find an hourly rate, the calculator divides the salary by the hours you’re paid for in a year.',
    'Monthly pay is one-twelfth of annual pay, and half a month is one-twenty-fourth. Weekly pay is annual pay divided by the weeks you’re paid for, and a day is a fifth of that unless you enter other days per week. Amounts are rounded to the nearest cent.',
    'Pay can be for an hour, a day, a week, 2 weeks, half a month, a month or a year. Unpaid weeks reduce your pay in proportion.',
    'Tax is a flat rate, your own brackets, US federal tax for 2026 or UK tax for 2026/27. The US calculation is federal income tax after the standard deduction, plus Social Security and Medicare. The UK one is income tax after the personal allowance, plus National Insurance. Both are yearly amounts for one job, divided evenly over the year.',
    'A raise is a percentage or an amount for your pay period. After inflation, the new pay is divided by 1 plus the inflation rate, so that it’s in today’s money.',
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
    'A flat tax of 25% is only a starting point. For a closer estimate, choose US federal or UK tax, or enter your own brackets.',
    'US tax is federal only. State and local taxes, tax credits, itemized deductions and retirement contributions aren’t included. For married couples filing jointly, it assumes that your pay is the only income.',
    'UK tax is for England, Wales and Northern Ireland. Scottish rates, pension contributions and student loans aren’t included.',
    'What’s withheld from one paycheck can differ from a year’s tax divided by the number of paychecks.',
    'Bonuses, commissions and benefits aren’t included.',
    'Whether you get overtime pay, and how much, depends on your job and where you work.',
  ],
  sources: [
    {
      name: 'U.S. Office of Personnel Management: the 2,087-hour divisor, 5 U.S.C. 5504',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-administration/fact-sheets/computing-hourly-rates-of-pay-using-the-2087-hour-divisor/',
    },
    { name: 'U.S. Department of Labor: overtime pay', href: 'https://www.dol.gov/agencies/whd/overtime' },
    {
      name: 'IRS: tax inflation adjustments for tax year 2026, October 9, 2025',
      href: 'https://www.irs.gov/newsroom/irs-releases-tax-inflation-adjustments-for-tax-year-2026-including-amendments-from-the-one-big-beautiful-bill',
    },
    { name: 'IRS: Social Security and Medicare withholding rates', href: 'https://www.irs.gov/taxtopics/tc751' },
    {
      name: 'GOV.UK: Personal Allowance, basic rate limit and National Insurance thresholds, 2026 to 2028',
      href: 'https://www.gov.uk/government/publications/the-personal-allowance-and-basic-rate-limit-for-income-tax-and-certain-national-insurance-contributions-nics-thresholds-from-6-april-2026-to-5-apr',
    },
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
        'Enter it under Time off and workdays. With 2 unpaid weeks, $25 an hour is $50,000 a year instead of $52,000. Paid weeks off don’t change your pay, but they raise what you earn for each hour you actually work.',
    },
    {
      question: 'How much of $60,000 is left after US federal tax?',
      answer:
        '$50,390 for a single person in 2026. Federal income tax is $5,020 after the standard deduction of $16,100, Social Security is $3,720 and Medicare is $870. State tax comes on top.',
    },
    {
      question: 'Is a 3% raise still a raise after inflation?',
      answer:
        'Only if inflation is below 3%. A 3% raise with 2% inflation is worth 0.98% more. With 4% inflation, your pay buys 0.96% less than before.',
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
    {
      name: '$60,000 a year after US federal tax',
      value: { payPer: 'year', pay: '60000', taxMethod: 'usFederal', filingStatus: 'single' },
    },
    {
      name: '4% raise with 3% inflation',
      value: { hourlyRate: '25', raise: '4%', inflation: '3' },
    },
  ],
}
