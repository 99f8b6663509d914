import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import type { Rational } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { fields, type Input, payPeriods } from './fields'
import { grossOf, type Job, type Period, periodsOf, type WorkedTime, workedTimeOf } from './pay'
import { type Raise, raiseOf } from './raise'
import { type IssueCode, readJob, readOffers, readPayField, readTax, weeksIssues } from './read'
import { type Taxes, type TaxRules, taxesOn } from './tax'

export {
  type Bracket,
  emptyOffer,
  example,
  type FilingStatus,
  fields,
  filingStatuses,
  type Input,
  initial,
  modes,
  type Offer,
  type PayPeriod,
  payPeriods,
  type SalaryMode,
  type TaxMethod,
  taxMethods,
} from './fields'
export type { Period, WorkedTime } from './pay'
export type { Raise, RealRaise } from './raise'
export type { IssueCode } from './read'
export type { Taxes, TaxPart } from './tax'
export { taxSources } from './tax-tables'

/** An offer's pay, to the minor unit. */
export interface OfferPay {
  readonly grossAnnual: number
  readonly netAnnual: number
  readonly netMonthly: number
  readonly worked: WorkedTime
}

/** Results of fields that are empty at the start. Each is present only if its field is filled in. */
interface Extras {
  /** From an hour to a year. Present with `payPer` or `daysPerWeek`. */
  readonly allPeriods?: readonly Period[]
  /** Present if there are weeks off. */
  readonly worked?: WorkedTime
  /** Present unless tax is a flat rate. */
  readonly taxes?: Taxes
  /** Present with `raise` or `inflation`. */
  readonly raise?: Raise
  /** This offer, then those it's compared with. */
  readonly offers?: readonly OfferPay[]
}

/** To the cent. Each amount is rounded once, from its exact value. */
interface Pay extends Extras {
  readonly grossMonthly: number
  readonly netMonthly: number
  readonly grossWeekly: number
  readonly netWeekly: number
  /** Tax per year: annual gross minus annual net. */
  readonly taxAmount: number
  /** The year, a twelfth of it, two paid weeks, one paid week, and the average paid hour including overtime. */
  readonly periods: readonly [
    year: Period<'year'>,
    month: Period<'month'>,
    twoWeeks: Period<'twoWeeks'>,
    week: Period<'week'>,
    hour: Period<'hour'>,
  ]
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

/** What pay is calculated from. */
interface Terms {
  readonly job: Job
  readonly rules: TaxRules
  readonly minorDigits?: number | undefined
}

const termsOf = (pay: number, payPer: 'hour' | 'year', { taxRate, minorDigits, ...year }: WorkingYear): Terms => ({
  job: {
    overtimeHours: 0,
    overtimeMultiplier: 1.5,
    ...year,
    pay,
    payPer,
    daysPerWeek: 5,
    unpaidWeeks: 0,
    paidWeeksOff: 0,
  },
  rules: { method: 'flat', rate: taxRate },
  minorDigits,
})

/** 25 an hour for 40 hours a week and 52 weeks a year is 52,000, or 39,000 after 25% tax. Hours and weeks are above 0. */
export const hourlyToSalary = (hourlyRate: number, year: WorkingYear): AnnualPay =>
  annualPay(termsOf(hourlyRate, 'hour', year))

/** 52,000 a year is 25 an hour: salary / (hours × weeks). Hours and weeks must be above 0. */
export const salaryToHourly = (annualSalary: number, year: WorkingYear): HourlyPay =>
  hourlyPay(termsOf(annualSalary, 'year', year))

function annualPay(terms: Terms): AnnualPay {
  const pay = payOf(terms)
  const [{ gross, net }] = pay.periods
  return { grossAnnual: gross, netAnnual: net, ...pay }
}

function hourlyPay(terms: Terms): HourlyPay {
  const pay = payOf(terms)
  const { gross, net } = pay.periods[4]
  return { hourlyRate: gross, netHourlyRate: net, ...pay }
}

/** Nothing, or only the sign of a unit that was chosen before there's a number. */
const signAlone = /^[\p{Sc}%％]?$/u

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const payField = readPayField(form)
  if (!payField) return failure(...form.issues)
  const { job, taxRate } = readJob(form, payField)
  const inflation = form.read('inflation')
  const hasRaise = !signAlone.test(form.text('raise'))
  const raiseRules = { base: job?.pay, ...(job ? { min: 0 - job.pay } : {}) }
  const amount = hasRaise ? form.read('raise', raiseRules) : 0
  const issues: Issue<IssueCode>[] = form.issues
  if (job) issues.push(...weeksIssues(job))
  const rules = readTax(form, taxRate)
  const offers = job ? readOffers(form, job) : []
  if (!job || issues.length > 0) return failure(...issues)
  const terms: Terms = { job, rules, minorDigits: minorDigitsFor(rules, context) }
  const isFilled = (...names: ('payPer' | 'daysPerWeek' | 'unpaidWeeks' | 'paidWeeksOff')[]) =>
    names.some((name) => form.text(name) !== '')
  const { allPeriods, worked, taxes } = detailsOf(terms)
  const pay = payField.mode === 'salaryToHourly' ? hourlyPay(terms) : annualPay(terms)
  return success({
    ...pay,
    ...(isFilled('payPer', 'daysPerWeek') ? { allPeriods } : {}),
    ...(isFilled('unpaidWeeks', 'paidWeeksOff') ? { worked } : {}),
    ...(taxes ? { taxes } : {}),
    ...(hasRaise || inflation !== undefined
      ? { raise: raiseOf(job, { ...terms, amount: amount ?? 0, inflation }) }
      : {}),
    ...(offers.length > 0 ? { offers: [job, ...offers].map((other) => offerOf({ ...terms, job: other })) } : {}),
  })
}

/** US and UK taxes are in dollars and pounds, which have cents and pence, whatever the tool's currency. */
const minorDigitsFor = ({ method }: TaxRules, { minorDigits }: Context): number | undefined =>
  method === 'usFederal' || method === 'uk' ? 2 : minorDigits

function detailsOf(terms: Terms) {
  const { job, rules, minorDigits } = terms
  const gross = grossOf(job)
  return {
    allPeriods: periodsOf(payPeriods, gross, terms),
    worked: workedTimeOf(job, gross, rules, minorDigits),
    taxes: taxesOn(gross, rules, minorDigits),
  }
}

function offerOf(terms: Terms): OfferPay {
  const { grossAnnual, netAnnual, netMonthly } = annualPay(terms)
  return { grossAnnual, netAnnual, netMonthly, worked: detailsOf(terms).worked }
}

/** A year's pay per month, paid week and paid hour. */
function payOf(terms: Terms): Pay {
  const gross: Rational = grossOf(terms.job)
  const periods = periodsOf(['year', 'month', 'twoWeeks', 'week', 'hour'], gross, terms)
  const [year, month, , week] = periods
  return {
    grossMonthly: month.gross,
    netMonthly: month.net,
    grossWeekly: week.gross,
    netWeekly: week.net,
    taxAmount: year.tax,
    periods,
  }
}

/**
 * Pay for all periods from an hour to a year, for the table of the answer. `evaluate` has it only with `payPer` or
 * `daysPerWeek`, because the rest of its output is fixed. Empty if the input is invalid.
 */
export function allPeriodsOf(input: Input, context: Context = {}): readonly Period[] {
  const result = evaluate({ ...input, daysPerWeek: input.daysPerWeek || '5' }, context)
  return (result.ok && result.value.allPeriods) || []
}
