import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { exact, multiply, subtract, toNumber } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { chained, type Input } from './fields'
import { factorOf, hundred } from './formulas'

interface Step {
  readonly percent: number
  /** The number after this change, to 10 decimals. */
  readonly value: number
}

/** Several changes in a row, each in percent of the number before it. */
export interface Chain {
  readonly start: number
  readonly steps: readonly Step[]
  /** The number after all changes, to 10 decimals. */
  readonly final: number
  /** In percent of the start, to 10 decimals: -1 for a change of 10 percent and one of -10 percent. */
  readonly totalPercent: number
}

/** `too-many`, at `changes`: more than 100. */
export type ChainIssue = NumberIssue | 'too-many'

const maxChanges = 100

/** Whether there's any change. */
export const hasChanges = ({ changes }: Pick<Input, 'changes'>): boolean =>
  readFields(chained, { changes })
    .rows('changes')
    .some((row) => row.text('percent') !== '')

/** The answer to a chain of changes. At least one is needed, and empty ones are skipped. */
export function answerChain(input: Pick<Input, 'start' | 'changes'>, context: Context = {}): Result<Chain, ChainIssue> {
  const form = readFields(chained, input, context)
  const start = form.read('start')
  const rows = form.rows('changes')
  const issues: Issue<ChainIssue>[] = form.issues
  if (rows.length > maxChanges)
    return failure(...issues, { code: 'too-many', field: 'changes', values: { max: maxChanges } })
  if (!hasChanges(input)) issues.push({ code: 'missing', field: 'changes.0.percent' })
  const percents = rows.flatMap((row) => row.read('percent') ?? [])
  return start === undefined || issues.length > 0 ? failure(...issues) : success(chainOf(start, percents))
}

function chainOf(start: number, percents: readonly number[]): Chain {
  let factor = exact(1)
  const steps = percents.map((percent): Step => {
    factor = multiply(factor, factorOf(exact(percent)))
    return { percent, value: toNumber(multiply(exact(start), factor), 10) }
  })
  const total = subtract(multiply(factor, hundred), hundred)
  return { start, steps, final: steps[steps.length - 1]?.value ?? start, totalPercent: toNumber(total, 10) }
}
