import type { Context } from '../core/engine'
import { type Form, readFields } from '../core/fields/read'
import { add, exact, multiply } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Average, averageOf, nothing, plus, rounded, type Sum } from './average'
import { type CourseIssue, type ReadCourse, readCourses } from './courses'
import { fields, type Input } from './fields'
import { type Goal, goalOf } from './goal'
import { bonuses, type Grade, type GradeScale, grades, scaleOf } from './scales'

export { gradePointAverage } from './average'
export {
  type Course,
  emptyGrade,
  example,
  fields,
  type Input,
  initial,
  type OwnGrade,
  type ScaleName,
  scaleNames,
} from './fields'
export type { Goal } from './goal'
export { coursesFromText, hasPercentages } from './paste'
export {
  bonuses,
  type Grade,
  grades,
  type Level,
  pointsOn,
  sources,
  uncounted,
} from './scales'

/** The courses of a semester. */
export interface Term extends Average {
  /** '' for courses before the first semester. */
  readonly name: string
  /** Present if a course of any semester is weighted. */
  readonly weightedGpa?: number
  /** The GPA at the end of the semester, with everything before. Weighted if a course of any semester is. */
  readonly cumulativeGpa: number
}

/** From 0 to the scale's highest grade, to 10 decimals. 0 if there are no credits. */
export interface Output extends Average {
  /** Present if there are courses with a grade such as 'W'. */
  readonly uncountedCredits?: number
  /** With the points for honors, AP and IB. Present if there are such courses. */
  readonly weighted?: Average
  /** With the earlier GPA, if there is one. Weighted if a course is. */
  readonly cumulative?: Average
  /** Present if a row begins a semester. */
  readonly terms?: readonly Term[]
  /** Present if there's a GPA to reach. */
  readonly goal?: Goal
}

/**
 * `NumberIssue`: at a row's credits and so on. `unknown-grade`: not on the scale. `unknown-level`: not in `bonuses`.
 * `unknown-scale`: not in `scaleNames`.
 */
export type IssueCode = CourseIssue

/** Only `courses` is required. */
export function evaluate(
  input: Pick<Input, 'courses'> & Partial<Input>,
  context: Context = {},
): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const scale = scaleOf(form)
  if (!scale) return failure({ code: 'unknown-scale', field: 'scale' })
  const { courses, terms } = readCourses(form, scale, context)
  const isWeighted = courses.some(({ bonus }) => bonus > 0)
  const limit = limitOf(scale, courses)
  const { prior, target, remaining } = readTotals(form, limit)
  const issues: readonly Issue<IssueCode>[] = form.issues
  // Not `failure(...issues)`: there may be more issues than a call can take arguments.
  if (issues.length > 0) return { ok: false, issues }
  const counted = sumOf(courses, false)
  const best = isWeighted ? sumOf(courses, true) : counted
  const all = prior ? join(prior, best) : best
  const skipped = courses.filter(({ points }) => points === undefined)
  return success({
    ...averageOf(counted),
    ...(skipped.length > 0 ? { uncountedCredits: rounded(creditsOf(skipped)) } : {}),
    ...(isWeighted ? { weighted: averageOf(best) } : {}),
    ...(prior ? { cumulative: averageOf(all) } : {}),
    ...(terms.length > 0 ? { terms: termsOf(courses, terms, isWeighted, prior ?? nothing) } : {}),
    ...(target === undefined || remaining === undefined ? {} : { goal: goalOf(all, target, remaining, limit) }),
  })
}

/** The earlier GPA and the one to reach. Each is either complete or empty. */
function readTotals(form: Form<typeof fields>, limit: number) {
  const pair = (gpa: 'priorGpa' | 'targetGpa', credits: 'priorCredits' | 'remainingCredits') => {
    if (form.text(gpa) === '' && form.text(credits) === '') return []
    return [form.read(gpa, { max: limit, optional: false }), form.read(credits, { optional: false })]
  }
  const [gpa, credits] = pair('priorGpa', 'priorCredits')
  const [target, remaining] = pair('targetGpa', 'remainingCredits')
  const prior = gpa === undefined || credits === undefined ? undefined : plus(nothing, gpa, credits)
  return { prior, target, remaining }
}

const join = (one: Sum, other: Sum): Sum => ({
  credits: add(one.credits, other.credits),
  points: add(one.points, other.points),
})

function sumOf(courses: readonly ReadCourse[], isWeighted: boolean): Sum {
  return courses.reduce((sum, { points, bonus, credits }) => {
    if (points === undefined) return sum
    return plus(sum, isWeighted ? add(exact(points), exact(bonus)) : points, credits)
  }, nothing)
}

const creditsOf = (courses: readonly ReadCourse[]) =>
  courses.reduce((sum, { credits }) => plus(sum, 0, credits), nothing).credits

function termsOf(
  courses: readonly ReadCourse[],
  starts: readonly { readonly name: string; readonly row: number }[],
  isWeighted: boolean,
  prior: Sum,
): readonly Term[] {
  const first = starts[0]?.row ?? 1
  const hasEarlier = courses.some(({ row }) => row < first)
  const all = hasEarlier ? [{ name: '', row: 1 }, ...starts] : starts
  let total = prior
  return all.map(({ name, row }, index) => {
    const end = all[index + 1]?.row ?? Number.POSITIVE_INFINITY
    const own = courses.filter((course) => course.row >= row && course.row < end)
    const weighted = sumOf(own, isWeighted)
    total = join(total, weighted)
    return {
      name,
      ...averageOf(sumOf(own, false)),
      ...(isWeighted ? { weightedGpa: averageOf(weighted).gpa } : {}),
      cumulativeGpa: averageOf(total).gpa,
    }
  })
}

/** A course's part of the total points. */
export interface CoursePoints {
  readonly name: string
  /** Its position in the list, starting at 1. */
  readonly row: number
  /** With the points for honors, AP and IB. */
  readonly points: number
}

/** Grade points times credits for each course that counts: an A- with 4 credits is 14.8. */
export function pointsByCourse(
  input: Pick<Input, 'courses'> & Partial<Input>,
  context: Context = {},
): readonly CoursePoints[] {
  const form = readFields(fields, input, context)
  const scale = scaleOf(form)
  if (!scale) return []
  return readCourses(form, scale, context).courses.flatMap(({ name, row, points, bonus, credits }) =>
    points === undefined
      ? []
      : [{ name, row, points: rounded(multiply(add(exact(points), exact(bonus)), exact(credits))) }],
  )
}

/** A scale's highest points and its letters, highest first as entered. A scale without letters has none. */
export function lettersOf(
  input: Partial<Input>,
  context: Context = {},
): { readonly max: number; readonly letters: readonly string[] } {
  const scale = scaleOf(readFields(fields, input, context))
  return { max: scale?.max ?? 0, letters: [...(scale?.points?.keys() ?? [])] }
}

/** The highest GPA that an input can have: 4 on the 4.0 scale, or 5 with a weighted course. */
export function highestGpa(input: Pick<Input, 'courses'> & Partial<Input>, context: Context = {}): number {
  const form = readFields(fields, input, context)
  const scale = scaleOf(form)
  return scale ? limitOf(scale, readCourses(form, scale, context).courses) : 0
}

const limitOf = ({ max }: GradeScale, courses: readonly ReadCourse[]): number =>
  max + (courses.some(({ bonus }) => bonus > 0) ? bonuses.ap : 0)

/** The nearest grades: 3.65 is between B+ and A-, and 3.3 is exactly B+. */
export function gradesAround(gpa: number): { readonly below: Grade; readonly above: Grade } {
  // Without A+, because it has the same points as A.
  const distinct = (Object.keys(grades) as Grade[]).filter((grade) => grade !== 'A+')
  return {
    below: distinct.find((grade) => grades[grade] <= gpa) ?? 'F',
    above: distinct.findLast((grade) => grades[grade] >= gpa) ?? 'A',
  }
}
