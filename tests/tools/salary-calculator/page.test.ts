import { expect, it } from 'vitest'
import { page } from '../../../site/tools/salary-calculator/page'
import * as salary from '../../../src/engine/salary-calculator/salary-calculator'
import { $, ask, fixed, missingFrom } from '../../site/page-text'

const { hoursPerWeek, weeksPerYear, taxRate, overtimeMultiplier } = salary.initial

/** A year at $25 an hour unless the fields say otherwise. */
const yearly = (fields: Partial<salary.Input> = {}) => ask(salary, { hourlyRate: '25', ...fields }).periods[0]
/** What a 3% raise is worth after inflation, in percent, without its sign. */
const realRaise = (inflation: string) =>
  fixed(Math.abs(ask(salary, { hourlyRate: '25', raise: '3%', inflation }).raise?.real?.percent ?? 0), 2)

// Figures: the engine's, for the pay in each sentence, and the values that the form starts with.
it('states figures that the engine calculates', () => {
  const federal = ask(salary, { payPer: 'year', pay: '60000', taxMethod: 'usFederal', filingStatus: 'single' })
  const hourly = ask(salary, { mode: 'salaryToHourly', annualSalary: '65,000', hoursPerWeek: '37.5' })
  const sentences = [
    ...['15', '20', '25', '30', '40', '50'].map(
      (hourlyRate) => `$${hourlyRate} an hour: ${$(yearly({ hourlyRate }).gross)}`,
    ),
    `${$(yearly().gross)} before tax, if you work ${hoursPerWeek} hours a week and are paid for all ${weeksPerYear} weeks`,
    `That’s ${$(ask(salary, { hourlyRate: '25' }).grossMonthly)} a month. If ${taxRate}% goes to tax, ${$(yearly().net)} a year`,
    `a salary of $65,000 is ${$((hourly as salary.HourlyPay).hourlyRate)} an hour`,
    `is ${$(yearly({ weeksPerYear: '50' }).gross)} a year instead of ${$(yearly().gross)}`,
    `from ${$(yearly({ hourlyRate: '18.50' }).gross)} to ${$(yearly({ hourlyRate: '18.50', overtimeHours: '5' }).gross)}`,
    `Overtime is paid at ${overtimeMultiplier} times the hourly rate unless`,
    `${taxRate}% is only a starting point`,
    `${$(federal.periods[0].net)} for a single person in 2026. Federal income tax is ${$(federal.taxes?.parts[0]?.amount ?? 0)}`,
    `With 2% inflation, it’s worth ${realRaise('2')}% more. With 4% inflation, your pay buys ${realRaise('4')}% less.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
