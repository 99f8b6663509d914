import type { IssueCode, SalaryMode } from '../../engine/salary-calculator'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './salary-calculator.late.strings'

export const firstStrings = {
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
  issues: {
    ...numberIssues,
    'unknown-mode': 'Choose hourly to salary or salary to hourly.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
