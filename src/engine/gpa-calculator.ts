import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { add, divide, exact, multiply, type Rational, toNumber } from './core/numbers/rational'
import { type Issue, type Result, success } from './core/result'

/** The grade points on the 4.0 scale (spec part 1, point 9), highest first. */
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

/** A type instead of an interface, so that it's assignable to `Row`. */
export type Course = {
  /** Any text. */
  readonly name: string
  /** A letter grade such as 'B+', or '' if none is selected. */
  readonly grade: string
  /** Credits or credit hours, from 0 to 10,000. */
  readonly credits: string
}

export interface Input {
  /** Only rows with both a grade and credits count. */
  readonly courses: readonly Course[]
}

export interface Output {
  /** From 0 to 4, to 10 decimals. 0 if there are no credits (spec part 1, point 5). */
  readonly gpa: number
  readonly totalCredits: number
  /** The sum of grade points times credits. */
  readonly totalPoints: number
}

/** `NumberIssue`: at a row's credits. `unknown-grade`: not in `grades`. */
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

/** The maximum credits per course. */
const max = 10_000
const zero = exact(0)
const rounded = (value: Rational): number => toNumber(value, 10)

/** An A- (3.7) with 4 credits and a B (3) with 2 credits: 20.8 points / 6 credits = 3.4666666667. */
export function gradePointAverage(courses: readonly { readonly points: number; readonly credits: number }[]): Output {
  let credits = zero
  let points = zero
  for (const course of courses) {
    const weight = exact(course.credits)
    credits = add(credits, weight)
    points = add(points, multiply(exact(course.points), weight))
  }
  return {
    gpa: credits.n === 0n ? 0 : rounded(divide(points, credits)),
    totalCredits: rounded(credits),
    totalPoints: rounded(points),
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
  // Not `failure(...issues)`: there may be more issues than a call can take arguments.
  return issues.length > 0 ? { ok: false, issues } : success(gradePointAverage(counted))
}

/** A course's part of the total points. */
export interface CoursePoints {
  readonly name: string
  /** Its position in the list, starting at 1. */
  readonly row: number
  readonly points: number
}

/** Grade points times credits for each course that counts: an A- with 4 credits is 14.8. */
export function pointsByCourse({ courses }: Input, context: Context = {}): readonly CoursePoints[] {
  return courses.flatMap(({ name, grade, credits }, index) => {
    const points = pointsOf(grade)
    const weight = credits && readFields({ credits }, context).number('credits', { min: 0, max })
    if (points === undefined || typeof weight !== 'number') return []
    return { name: name.trim(), row: index + 1, points: rounded(multiply(exact(points), exact(weight))) }
  })
}

/** The nearest grades: 3.65 is between B+ and A-, and 3.3 is exactly B+. */
export function gradesAround(gpa: number): { readonly below: Grade; readonly above: Grade } {
  // Without A+, because it has the same points as A.
  const distinct = (Object.keys(grades) as Grade[]).filter((grade) => grade !== 'A+')
  return {
    below: distinct.find((grade) => grades[grade] <= gpa) ?? 'F',
    above: distinct.findLast((grade) => grades[grade] >= gpa) ?? 'A',
  }
}

function pointsOf(grade: string): number | undefined {
  return Object.hasOwn(grades, grade) ? grades[grade as Grade] : undefined
}
