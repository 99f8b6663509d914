import type { Input } from '../../../src/engine/salary-calculator/salary-calculator'
import type { Formula } from '../../formulas/formula'
import { Equals, number, Times } from '../../formulas/notation'

/** Without overtime. */
export const formula: Formula = {
  equation: (term) => (
    <>
      {term('S')}
      <Equals />
      {term('r')}
      <Times />
      {term('h')}
      <Times />
      {term('w')}
    </>
  ),
  legend: [
    ['S', 'annual salary'],
    ['r', 'hourly rate'],
    ['h', 'hours per week'],
    ['w', 'weeks per year'],
  ],
  numbers(_, { mode, payPer, hourlyRate, hoursPerWeek, weeksPerYear, unpaidWeeks, overtimeHours }: Input) {
    if (payPer || Number(unpaidWeeks)) return undefined
    const salary = Number(hourlyRate) * Number(hoursPerWeek) * Number(weeksPerYear)
    if (mode !== 'hourlyToSalary' || Number(overtimeHours) > 0 || !salary) return undefined
    return { S: number(salary, 2), r: number(hourlyRate), h: number(hoursPerWeek), w: number(weeksPerYear) }
  },
}
