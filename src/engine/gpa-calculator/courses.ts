import type { Context } from '../core/engine'
import { type NumberIssue, readFields } from '../core/fields'
import type { Issue } from '../core/result'
import type { Course, Input } from './input'
import { bonuses, type GradeScale, type Level, rowsOf, uncounted } from './scales'

/** A course that's read. */
export interface ReadCourse {
  readonly name: string
  /** Its position in the list, starting at 1. */
  readonly row: number
  /** The semester that begins with it, or ''. */
  readonly term: string
  /** Undefined if its grade doesn't count. */
  readonly points: number | undefined
  /** The points added if it's weighted: 0, 0.5 or 1. */
  readonly bonus: number
  readonly credits: number
}

/** `unknown-grade`: not on the scale. `unknown-level`: not in `bonuses`. */
export type CourseIssue = Issue<NumberIssue | 'unknown-grade' | 'unknown-level'>

interface ReadCourses {
  /** Those with a grade and credits. */
  readonly courses: readonly ReadCourse[]
  /** The semesters that begin, with the position of their first row. */
  readonly terms: readonly { readonly name: string; readonly row: number }[]
  readonly issues: readonly CourseIssue[]
}

const maxCredits = 10_000

export function readCourses(input: Pick<Input, 'courses'>, scale: GradeScale, context: Context): ReadCourses {
  const issues: CourseIssue[] = []
  const terms: { name: string; row: number }[] = []
  const courses = rowsOf<Partial<Course>>(input.courses).flatMap((fields, index): readonly ReadCourse[] => {
    const path = `courses.${index}.`
    const form = readFields<Partial<Course>>(fields, context, path)
    const [grade, term, level] = [form.text('grade'), form.text('term'), form.text('level')]
    const counts = scale.points?.has(grade) || !(uncounted as readonly string[]).includes(grade)
    const isPercent = scale.points === undefined && grade !== '' && counts
    const percent = isPercent ? form.number('grade', { min: 0, max: 100, percent: true }) : undefined
    const points = isPercent ? percent : scale.points?.get(grade)
    if (grade && counts && !isPercent && points === undefined)
      issues.push({ code: 'unknown-grade', field: `${path}grade` })
    if (level && !isLevel(level)) issues.push({ code: 'unknown-level', field: `${path}level` })
    const credits = form.text('credits') ? form.number('credits', { min: 0, max: maxCredits }) : undefined
    for (const issue of form.issues) issues.push(issue)
    if (term) terms.push({ name: term, row: index + 1 })
    if (grade === '' || credits === undefined || (counts && points === undefined)) return []
    // Percentages aren't weighted, because the bonuses are grade points.
    const bonus = isLevel(level) && scale.points && points ? bonuses[level] : 0
    return [{ name: form.text('name'), row: index + 1, term, points, bonus, credits }]
  })
  return { courses, terms, issues }
}

const isLevel = (text: string): text is Level => Object.hasOwn(bonuses, text)
