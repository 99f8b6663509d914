import { fieldToFind } from '../core/fields/find'
import type { NumberIssue } from '../core/fields/number'
import { complete, type Form } from '../core/fields/read'
import { divide, exact, type Rational } from '../core/numbers/rational'
import type { Issue } from '../core/result'
import { fields, limits, type Scenario, type scenario } from './fields'
import { type Found, type NoSolution, type Savings, solve } from './savings'

/** Errors at `type`, `frequency` and `finalAmount`, besides those in numbers. */
export type PlanIssueCode = NumberIssue | NoSolution | 'unknown-type' | 'unknown-frequency' | 'nothing-to-find'

/** A plan's numbers, as typed: its time is in the unit of time. */
type Numbers = { readonly [Field in keyof Scenario]: number }

/** The savings of an input, with what was found. */
export interface Plan {
  readonly savings: Savings
  /** The units of its time in a year. */
  readonly perYear: 1 | 12
  readonly found: Found
  /** Percent per year. */
  readonly inflation: number | undefined
}

/** Reads an input, and finds what's left empty. Undefined, with issues in the form, if it has no answer. */
export function readPlan(form: Form<typeof fields>): Plan | undefined {
  const issues: Issue<PlanIssueCode>[] = form.issues
  const found = fieldToFind<Found>(fields, form.text)
  const perYear = form.read('timeUnit') === 'months' ? 12 : 1
  const numbers = readNumbers(form, perYear, { contribution: 0, ...(found && { [found]: 0 }) })
  const final = found === 'finalAmount' ? 0 : form.read('finalAmount')
  const inflation = form.read('inflation')
  const type = form.read('type')
  const growth = complete({ type, frequency: type === 'compound' ? form.read('frequency') : '1' })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'finalAmount' })
  if (issues.length > 0 || !numbers || !found || final === undefined || !growth) return undefined
  const savings: Savings = {
    ...numbers,
    time: yearsOf(numbers.time, perYear),
    type: growth.type,
    frequency: Number(growth.frequency),
    every: form.read('contributionEvery') === 'year' ? 12 : 1,
    atStart: form.read('contributionAt') === 'start',
  }
  const plan = { savings, perYear, found, inflation } as const
  if (found === 'finalAmount') return plan
  const solved = solve(found, savings, final)
  if (typeof solved !== 'string') return { ...plan, savings: solved }
  issues.push({ code: solved, field: 'finalAmount' })
  return undefined
}

/** Reads another plan. What's empty is as in the first one. */
export function readScenario(row: Form<typeof scenario>, first: Plan): Plan | undefined {
  const { savings, perYear } = first
  const { principal, rate, contribution, time } = savings
  const numbers = readNumbers(row, perYear, { principal, rate, contribution, time: 0 })
  if (!numbers) return undefined
  const own = row.text('time') === '' ? time : yearsOf(numbers.time, perYear)
  return { ...first, savings: { ...savings, ...numbers, time: own }, found: 'finalAmount' }
}

/** An empty number is as in `usual`, or else missing. */
const readNumbers = (form: Pick<Form<typeof scenario>, 'read'>, perYear: number, usual: Partial<Numbers>) =>
  complete({
    principal: form.read('principal', { empty: usual.principal }),
    rate: form.read('rate', { empty: usual.rate }),
    time: form.read('time', { empty: usual.time, max: limits.time * perYear }),
    contribution: form.read('contribution', { empty: usual.contribution }),
  })

const yearsOf = (time: number, perYear: number): Rational => divide(exact(time), exact(perYear))
