import type { Context } from '../core/engine'
import { type NumberIssue, readFields } from '../core/fields'
import { exact, subtract, toNumber } from '../core/numbers/rational'
import type { Issue } from '../core/result'
import { readText } from '../core/text-field'
import { type Bracket, filingStatuses, type Input, type Offer, type PayPeriod, payPeriods, taxMethods } from './input'
import type { Job } from './pay'
import type { TaxRules } from './tax'
import type { Band } from './tax-tables'

/**
 * `unknown-mode`, `unknown-period`, `unknown-method`, `unknown-status`: not in the list of its field. `not-positive`: 0
 * hours or weeks, which would divide by zero. `no-brackets`, at `taxMethod`: all brackets are empty. `same-bracket`: two
 * brackets begin at the same amount. `too-many-weeks`: no week is left that's paid, or worked.
 */
export type IssueCode =
  | NumberIssue
  | 'unknown-mode'
  | 'unknown-period'
  | 'unknown-method'
  | 'unknown-status'
  | 'no-brackets'
  | 'same-bracket'
  | 'too-many-weeks'

type Form<Fields extends object> = ReturnType<typeof readFields<Fields>>
const hoursRules = { positive: true, min: 0.1, max: 168 }
const weeksOff = { min: 0, max: 53, empty: 0 }
const isIn = <Name extends string>(names: readonly Name[], text: string): text is Name => names.includes(text as Name)

/** The text of a field if it's one of the names, or the usual one if it's empty. */
function choiceIn<Name extends string>(text: string, names: readonly Name[], usual: Name): Name | undefined {
  if (text === '') return usual
  return isIn(names, text) ? text : undefined
}

/** The period of the pay, and the field that it's in. */
export function payFieldOf(
  input: Input,
): { readonly payPer: PayPeriod; readonly field: 'hourlyRate' | 'annualSalary' | 'pay' } | undefined {
  const text = readText(input, 'payPer')
  if (text !== '') return isIn(payPeriods, text) ? { payPer: text, field: 'pay' } : undefined
  if (input.mode === 'hourlyToSalary') return { payPer: 'hour', field: 'hourlyRate' }
  return { payPer: 'year', field: 'annualSalary' }
}

/** The job of the form. Undefined, with issues in the form, if a field is invalid. */
export function readJob(form: Form<Input>, { payPer, field }: NonNullable<ReturnType<typeof payFieldOf>>) {
  const byHour = payPer === 'hour'
  const pay = form.number(field, { min: 0, max: field === 'hourlyRate' ? 1e8 : 1e12 })
  const hoursPerWeek = form.number('hoursPerWeek', hoursRules)
  const weeksPerYear = form.number('weeksPerYear', { positive: true, min: 1, max: 53 })
  const taxRate = readTaxRate(form)
  const maxOvertime = toNumber(subtract(exact(168), exact(hoursPerWeek ?? 0)))
  const overtimeHours = byHour ? form.number('overtimeHours', { min: 0, max: maxOvertime, empty: 0 }) : 0
  const optional = overtimeHours === 0 ? { empty: 0 } : {}
  const overtimeMultiplier = byHour ? form.number('overtimeMultiplier', { min: 0, max: 10, ...optional }) : 0
  const daysPerWeek = form.number('daysPerWeek', { positive: true, min: 0.1, max: 7, empty: 5 })
  const unpaidWeeks = form.number('unpaidWeeks', weeksOff)
  const paidWeeksOff = form.number('paidWeeksOff', weeksOff)
  const job = {
    pay,
    payPer,
    hoursPerWeek,
    weeksPerYear,
    overtimeHours,
    overtimeMultiplier,
    daysPerWeek,
    unpaidWeeks,
    paidWeeksOff,
  }
  return { job: Object.values(job).includes(undefined) ? undefined : (job as Job), taxRate }
}

/** A flat tax rate. Other methods don't use it. */
function readTaxRate(form: Form<Input>): number | undefined {
  const method = form.text('taxMethod')
  if (method !== '' && method !== 'flat') return 0
  return form.number('taxRate', { min: 0, max: 100, empty: 0, percent: true })
}

/** The weeks off that leave none, which would divide by zero. */
export function weeksIssues(job: Job, path = ''): Issue<IssueCode>[] {
  const { weeksPerYear, unpaidWeeks, paidWeeksOff } = job
  const code = 'too-many-weeks'
  if (unpaidWeeks >= weeksPerYear) return [{ code, field: `${path}unpaidWeeks`, values: { weeks: weeksPerYear } }]
  const paid = toNumber(subtract(exact(weeksPerYear), exact(unpaidWeeks)))
  return paidWeeksOff >= paid ? [{ code, field: `${path}paidWeeksOff`, values: { weeks: paid } }] : []
}

/** How pay is taxed. `taxRate` is the flat rate. */
export function readTax(input: Input, taxRate: number, context: Context): TaxRules | Issue<IssueCode>[] {
  const method = choiceIn(readText(input, 'taxMethod'), taxMethods, 'flat')
  if (!method) return [{ code: 'unknown-method', field: 'taxMethod' }]
  if (method === 'flat') return { method, rate: taxRate }
  if (method === 'uk') return { method }
  if (method === 'own') return readBrackets(input, context)
  const status = choiceIn(readText(input, 'filingStatus'), filingStatuses, 'single')
  return status ? { method, status } : [{ code: 'unknown-status', field: 'filingStatus' }]
}

/** The brackets, sorted. A row without any text doesn't count. */
function readBrackets(input: Input, context: Context): TaxRules | Issue<IssueCode>[] {
  const issues: Issue<IssueCode>[] = []
  const starts = new Set<number>()
  const bands: Band[] = []
  for (const [index, row] of rowsOf<Bracket>(input.brackets).entries()) {
    if (readText(row, 'from') === '' && readText(row, 'rate') === '') continue
    const fields = readFields(row, context, `brackets.${index}.`)
    const from = fields.number('from', { min: 0, max: 1e12, empty: 0 })
    const rate = fields.number('rate', { min: 0, max: 100, percent: true })
    issues.push(...fields.issues)
    if (from === undefined || rate === undefined) continue
    if (starts.has(from)) issues.push({ code: 'same-bracket', field: `brackets.${index}.from` })
    starts.add(from)
    bands.push([from, rate])
  }
  if (issues.length > 0) return issues
  if (bands.length === 0) return [{ code: 'no-brackets', field: 'taxMethod' }]
  return { method: 'own', bands: bands.sort(([a], [b]) => a - b) }
}

/** The offers that the first job is compared with. */
export function readOffers(
  input: Input,
  first: Job,
  context: Context,
): { readonly jobs: readonly Job[]; readonly issues: Issue<IssueCode>[] } {
  const issues: Issue<IssueCode>[] = []
  const maxHours = toNumber(subtract(exact(168), exact(first.overtimeHours)))
  const jobs = rowsOf<Offer>(input.compare).map((row, index) => {
    const path = `compare.${index}.`
    const fields = readFields(row, context, path)
    const payPer = choiceIn(readText(row, 'payPer'), payPeriods, first.payPer)
    const job = {
      ...first,
      // The first job's pay is for its own period.
      payPer: (readText(row, 'pay') !== '' && payPer) || first.payPer,
      pay: fields.number('pay', { min: 0, max: 1e12, empty: first.pay }) ?? 0,
      hoursPerWeek: fields.number('hoursPerWeek', { ...hoursRules, max: maxHours, empty: first.hoursPerWeek }) ?? 1,
      unpaidWeeks: fields.number('unpaidWeeks', { ...weeksOff, empty: first.unpaidWeeks }) ?? 0,
      paidWeeksOff: fields.number('paidWeeksOff', { ...weeksOff, empty: first.paidWeeksOff }) ?? 0,
    }
    if (!payPer) issues.push({ code: 'unknown-period', field: `${path}payPer` })
    issues.push(...fields.issues, ...weeksIssues(job, path))
    return job
  })
  return { jobs, issues }
}

/** The rows of a list, whatever JavaScript passed. */
const rowsOf = <Row extends object>(list: readonly Row[]): readonly Row[] =>
  Array.isArray(list) ? list.map((row) => row ?? {}) : []
