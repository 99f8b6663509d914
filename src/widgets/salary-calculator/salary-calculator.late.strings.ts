import type { Period, SalaryMode } from '../../engine/salary-calculator'

/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  say: {
    hourlyToSalary: '{net} a year after tax',
    salaryToHourly: '{net} an hour after tax',
  } satisfies Record<SalaryMode, string>,
  table: 'Net, tax and gross by period',
  periods: { year: 'Year', month: 'Month', week: 'Week' } satisfies Record<Period['period'], string>,
  row: '{period}: {gross} gross, {tax} tax, {net} net',
}
