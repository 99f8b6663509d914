import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, divide, exact, minorUnits, multiply, type Rational, subtract, toNumber } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

/** Which way to convert. */
export type SalaryMode = 'hourlyToSalary' | 'salaryToHourly'

export const modes: readonly SalaryMode[] = ['hourlyToSalary', 'salaryToHourly']

export interface Input {
  /** Which of the two to calculate. */
  readonly mode: SalaryMode
  /** Gross pay per hour, from 0 to 10^8. Used only by 'hourlyToSalary'. */
  readonly hourlyRate: string
  /** Gross pay per year, from 0 to 10^12. Used only by 'salaryToHourly'. */
  readonly annualSalary: string
  /** Paid hours without overtime, from 0.1 to 168. */
  readonly hoursPerWeek: string
  /** Paid weeks, from 1 to 53. */
  readonly weeksPerYear: string
  /** Percent of gross pay, from 0 to 100. Empty means 0. */
  readonly taxRate: string
  /** Additional hours per week, up to 168 in total. Empty means 0. Used only by 'hourlyToSalary'. */
  readonly overtimeHours: string
  /** Overtime pay as a multiple of the hourly rate, from 0 to 10. May be empty if there's no overtime. */
  readonly overtimeMultiplier: string
}

/** Pay for a period, to the cent. Net and tax always add up to gross. */
export interface Period {
  readonly period: 'year' | 'month' | 'twoWeeks' | 'week' | 'hour'
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** To the cent. Each amount is rounded once, from its exact value. */
interface Pay {
  readonly grossMonthly: number
  readonly netMonthly: number
  readonly grossWeekly: number
  readonly netWeekly: number
  /** Tax per year: annual gross minus annual net. */
  readonly taxAmount: number
  /** The year, a twelfth of it, two paid weeks, one paid week, and the average paid hour including overtime. */
  readonly periods: readonly [year: Period, month: Period, twoWeeks: Period, week: Period, hour: Period]
}

/** The output of 'hourlyToSalary'. */
export interface AnnualPay extends Pay {
  readonly grossAnnual: number
  readonly netAnnual: number
}

/** The output of 'salaryToHourly'. */
export interface HourlyPay extends Pay {
  readonly hourlyRate: number
  readonly netHourlyRate: number
}

export type Output = AnnualPay | HourlyPay

/** `unknown-mode`: not in `modes`. `not-positive`: 0 hours or weeks, which would divide by zero. */
export type IssueCode = NumberIssue | 'unknown-mode'

export const initial: Input = {
  mode: 'hourlyToSalary',
  hourlyRate: '',
  annualSalary: '',
  hoursPerWeek: '40',
  weeksPerYear: '52',
  taxRate: '25',
  overtimeHours: '0',
  overtimeMultiplier: '1.5',
}
export const example: Input = { ...initial, hourlyRate: '25', annualSalary: '52000' }
export const kinds: Kinds<Input> = {
  hourlyRate: 'money',
  annualSalary: 'money',
  hoursPerWeek: 'number',
  weeksPerYear: 'number',
  taxRate: 'percent',
  overtimeHours: 'number',
  overtimeMultiplier: 'number',
}

/** Working time and tax, in the units of `Input`. */
export interface WorkingYear {
  readonly hoursPerWeek: number
  readonly weeksPerYear: number
  readonly taxRate: number
  readonly overtimeHours?: number
  readonly overtimeMultiplier?: number
  /** Decimals of the currency's minor unit, 2 by default. */
  readonly minorDigits?: number
}

/**
 * 25 an hour for 40 hours a week and 52 weeks a year is 52,000, or 39,000 after 25% tax: gross = rate × hours × weeks +
 * rate × multiplier × overtime hours × weeks (spec part 2, point 9). Hours and weeks must be above 0.
 */
export function hourlyToSalary(hourlyRate: number, year: WorkingYear): AnnualPay {
  const overtime = multiply(exact(year.overtimeMultiplier ?? 1.5), exact(year.overtimeHours ?? 0))
  const weekly = multiply(exact(hourlyRate), add(exact(year.hoursPerWeek), overtime))
  const gross = multiply(weekly, exact(year.weeksPerYear))
  return { grossAnnual: rounded(gross, year), netAnnual: rounded(net(gross, year), year), ...byPeriod(gross, year) }
}

/** 52,000 a year is 25 an hour: salary / (hours × weeks) (spec part 2, point 9). Hours and weeks must be above 0. */
export function salaryToHourly(annualSalary: number, year: WorkingYear): HourlyPay {
  const gross = exact(annualSalary)
  const hourly = divide(gross, multiply(exact(year.hoursPerWeek), exact(year.weeksPerYear)))
  return {
    hourlyRate: rounded(hourly, year),
    netHourlyRate: rounded(net(hourly, year), year),
    ...byPeriod(gross, year),
  }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const { mode } = input
  if (!modes.includes(mode)) return failure({ code: 'unknown-mode', field: 'mode' })
  const form = readFields(input, context)
  const byHour = mode === 'hourlyToSalary'
  const pay = byHour
    ? form.number('hourlyRate', { min: 0, max: 1e8 })
    : form.number('annualSalary', { min: 0, max: 1e12 })
  const hoursPerWeek = form.number('hoursPerWeek', { positive: true, min: 0.1, max: 168 })
  const weeksPerYear = form.number('weeksPerYear', { positive: true, min: 1, max: 53 })
  const taxRate = form.number('taxRate', { min: 0, max: 100, empty: 0, percent: true })
  const maxOvertime = toNumber(subtract(exact(168), exact(hoursPerWeek ?? 0)))
  const overtimeHours = byHour ? form.number('overtimeHours', { min: 0, max: maxOvertime, empty: 0 }) : 0
  const optional = overtimeHours === 0 ? { empty: 0 } : {}
  const overtimeMultiplier = byHour ? form.number('overtimeMultiplier', { min: 0, max: 10, ...optional }) : 0
  if (pay === undefined || !hoursPerWeek || !weeksPerYear || taxRate === undefined || form.issues.length > 0)
    return failure(...form.issues)
  const { minorDigits } = context
  const year = { hoursPerWeek, weeksPerYear, taxRate, overtimeHours, overtimeMultiplier, minorDigits }
  return success(byHour ? hourlyToSalary(pay, year) : salaryToHourly(pay, year))
}

/** A year's pay per month, paid week and paid hour. */
function byPeriod(gross: Rational, working: WorkingYear): Pay {
  const { cents, money } = minorUnits(working.minorDigits)
  const weeks = exact(working.weeksPerYear)
  const hours = multiply(weeks, add(exact(working.hoursPerWeek), exact(working.overtimeHours ?? 0)))
  const periodPay = (period: Period['period'], divisor: Rational): Period => {
    const amount = divide(gross, divisor)
    const [before, after] = [cents(amount), cents(net(amount, working))]
    return { period, gross: money(before), tax: money(before - after), net: money(after) }
  }
  const [year, month, week] = [periodPay('year', exact(1)), periodPay('month', exact(12)), periodPay('week', weeks)]
  const twoWeeks = periodPay('twoWeeks', divide(weeks, exact(2)))
  return {
    grossMonthly: month.gross,
    netMonthly: month.net,
    grossWeekly: week.gross,
    netWeekly: week.net,
    taxAmount: year.tax,
    periods: [year, month, twoWeeks, week, periodPay('hour', hours)],
  }
}

const net = (gross: Rational, { taxRate }: WorkingYear): Rational =>
  multiply(gross, divide(subtract(exact(100), exact(taxRate)), exact(100)))
function rounded(amount: Rational, { minorDigits }: WorkingYear): number {
  const { cents, money } = minorUnits(minorDigits)
  return money(cents(amount))
}
