import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, cents, divide, exact, money, multiply, type Rational, subtract, toNumber } from './core/numbers/rational'
import { failure, type Result, success } from './core/result'

/** What is typed, and what is calculated from it. */
export type SalaryMode = 'hourlyToSalary' | 'salaryToHourly'

export const modes: readonly SalaryMode[] = ['hourlyToSalary', 'salaryToHourly']

export interface Input {
  readonly mode: SalaryMode
  /** Gross money an hour, from 0 to 10^8; read in 'hourlyToSalary' only. */
  readonly hourlyRate: string
  /** Gross money a year, from 0 to 10^12; read in 'salaryToHourly' only. */
  readonly annualSalary: string
  /** Paid hours, overtime aside, from 0.1 to the 168 of a week. */
  readonly hoursPerWeek: string
  /** Paid weeks, from 1 to 53. */
  readonly weeksPerYear: string
  /** Percent of all pay, from 0 to 100; empty is 0. */
  readonly taxRate: string
  /** Hours a week on top, up to what is left of 168; empty is 0. Read in 'hourlyToSalary' only. */
  readonly overtimeHours: string
  /** What an hour of overtime is paid, in multiples of the rate, from 0 to 10; may be empty without overtime. */
  readonly overtimeMultiplier: string
}

/** What a period pays, to the cent; tax and net always add up to gross. */
export interface Period {
  readonly period: 'year' | 'month' | 'week'
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** Money to the cent, each figure rounded once from the exact one. */
interface Pay {
  readonly grossMonthly: number
  readonly netMonthly: number
  readonly grossWeekly: number
  readonly netWeekly: number
  /** A year's tax: annual gross less annual net. */
  readonly taxAmount: number
  /** The year, an average month, a paid week. */
  readonly periods: readonly [year: Period, month: Period, week: Period]
}

/** The answer in 'hourlyToSalary'. */
export interface AnnualPay extends Pay {
  readonly grossAnnual: number
  readonly netAnnual: number
}

/** The answer in 'salaryToHourly'. */
export interface HourlyPay extends Pay {
  readonly hourlyRate: number
  readonly netHourlyRate: number
}

export type Output = AnnualPay | HourlyPay

/** `unknown-mode`: neither of `modes`. `not-positive`: 0 hours or weeks, over which no pay can be spread. */
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

/** The working year, in the units of `Input`. */
export interface WorkingYear {
  readonly hoursPerWeek: number
  readonly weeksPerYear: number
  readonly taxRate: number
  readonly overtimeHours?: number
  readonly overtimeMultiplier?: number
}

/**
 * 25 an hour, 40 hours a week and 52 weeks a year are 52,000, and 39,000 after 25 percent tax: gross = rate × hours ×
 * weeks + rate × multiplier × overtime hours × weeks (spec part 2, point 9). Hours and weeks are above 0.
 */
export function hourlyToSalary(hourlyRate: number, year: WorkingYear): AnnualPay {
  const overtime = multiply(exact(year.overtimeMultiplier ?? 1.5), exact(year.overtimeHours ?? 0))
  const weekly = multiply(exact(hourlyRate), add(exact(year.hoursPerWeek), overtime))
  const gross = multiply(weekly, exact(year.weeksPerYear))
  return { grossAnnual: rounded(gross), netAnnual: rounded(net(gross, year)), ...spread(gross, year) }
}

/** 52,000 a year is 25 an hour: salary / (hours × weeks) (spec part 2, point 9). Hours and weeks are above 0. */
export function salaryToHourly(annualSalary: number, year: WorkingYear): HourlyPay {
  const gross = exact(annualSalary)
  const hourly = divide(gross, multiply(exact(year.hoursPerWeek), exact(year.weeksPerYear)))
  return { hourlyRate: rounded(hourly), netHourlyRate: rounded(net(hourly, year)), ...spread(gross, year) }
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
  const left = toNumber(subtract(exact(168), exact(hoursPerWeek ?? 0)))
  const overtimeHours = byHour ? form.number('overtimeHours', { min: 0, max: left, empty: 0 }) : 0
  const without = overtimeHours === 0 ? { empty: 0 } : {}
  const overtimeMultiplier = byHour ? form.number('overtimeMultiplier', { min: 0, max: 10, ...without }) : 0
  if (pay === undefined || !hoursPerWeek || !weeksPerYear || taxRate === undefined || form.issues.length > 0)
    return failure(...form.issues)
  const year = { hoursPerWeek, weeksPerYear, taxRate, overtimeHours, overtimeMultiplier }
  return success(byHour ? hourlyToSalary(pay, year) : salaryToHourly(pay, year))
}

/** A year's pay by month and by paid week. */
function spread(gross: Rational, working: WorkingYear): Pay {
  const share = (period: Period['period'], parts: number): Period => {
    const amount = divide(gross, exact(parts))
    const [before, after] = [cents(amount), cents(net(amount, working))]
    return { period, gross: money(before), tax: money(before - after), net: money(after) }
  }
  const [year, month, week] = [share('year', 1), share('month', 12), share('week', working.weeksPerYear)]
  return {
    grossMonthly: month.gross,
    netMonthly: month.net,
    grossWeekly: week.gross,
    netWeekly: week.net,
    taxAmount: year.tax,
    periods: [year, month, week],
  }
}

const net = (gross: Rational, { taxRate }: WorkingYear): Rational =>
  multiply(gross, divide(subtract(exact(100), exact(taxRate)), exact(100)))
const rounded = (amount: Rational): number => money(cents(amount))
