import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { failure, type Result, success } from './core/result'

/** One of the two; typing in one clears the other. */
export interface Input {
  /** Percent, from 0 to 100, or points of points as in '18/20'; '' to convert a GPA. */
  readonly percentage: string
  /** Grade points on the 4.0 scale, from 0 to 4; '' to convert a percentage. */
  readonly gpa: string
}

/** A grade by its letter. */
export type Letter = (typeof scale)[number]['letter']

export interface Output {
  /** As typed, or the one that the GPA converts to. */
  readonly percentage: number
  /** That of the percentage. */
  readonly letterGrade: Letter
  /** As typed, or that of the percentage. */
  readonly gpa: number
}

/** `missing`, at `percentage`: neither is filled in. `both-given`, at `gpa`: it is not clear which one to convert. */
export type IssueCode = NumberIssue | 'both-given'

export const initial: Input = { percentage: '', gpa: '' }
export const example: Input = { percentage: '88.5', gpa: '' }
export const kinds: Kinds<Input> = { percentage: 'percent', gpa: 'number' }

/**
 * From which percentage on a letter and its grade points are reached, best first (spec part 1, point 9): 92.99 is an
 * A-, 93 an A. Schools draw these lines differently.
 */
export const scale = [
  { letter: 'A+', from: 97, gpa: 4 },
  { letter: 'A', from: 93, gpa: 4 },
  { letter: 'A-', from: 90, gpa: 3.7 },
  { letter: 'B+', from: 87, gpa: 3.3 },
  { letter: 'B', from: 83, gpa: 3 },
  { letter: 'B-', from: 80, gpa: 2.7 },
  { letter: 'C+', from: 77, gpa: 2.3 },
  { letter: 'C', from: 73, gpa: 2 },
  { letter: 'C-', from: 70, gpa: 1.7 },
  { letter: 'D+', from: 67, gpa: 1.3 },
  { letter: 'D', from: 60, gpa: 1 },
  { letter: 'F', from: 0, gpa: 0 },
] as const

/** The least GPA for each percentage, best first (spec part 1, point 9). */
export const gpaScale = [
  { from: 4, percentage: 95 },
  { from: 3.7, percentage: 91 },
  { from: 3.3, percentage: 88 },
  { from: 3, percentage: 85 },
  { from: 2.7, percentage: 82 },
  { from: 2.3, percentage: 78 },
  { from: 2, percentage: 75 },
  { from: 1.7, percentage: 72 },
  { from: 1.3, percentage: 68 },
  { from: 1, percentage: 65 },
  { from: 0, percentage: 50 },
] as const

/** 88.5 is 'B+'. From 0 to 100; above it 'A+', anything else 'F'. */
export const percentageToLetter = (percentage: number): Letter => reached(scale, percentage).letter

/** 88.5 is 3.3. From 0 to 100; above it 4, anything else 0. */
export const percentageToGpa = (percentage: number): number => reached(scale, percentage).gpa

/** 3.5 is 88: the greatest GPA of the table that it reaches is 3.3. From 0 to 4; above it 95, anything else 50. */
export const gpaToPercentage = (gpa: number): number => reached(gpaScale, gpa).percentage

/** '18/20', points of points, is '18/20*100'; any other text stays. */
export const percentOfScore = (text: string): string =>
  /^\s*[^-+*/()%\s]+\s*[/∕⁄]\s*[^-+*/()%\s]+\s*$/.test(text) ? `${text}*100` : text

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const fromGpa = form.text('gpa') !== ''
  if (fromGpa && form.text('percentage') !== '') return failure({ code: 'both-given', field: 'gpa' })
  if (!fromGpa) {
    const score = readFields({ percentage: percentOfScore(form.text('percentage')) }, context)
    const percentage = score.number('percentage', { min: 0, max: 100, percent: true })
    if (percentage === undefined) return failure(...score.issues)
    return success({ percentage, letterGrade: percentageToLetter(percentage), gpa: percentageToGpa(percentage) })
  }
  const gpa = form.number('gpa', { min: 0, max: 4 })
  if (gpa === undefined) return failure(...form.issues)
  const percentage = gpaToPercentage(gpa)
  return success({ percentage, letterGrade: percentageToLetter(percentage), gpa })
}

/** The first row of a table, best first, that a value is at or above; else the last. */
function reached<Row extends { readonly from: number }>(table: readonly Row[], value: number): Row {
  return table.find(({ from }) => value >= from) ?? (table[table.length - 1] as Row)
}
