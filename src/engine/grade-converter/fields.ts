import type { Context } from '../core/engine'
import { type NumberIssue, type NumberRules, readFields } from '../core/fields'
import { divide, exact, multiply, type Rational } from '../core/numbers/rational'
import type { Issue } from '../core/result'

/** The two numbers of a score such as '18/20'. */
const score = /^\s*([^-+*/()%\s]+)\s*[/∕⁄]\s*([^-+*/()%\s]+)\s*$/

/** Turns a score such as '18/20' into '18/20*100'. Leaves other text unchanged. */
export const percentOfScore = (text: string): string => (score.test(text) ? `${text}*100` : text)

/** A percentage as a number, and exactly: 2/3 is 66.666… */
export interface Percent {
  readonly number: number
  readonly exact: Rational
}

/** Reads a percentage or a score. Undefined, with issues added, if it's invalid. */
export function readPercent(
  text: string,
  field: string,
  context: Context,
  issues: Issue<NumberIssue>[],
  rules: NumberRules = { min: 0, max: 100 },
): Percent | undefined {
  const form = readFields({ [field]: percentOfScore(text) }, context)
  const number = form.number(field, { ...rules, percent: true })
  for (const issue of form.issues) issues.push(issue)
  if (number === undefined) return undefined
  const parts = score.exec(text)
  const both = readFields({ part: parts?.[1] ?? '', whole: parts?.[2] ?? '' }, context)
  const [part, whole] = parts ? [both.number('part'), both.number('whole')] : []
  if (part === undefined || !whole) return { number, exact: exact(number) }
  return { number, exact: multiply(divide(exact(part), exact(whole)), exact(100)) }
}

/** The rows of a list field, whatever JavaScript passed. */
export const rowsOf = <Row extends object>(list: readonly Row[] | undefined): readonly Row[] =>
  Array.isArray(list) ? list.map((row) => row ?? {}) : []
