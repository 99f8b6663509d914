import type { Context } from '../core/engine'
import { type NumberIssue, readFields } from '../core/fields'
import { exact, multiply, subtract, toNumber } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { factorOf, hundred } from './formulas'
import { type Input, rowsOf } from './input'
import { max } from './question'

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

/** Loses everything, or becomes 101 times as large, so that a hundred of them still make a JavaScript number. */
const percentRules = { min: -100, max: 10_000, percent: true }

/** Whether there's any change. */
export const hasChanges = ({ changes }: Pick<Input, 'changes'>): boolean =>
  rowsOf(changes).some((row) => readText(row, 'percent') !== '')

/** The answer to a chain of changes. At least one is needed, and empty ones are skipped. */
export function answerChain(input: Pick<Input, 'start' | 'changes'>, context: Context = {}): Result<Chain, ChainIssue> {
  const form = readFields(input, context)
  const start = form.number('start', { min: -max, max, empty: 100 })
  const rows = rowsOf(input.changes)
  const issues: Issue<ChainIssue>[] = [...form.issues]
  if (rows.length > maxChanges)
    return failure(...issues, { code: 'too-many', field: 'changes', values: { max: maxChanges } })
  if (!hasChanges(input)) issues.push({ code: 'missing', field: 'changes.0.percent' })
  const percents = rows.flatMap((row, index) => {
    if (readText(row, 'percent') === '') return []
    const fields = readFields(row, context, `changes.${index}.`)
    const percent = fields.number('percent', percentRules)
    issues.push(...fields.issues)
    return percent === undefined ? [] : [percent]
  })
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
