import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, divide, exact, multiply, type Rational, toNumber } from './core/numbers/rational'
import { type Issue, type Result, success } from './core/result'

/** Points of each grade on the 4.0 scale (spec part 1, point 9), best first. */
export const grades = {
  'A+': 4,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  F: 0,
} as const

export type Grade = keyof typeof grades

/** A type, not an interface, so that it is a `Row`. */
export type Course = {
  readonly name: string
  /** A label of `grades`, or '' while none is chosen. */
  readonly grade: string
  /** Credits or credit hours, from 0 to 10,000. */
  readonly credits: string
}

export interface Input {
  /** Only rows with both a grade and credits count. */
  readonly courses: readonly Course[]
}

export interface Output {
  /** From 0 to 4, to 10 decimals; 0 when there are no credits (spec part 1, point 5). */
  readonly gpa: number
  readonly totalCredits: number
  /** The sum of points times credits. */
  readonly totalPoints: number
}

/**
 * `unknown-grade`: a label that is not in `grades`. Number issues are those of a row's credits.
 */
export type IssueCode = NumberIssue | 'unknown-grade'

export const initial: Input = { courses: [{ name: '', grade: '', credits: '' }] }
export const example: Input = {
  courses: [
    { name: 'Calculus', grade: 'A-', credits: '4' },
    { name: 'Chemistry', grade: 'B+', credits: '3.5' },
    { name: 'History', grade: 'A', credits: '3' },
  ],
}
export const kinds: Kinds<Input> = { courses: { credits: 'number' } }

/** The greatest number of credits of one course. */
const max = 10_000
const zero = exact(0)
const show = (value: Rational): number => toNumber(value, 10)

/** 3.7 points in 4 credits and 3 points in 2 credits make 20.8 points in 6 credits: 3.4666666667. */
export function gradePointAverage(courses: readonly { readonly points: number; readonly credits: number }[]): Output {
  let credits = zero
  let points = zero
  for (const course of courses) {
    const weight = exact(course.credits)
    credits = add(credits, weight)
    points = add(points, multiply(exact(course.points), weight))
  }
  return {
    gpa: credits.n === 0n ? 0 : show(divide(points, credits)),
    totalCredits: show(credits),
    totalPoints: show(points),
  }
}

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const issues: Issue<IssueCode>[] = []
  const counted: { points: number; credits: number }[] = []
  const rows: readonly (Course | null)[] = Array.isArray(input.courses) ? input.courses : []
  rows.forEach((row, index) => {
    const path = `courses.${index}.`
    const form = readFields<Partial<Course>>(row ?? {}, context, path)
    const grade = form.text('grade')
    const points = pointsOf(grade)
    if (grade && points === undefined) issues.push({ code: 'unknown-grade', field: `${path}grade` })
    const credits = form.text('credits') ? form.number('credits', { min: 0, max }) : undefined
    issues.push(...form.issues)
    if (points !== undefined && credits !== undefined) counted.push({ points, credits })
  })
  // Not spread into `failure`: a list may have more rows with issues than a call takes arguments.
  return issues.length > 0 ? { ok: false, issues } : success(gradePointAverage(counted))
}

function pointsOf(grade: string): number | undefined {
  return Object.hasOwn(grades, grade) ? grades[grade as Grade] : undefined
}
