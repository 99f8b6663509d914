import { add, divide, exact, minorUnits, multiply, type Rational, subtract } from '../core/numbers/rational'
import type { PayPeriod } from './fields'
import { type TaxRules, taxOn } from './tax'

/** What's paid, and the working time. */
export interface Job {
  /** Gross pay per `payPer`. */
  readonly pay: number
  readonly payPer: PayPeriod
  readonly hoursPerWeek: number
  readonly daysPerWeek: number
  /** All weeks, of which some are unpaid, and some of the paid ones off. */
  readonly weeksPerYear: number
  readonly unpaidWeeks: number
  readonly paidWeeksOff: number
  /** Used only for pay per hour. */
  readonly overtimeHours: number
  readonly overtimeMultiplier: number
}

/** Pay for a period, to the cent. Net and tax always add up to gross. */
export interface Period<Name extends PayPeriod = PayPeriod> {
  readonly period: Name
  readonly gross: number
  readonly tax: number
  readonly net: number
}

/** The pay per hour that's actually worked: paid time off is paid, but not worked. */
export interface WorkedTime {
  readonly paidWeeks: number
  readonly workedWeeks: number
  readonly workedHours: number
  readonly grossPerHour: number
  readonly netPerHour: number
}

const paidWeeksOf = (job: Job): Rational => subtract(exact(job.weeksPerYear), exact(job.unpaidWeeks))
const workedWeeksOf = (job: Job): Rational => subtract(paidWeeksOf(job), exact(job.paidWeeksOff))
const weeklyHoursOf = (job: Job): Rational =>
  add(exact(job.hoursPerWeek), exact(job.payPer === 'hour' ? job.overtimeHours : 0))

/** How many of a period there are in the paid part of a year: 12 months, 52 weeks. */
function countOf(period: PayPeriod, job: Job): Rational {
  if (period === 'year') return exact(1)
  if (period === 'month') return exact(12)
  if (period === 'halfMonth') return exact(24)
  const weeks = paidWeeksOf(job)
  if (period === 'week') return weeks
  if (period === 'twoWeeks') return divide(weeks, exact(2))
  return multiply(weeks, period === 'day' ? exact(job.daysPerWeek) : weeklyHoursOf(job))
}

/**
 * A year's gross pay (docs/rules.md). By the hour it's rate × hours × weeks + rate × multiplier × overtime hours ×
 * weeks. A salary is for all weeks, so unpaid ones reduce it in proportion: 52,000 with 2 of 52 unpaid is 50,000.
 */
export function grossOf(job: Job, pay: Rational = exact(job.pay)): Rational {
  const { payPer } = job
  if (payPer === 'hour') {
    const overtime = multiply(exact(job.overtimeMultiplier), exact(job.overtimeHours))
    return multiply(multiply(pay, add(exact(job.hoursPerWeek), overtime)), paidWeeksOf(job))
  }
  const full = multiply(pay, countOf(payPer, job))
  const isByWeek = payPer === 'day' || payPer === 'week' || payPer === 'twoWeeks'
  return isByWeek ? full : divide(multiply(full, paidWeeksOf(job)), exact(job.weeksPerYear))
}

/** The pay for some periods. */
export function periodsOf<const Names extends readonly PayPeriod[]>(
  names: Names,
  gross: Rational,
  {
    job,
    rules,
    minorDigits,
  }: { readonly job: Job; readonly rules: TaxRules; readonly minorDigits?: number | undefined },
): { readonly [Index in keyof Names]: Period<Names[Index]> } {
  const { cents, money } = minorUnits(minorDigits)
  const net = subtract(gross, taxOn(gross, rules))
  const periods = names.map((period) => {
    const count = countOf(period, job)
    const [before, after] = [cents(divide(gross, count)), cents(divide(net, count))]
    return { period, gross: money(before), tax: money(before - after), net: money(after) }
  })
  return periods as unknown as { readonly [Index in keyof Names]: Period<Names[Index]> }
}

/** The hours that are worked for a year's pay, and what each brings. */
export function workedTimeOf(job: Job, gross: Rational, rules: TaxRules, minorDigits?: number): WorkedTime {
  const { cents, money } = minorUnits(minorDigits)
  const weeks = workedWeeksOf(job)
  const hours = multiply(weeks, weeklyHoursOf(job))
  const net = subtract(gross, taxOn(gross, rules))
  return {
    paidWeeks: numberOf(paidWeeksOf(job)),
    workedWeeks: numberOf(weeks),
    workedHours: numberOf(hours),
    grossPerHour: money(cents(divide(gross, hours))),
    netPerHour: money(cents(divide(net, hours))),
  }
}

/** To 4 decimals. */
function numberOf(amount: Rational): number {
  const { cents, money } = minorUnits(4)
  return money(cents(amount))
}
