import type { NumberIssue } from '../core/fields/number'
import { complete, type Form } from '../core/fields/read'
import { exact, subtract, toNumber } from '../core/numbers/rational'
import type { Issue } from '../core/result'
import { type fields, hoursInWeek, type PayPeriod, type SalaryMode } from './fields'
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

type PayForm = Form<typeof fields>

/** What's converted from: the pay in one of three fields, and its period. */
interface PayField {
  readonly mode: SalaryMode
  readonly payPer: PayPeriod
  readonly field: 'hourlyRate' | 'annualSalary' | 'pay'
}

/** Undefined, with issues in the form, if the mode or the period is unknown. */
export function readPayField(form: PayForm): PayField | undefined {
  const mode = form.read('mode')
  const payPer = mode && form.read('payPer')
  if (!mode || form.issues.length > 0) return undefined
  if (payPer) return { mode, payPer, field: 'pay' }
  return mode === 'hourlyToSalary'
    ? { mode, payPer: 'hour', field: 'hourlyRate' }
    : { mode, payPer: 'year', field: 'annualSalary' }
}

/** The job of the form, if all its fields are valid, and the flat tax rate. */
export function readJob(form: PayForm, { payPer, field }: PayField) {
  const byHour = payPer === 'hour'
  const pay = form.read(field, { optional: false })
  const hoursPerWeek = form.read('hoursPerWeek')
  const weeksPerYear = form.read('weeksPerYear')
  // Other methods don't use it.
  const taxRate = ['', 'flat'].includes(form.text('taxMethod')) ? form.read('taxRate') : 0
  const overtimeHours = byHour ? form.read('overtimeHours', { max: hoursLeft(hoursPerWeek) }) : 0
  const optional = overtimeHours === 0 ? { empty: 0 } : {}
  const job = complete({
    pay,
    payPer,
    hoursPerWeek,
    weeksPerYear,
    overtimeHours,
    overtimeMultiplier: byHour ? form.read('overtimeMultiplier', optional) : 0,
    daysPerWeek: form.read('daysPerWeek'),
    unpaidWeeks: form.read('unpaidWeeks'),
    paidWeeksOff: form.read('paidWeeksOff'),
  })
  return { job, taxRate }
}

/** The hours of a week besides some. */
const hoursLeft = (hours = 0): number => toNumber(subtract(exact(hoursInWeek), exact(hours)))

/** The weeks off that leave none, which would divide by zero. */
export function weeksIssues(job: Job, path = ''): Issue<IssueCode>[] {
  const { weeksPerYear, unpaidWeeks, paidWeeksOff } = job
  const code = 'too-many-weeks'
  if (unpaidWeeks >= weeksPerYear) return [{ code, field: `${path}unpaidWeeks`, values: { weeks: weeksPerYear } }]
  const paid = toNumber(subtract(exact(weeksPerYear), exact(unpaidWeeks)))
  return paidWeeksOff >= paid ? [{ code, field: `${path}paidWeeksOff`, values: { weeks: paid } }] : []
}

/** How pay is taxed. `taxRate` is the flat rate. Errors are in the form. */
export function readTax(form: PayForm, taxRate = 0): TaxRules {
  const method = form.read('taxMethod') ?? 'flat'
  if (method === 'flat') return { method, rate: taxRate }
  if (method === 'uk') return { method }
  if (method === 'own') return { method, bands: readBrackets(form) }
  return { method, status: form.read('filingStatus') ?? 'single' }
}

/** The brackets, sorted. A row without any text doesn't count. */
function readBrackets(form: PayForm): readonly Band[] {
  const issues: Issue<IssueCode>[] = form.issues
  const starts = new Set<number>()
  const bands: Band[] = []
  let isEmpty = true
  for (const [index, row] of form.rows('brackets').entries()) {
    if (row.text('from') === '' && row.text('rate') === '') continue
    isEmpty = false
    const [from, rate] = [row.read('from'), row.read('rate')]
    if (from === undefined || rate === undefined) continue
    if (starts.has(from)) issues.push({ code: 'same-bracket', field: `brackets.${index}.from` })
    starts.add(from)
    bands.push([from, rate])
  }
  if (isEmpty) issues.push({ code: 'no-brackets', field: 'taxMethod' })
  return bands.sort(([a], [b]) => a - b)
}

/** The offers that the first job is compared with. Errors are in the form. */
export function readOffers(form: PayForm, first: Job): readonly Job[] {
  const issues: Issue<IssueCode>[] = form.issues
  return form.rows('compare').map((row, index) => {
    const payPer = row.read('payPer')
    const job = {
      ...first,
      // The first job's pay is for its own period.
      payPer: (row.text('pay') !== '' && payPer) || first.payPer,
      pay: row.read('pay', { empty: first.pay }) ?? 0,
      hoursPerWeek: row.read('hoursPerWeek', { max: hoursLeft(first.overtimeHours), empty: first.hoursPerWeek }) ?? 1,
      unpaidWeeks: row.read('unpaidWeeks', { empty: first.unpaidWeeks }) ?? 0,
      paidWeeksOff: row.read('paidWeeksOff', { empty: first.paidWeeksOff }) ?? 0,
    }
    issues.push(...weeksIssues(job, `compare.${index}.`))
    return job
  })
}
