import type { Context } from '../core/engine'
import { complete, type NumberIssue, readFields } from '../core/fields'
import { fieldToFind } from '../core/find-empty'
import { divide, exact } from '../core/numbers/rational'
import type { Issue } from '../core/result'
import { frequencies, type Input, type Scenario, types } from './input'
import { type Found, findable, limits, type NoSolution, type Savings, solve } from './savings'

/** Errors at `type`, `frequency` and `finalAmount`, besides those in numbers. */
export type PlanIssueCode = NumberIssue | NoSolution | 'unknown-type' | 'unknown-frequency' | 'nothing-to-find'

const rateRules = { min: 0, max: limits.rate, percent: true }

/** A plan's numbers, as typed: its time is in the unit of time. */
type Numbers = { readonly [Field in keyof Scenario]: number }

/** The savings of an input, with what was found. */
export interface Plan {
  readonly savings: Savings
  readonly found: Found
  /** Percent per year. */
  readonly inflation: number | undefined
}

/** Reads an input, and finds what's left empty. */
export function readPlan(input: Input, context: Context = {}): Plan | readonly Issue<PlanIssueCode>[] {
  const form = readFields(input, context)
  const found = fieldToFind(form.text, findable)
  const numbers = readNumbers(form, input, { contribution: 0, ...(found && { [found]: 0 }) })
  const final = found === 'finalAmount' ? 0 : form.number('finalAmount', { min: 0, max: limits.result })
  const inflation = form.text('inflation') === '' ? undefined : form.number('inflation', rateRules)
  const issues: Issue<PlanIssueCode>[] = [...form.issues]
  if (!types.includes(input.type)) issues.push({ code: 'unknown-type', field: 'type' })
  if (input.type === 'compound' && frequencies.every((known) => known !== input.frequency))
    issues.push({ code: 'unknown-frequency', field: 'frequency' })
  if (!found) issues.push({ code: 'nothing-to-find', field: 'finalAmount' })
  if (issues.length > 0 || !numbers || !found || final === undefined) return issues
  const savings = savingsOf(input, numbers)
  if (found === 'finalAmount') return { savings, found, inflation }
  const solved = solve(found, savings, final)
  return typeof solved === 'string' ? [{ code: solved, field: 'finalAmount' }] : { savings: solved, found, inflation }
}

/** Reads another plan. What's empty is as in the first one. */
export function readScenario(
  row: Scenario,
  at: number,
  input: Input,
  { savings, inflation }: Plan,
  context: Context,
): Plan | readonly Issue<PlanIssueCode>[] {
  const form = readFields(row, context, `compare.${at}.`)
  const { principal, rate, contribution, time } = savings
  const numbers = readNumbers(form, input, { principal, rate, contribution, time: 0 })
  if (!numbers) return form.issues
  const other = savingsOf(input, numbers)
  return {
    savings: form.text('time') === '' ? { ...other, time } : other,
    found: 'finalAmount',
    inflation,
  }
}

type Form = Pick<ReturnType<typeof readFields<Scenario>>, 'number'>

/** An empty number is as in `usual`, or else missing. */
function readNumbers(form: Form, input: Input, usual: Partial<Numbers>): Numbers | undefined {
  return complete({
    principal: form.number('principal', { positive: true, min: 0.01, max: limits.principal, empty: usual.principal }),
    rate: form.number('rate', { ...rateRules, empty: usual.rate }),
    time: form.number('time', { positive: true, max: limits.time * perYear(input), empty: usual.time }),
    contribution: form.number('contribution', { min: 0, max: limits.contribution, empty: usual.contribution }),
  })
}

/** The units of `time` in a year. */
const perYear = ({ timeUnit }: Input): number => (timeUnit === 'months' ? 12 : 1)

function savingsOf(input: Input, { time, ...amounts }: Numbers): Savings {
  const { type, frequency, contributionEvery, contributionAt } = input
  return {
    ...amounts,
    time: divide(exact(time), exact(perYear(input))),
    type,
    frequency: Number(frequency),
    every: contributionEvery === 'year' ? 12 : 1,
    atStart: contributionAt === 'start',
  }
}
