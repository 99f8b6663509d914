import { Banknote } from 'lucide-react'
import type { Output } from '../../../src/engine/salary-calculator/salary-calculator'
import { whole } from '../../examples/figures'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Banknote,
  alsoCalled: 'hourly wage pay rate paycheck',
  example: (value) => ('grossAnnual' in value ? `${whole(value.grossAnnual)} a year` : ''),
  howItWorks: [
    'Annual pay is the hourly rate times hours per week times weeks per year. Overtime is paid at 1.5 times the hourly rate unless you change it.',
    'Pay can be for any period from an hour to a year. Weekly pay is annual pay divided by the weeks you’re paid for. With 2 unpaid weeks, $25 an hour is $50,000 a year instead of $52,000.',
    'Tax is a flat rate, your own brackets, US federal tax for 2026 or UK tax for 2026/27. The US calculation is income tax after the standard deduction, plus Social Security and Medicare. The UK one is income tax after the personal allowance, plus National Insurance.',
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
    'A flat tax of 25% is only a starting point.',
    'US tax doesn’t include state and local taxes, tax credits, itemized deductions or retirement contributions. For couples filing jointly, it assumes your pay is the only income.',
    'UK tax doesn’t include Scottish rates, pension contributions or student loans.',
    'Tax is figured for a full year at one job. What’s withheld from a paycheck can differ.',
    'Bonuses, commissions and benefits aren’t included.',
    'Overtime rules depend on your job and where you work.',
  ],
  sources: [
    { name: 'U.S. Department of Labor: overtime pay', href: 'https://www.dol.gov/agencies/whd/overtime' },
    {
      name: 'IRS: tax inflation adjustments for 2026',
      href: 'https://www.irs.gov/newsroom/irs-releases-tax-inflation-adjustments-for-tax-year-2026-including-amendments-from-the-one-big-beautiful-bill',
    },
    {
      name: 'EY: Social Security wage base',
      href: 'https://taxnews.ey.com/news/2025-2158-social-security-wage-base-to-increase-in-2026',
    },
    {
      name: 'GOV.UK: income tax and National Insurance thresholds, 2026 to 2028',
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
        'Divide the salary by the hours you’re paid for in a year. At 37.5 hours a week for 52 weeks, a salary of $65,000 is $33.33 an hour.',
    },
    {
      question: 'How much of $60,000 is left after US federal tax?',
      answer:
        '$50,390 for a single person in 2026. Federal income tax is $5,020, Social Security is $3,720 and Medicare is $870.',
    },
    {
      question: 'Is a 3% raise still a raise after inflation?',
      answer:
        'Only if inflation is lower. With 2% inflation, it’s worth 0.98% more. With 4% inflation, your pay buys 0.96% less.',
    },
    {
      question: 'How is overtime paid?',
      answer:
        'Under US federal law, most hourly employees get at least 1.5 times their regular rate for hours over 40 in a workweek. At $18.50 an hour, 5 hours of overtime a week raises annual pay from $38,480 to $45,695.',
    },
  ],
  samples: [
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
