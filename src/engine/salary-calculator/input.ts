import type { Kinds } from '../core/kinds'

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

/** A type instead of an interface, so that it's assignable to `Row`. */
export type Bracket = {
  /** Pay per year above which the rate applies, from 0 to 10^12. Empty means 0. */
  readonly from: string
  /** Percent of the pay in this bracket, from 0 to 100. */
  readonly rate: string
}

/** A job offer. What's empty is as in the first one. */
export type Offer = {
  /** Gross pay per `payPer`, from 0 to 10^12. */
  readonly pay: string
  /** The period of `pay`: 'hour', 'day', 'week', 'twoWeeks', 'halfMonth', 'month' or 'year'. Ignored without `pay`. */
  readonly payPer: string
  /** Paid hours, from 0.1 to 168. */
  readonly hoursPerWeek: string
  /** Weeks without pay, fewer than `weeksPerYear`. */
  readonly unpaidWeeks: string
  /** Weeks of paid time off, fewer than the paid weeks. */
  readonly paidWeeksOff: string
}

export interface Input {
  /** Which of the two to calculate. */
  readonly mode: SalaryMode
  /** Gross pay per hour, from 0 to 10^8. Used only by 'hourlyToSalary' without `payPer`. */
  readonly hourlyRate: string
  /** Gross pay per year, from 0 to 10^12. Used only by 'salaryToHourly' without `payPer`. */
  readonly annualSalary: string
  /** Paid hours without overtime, from 0.1 to 168. */
  readonly hoursPerWeek: string
  /** Paid weeks, from 1 to 53. With `unpaidWeeks`, all weeks. */
  readonly weeksPerYear: string
  /** Percent of gross pay, from 0 to 100. Empty means 0. Used only by the 'flat' tax method. */
  readonly taxRate: string
  /** Additional hours per week, up to 168 in total. Empty means 0. Used only for pay per hour. */
  readonly overtimeHours: string
  /** Overtime pay as a multiple of the hourly rate, from 0 to 10. May be empty if there's no overtime. */
  readonly overtimeMultiplier: string
  /**
   * The period of `pay`. Empty for `hourlyRate` or `annualSalary`, as `mode` says.
   *
   * @values payPeriods
   */
  readonly payPer: '' | PayPeriod
  /** Gross pay per `payPer`, from 0 to 10^12. Used only if `payPer` is set. */
  readonly pay: string
  /** Paid days, from 0.1 to 7. Empty means 5. */
  readonly daysPerWeek: string
  /** Weeks of `weeksPerYear` without pay. Empty means none. A salary is reduced in proportion. */
  readonly unpaidWeeks: string
  /** Weeks of paid time off, for the pay per hour that's actually worked. Empty means none. */
  readonly paidWeeksOff: string
  /**
   * How tax is calculated. Empty means 'flat'.
   *
   * @values taxMethods
   */
  readonly taxMethod: '' | TaxMethod
  /**
   * Used only by 'usFederal'. Empty means 'single'.
   *
   * @values filingStatuses
   */
  readonly filingStatus: '' | FilingStatus
  /** Tax brackets, used only by 'own'. */
  readonly brackets: readonly Bracket[]
  /** A raise: '5%', or an amount for the period of the pay, such as 2 an hour. '%' or a currency sign alone is empty. */
  readonly raise: string
  /** Percent a year, from -50 to 1,000. Empty means it isn't considered. */
  readonly inflation: string
  /** Other job offers to compare with. */
  readonly compare: readonly Offer[]
}

export const emptyOffer: Offer = { pay: '', payPer: '', hoursPerWeek: '', unpaidWeeks: '', paidWeeksOff: '' }
export const initial: Input = {
  mode: 'hourlyToSalary',
  hourlyRate: '',
  annualSalary: '',
  hoursPerWeek: '40',
  weeksPerYear: '52',
  taxRate: '25',
  overtimeHours: '0',
  overtimeMultiplier: '1.5',
  payPer: '',
  pay: '',
  daysPerWeek: '',
  unpaidWeeks: '',
  paidWeeksOff: '',
  taxMethod: '',
  filingStatus: '',
  brackets: [],
  raise: '',
  inflation: '',
  compare: [],
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
  pay: 'money',
  daysPerWeek: 'number',
  unpaidWeeks: 'number',
  paidWeeksOff: 'number',
  brackets: { from: 'money', rate: 'percent' },
  raise: 'money',
  inflation: 'percent',
  compare: { pay: 'money', hoursPerWeek: 'number', unpaidWeeks: 'number', paidWeeksOff: 'number' },
}
