import { type InputOf, startOf } from '../core/fields/field'
import { money, number, percent } from '../core/fields/number'
import { choice, oneOf, rows } from '../core/fields/text'

/** Which way to convert. */
export type SalaryMode = 'hourlyToSalary' | 'salaryToHourly'
export const modes: readonly SalaryMode[] = ['hourlyToSalary', 'salaryToHourly']

/** The period that an amount is paid for. A half month is a 24th of a year, and two weeks are two paid weeks. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'twoWeeks' | 'halfMonth' | 'month' | 'year'
export const payPeriods: readonly PayPeriod[] = ['hour', 'day', 'week', 'twoWeeks', 'halfMonth', 'month', 'year']

/** `flat`: `taxRate`. `usFederal`: income tax, Social Security and Medicare. `uk`: income tax and National Insurance. */
export type TaxMethod = 'flat' | 'usFederal' | 'uk' | 'own'
export const taxMethods: readonly TaxMethod[] = ['flat', 'usFederal', 'uk', 'own']

/** Filing status in the US. */
export type FilingStatus = 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold'
export const filingStatuses: readonly FilingStatus[] = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']

/** The most hours, worked day and night. */
export const hoursInWeek = 168
const mostPay = 1e12

const amount = { min: 0, max: mostPay }
const hours = { positive: true, min: 0.1, max: hoursInWeek }
const weeksOff = { min: 0, max: 53 }
const share = { min: 0, max: 100 }

const bracket = {
  /** Pay per year above which the rate applies, from 0 to 10^12. Empty means 0. */
  from: money({ ...amount, empty: 0 }),
  /** Percent of the pay in this bracket, from 0 to 100. */
  rate: percent(share),
}

const offer = {
  /** Gross pay per `payPer`, from 0 to 10^12. */
  pay: money({ ...amount, optional: true }),
  /** The period of `pay`: 'hour', 'day', 'week', 'twoWeeks', 'halfMonth', 'month' or 'year'. Ignored without `pay`. */
  payPer: oneOf(payPeriods, { optional: true, unknown: 'unknown-period', words: 'periods' }),
  /** Paid hours, from 0.1 to 168. */
  hoursPerWeek: number({ ...hours, optional: true }),
  /** Weeks without pay, fewer than `weeksPerYear`. */
  unpaidWeeks: number({ ...weeksOff, optional: true }),
  /** Weeks of paid time off, fewer than the paid weeks. */
  paidWeeksOff: number({ ...weeksOff, optional: true }),
}

export const fields = {
  /** Which of the two to calculate. */
  mode: choice(modes, { unknown: 'unknown-mode', words: 'modes' }),
  /** Gross pay per hour, from 0 to 10^8. Used only by 'hourlyToSalary' without `payPer`. */
  hourlyRate: money({ min: 0, max: 1e8, example: '25' }),
  /** Gross pay per year, from 0 to 10^12. Used only by 'salaryToHourly' without `payPer`. */
  annualSalary: money({ ...amount, optional: true, example: '52000' }),
  /** Paid hours without overtime, from 0.1 to 168. */
  hoursPerWeek: number({ ...hours, initial: '40' }),
  /** Paid weeks, from 1 to 53. With `unpaidWeeks`, all weeks. */
  weeksPerYear: number({ positive: true, min: 1, max: 53, initial: '52' }),
  /** Percent of gross pay, from 0 to 100. Empty means 0. Used only by the 'flat' tax method. */
  taxRate: percent({ ...share, empty: 0, initial: '25' }),
  /** Additional hours per week, up to 168 in total. Empty means 0. Used only for pay per hour. */
  overtimeHours: number({ min: 0, max: hoursInWeek, empty: 0, initial: '0' }),
  /** Overtime pay as a multiple of the hourly rate, from 0 to 10. May be empty if there's no overtime. */
  overtimeMultiplier: number({ min: 0, max: 10, initial: '1.5' }),
  /** The period of `pay`. Empty for `hourlyRate` or `annualSalary`, as `mode` says. */
  payPer: choice(payPeriods, { optional: true, unknown: 'unknown-period', words: 'periods' }),
  /** Gross pay per `payPer`, from 0 to 10^12. Used only if `payPer` is set. */
  pay: money({ ...amount, optional: true }),
  /** Paid days, from 0.1 to 7. Empty means 5. */
  daysPerWeek: number({ positive: true, min: 0.1, max: 7, empty: 5 }),
  /** Weeks of `weeksPerYear` without pay. Empty means none. A salary is reduced in proportion. */
  unpaidWeeks: number({ ...weeksOff, empty: 0 }),
  /** Weeks of paid time off, for the pay per hour that's actually worked. Empty means none. */
  paidWeeksOff: number({ ...weeksOff, empty: 0 }),
  /** How tax is calculated. Empty means 'flat'. */
  taxMethod: choice(taxMethods, { optional: true, unknown: 'unknown-method', words: 'taxMethods' }),
  /** Used only by 'usFederal'. Empty means 'single'. */
  filingStatus: choice(filingStatuses, { optional: true, unknown: 'unknown-status', words: 'filingStatuses' }),
  /** Tax brackets, used only by 'own'. */
  brackets: rows(bracket),
  /** A raise: '5%', or an amount for the period of the pay, such as 2 an hour. '%' or a currency sign alone is empty. */
  raise: money({ min: -mostPay, max: mostPay, percentOf: 'pay', optional: true }),
  /** Percent a year, from -50 to 1,000. Empty means it isn't considered. */
  inflation: percent({ min: -50, max: 1000, optional: true }),
  /** Other job offers to compare with. */
  compare: rows(offer),
}

export type Input = InputOf<typeof fields>
export type Bracket = InputOf<typeof bracket>
/** A job offer. What's empty is as in the first one. */
export type Offer = InputOf<typeof offer>

export const { initial, example } = startOf(fields)
export const emptyOffer = startOf(offer).initial
export const emptyBracket = startOf(bracket).initial
