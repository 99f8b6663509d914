import type { IssueCode, Period, SalaryMode } from '../../engine/salary-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Salary calculator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  mode: 'What to work out',
  modes: {
    hourlyToSalary: 'Hourly to salary',
    salaryToHourly: 'Salary to hourly',
  } satisfies Record<SalaryMode, string>,
  hourlyRate: 'Hourly rate',
  annualSalary: 'Annual salary',
  beforeTax: 'before tax',
  hoursPerWeek: 'Hours a week',
  weeksPerYear: 'Weeks a year',
  taxRate: 'Tax rate',
  taxHint: 'The share of all your pay that goes in tax.',
  overtime: 'Overtime',
  overtimeHours: 'Overtime hours',
  overtimeHint: 'A week, on top',
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
  table: 'Net, tax and gross by period',
  periods: { year: 'Year', month: 'Month', week: 'Week' } satisfies Record<Period['period'], string>,
  row: '{period}: {gross} gross, {tax} tax, {net} net',
  issues: {
    ...numberIssues,
    'unknown-mode': 'Choose hourly to salary or salary to hourly.',
  } satisfies Record<IssueCode, string>,
}
