import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Salary = rate × hours × weeks, plus overtime hours × weeks at the rate times its multiplier. A month is a twelfth of the year, a week the year over the weeks that are paid. Back again, the hourly rate is salary ÷ (hours × weeks), without overtime.',
    'Tax is one average rate on all of it. Brackets, allowances and social insurance differ from place to place: divide the tax on a payslip by its gross pay to have your own rate.',
    '40 hours in 52 weeks are 2,080 hours a year. Federal pay in the United States is divided by 2,087 (5 U.S.C. 5504): enter 52.175 weeks for that.',
  ],
}
