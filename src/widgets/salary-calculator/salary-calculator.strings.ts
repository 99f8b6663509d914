import type { IssueCode, Period, SalaryMode } from '../../engine/salary-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Salary calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  mode: 'Conversion',
  modes: {
    hourlyToSalary: 'Hourly to salary',
    salaryToHourly: 'Salary to hourly',
  } satisfies Record<SalaryMode, string>,
  hourlyRate: 'Hourly rate',
  annualSalary: 'Annual salary',
  beforeTax: 'before tax',
  hoursPerWeek: 'Hours per week',
  weeksPerYear: 'Weeks per year',
  taxRate: 'Tax rate',
  taxHint: 'Your total tax as a percentage of gross pay.',
  overtime: 'Overtime',
  overtimeHours: 'Overtime hours',
  overtimeHint: 'Extra hours per week',
  overtimeMultiplier: 'Overtime pay',
  times: '× rate',
  found: {
    hourlyToSalary: 'Annual salary before tax',
    salaryToHourly: 'Hourly rate before tax',
  } satisfies Record<SalaryMode, string>,
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  say: {
    hourlyToSalary: '{net} a year after tax',
    salaryToHourly: '{net} an hour after tax',
  } satisfies Record<SalaryMode, string>,
  /** Below the main figure: pay after tax. */
  meaning: {
    hourlyToSalary: 'After tax, you keep {net} a year, or {month} a month.',
    salaryToHourly: 'After tax, you keep {net} an hour, or {month} a month.',
  } satisfies Record<SalaryMode, string>,
  noOvertime: 'none',
  table: 'Net pay, tax and gross pay by period',
  periods: {
    year: 'Year',
    month: 'Month',
    twoWeeks: '2 weeks',
    week: 'Week',
    hour: 'Hour',
  } satisfies Record<Period['period'], string>,
  row: '{period}: {gross} gross, {tax} tax, {net} net',
  issues: {
    ...numberIssues,
    'unknown-mode': 'Choose which way to convert.',
  } satisfies Record<IssueCode, string>,
}
