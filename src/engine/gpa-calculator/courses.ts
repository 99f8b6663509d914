import type { Context } from '../core/engine'
import { type NumberIssue, percent } from '../core/fields/number'
import type { Form } from '../core/fields/read'
import type { Issue } from '../core/result'
import type { fields } from './fields'
import { bonuses, type GradeScale, type Level, uncounted } from './scales'

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
export type CourseIssue = NumberIssue | 'unknown-scale' | 'unknown-grade' | 'unknown-level'

interface ReadCourses {
  /** Those with a grade and credits. */
  readonly courses: readonly ReadCourse[]
  /** The semesters that begin, with the position of their first row. */
  readonly terms: readonly { readonly name: string; readonly row: number }[]
}

/** On the percent scale, a grade is a number. */
const percentGrade = percent({ min: 0, max: 100 })

export function readCourses(form: Form<typeof fields>, scale: GradeScale, context: Context): ReadCourses {
  const issues: Issue<CourseIssue>[] = form.issues
  const terms: { name: string; row: number }[] = []
  const courses = form.rows('courses').flatMap((course, index): readonly ReadCourse[] => {
    const path = `courses.${index}.`
    const [grade, term, level] = [course.text('grade'), course.text('term'), course.text('level')]
    const counts = scale.points?.has(grade) || !(uncounted as readonly string[]).includes(grade)
    const isPercent = scale.points === undefined && grade !== '' && counts
    const read = isPercent ? percentGrade.read(grade, context, percentGrade) : scale.points?.get(grade)
    const points = typeof read === 'number' ? read : undefined
    if (grade && counts && !isPercent && points === undefined)
      issues.push({ code: 'unknown-grade', field: `${path}grade` })
    if (level && !isLevel(level)) issues.push({ code: 'unknown-level', field: `${path}level` })
    if (typeof read === 'object') issues.push({ field: `${path}grade`, ...read })
    const credits = course.read('credits')
    if (term) terms.push({ name: term, row: index + 1 })
    if (grade === '' || credits === undefined || (counts && points === undefined)) return []
    // Percentages aren't weighted, because the bonuses are grade points.
    const bonus = isLevel(level) && scale.points && points ? bonuses[level] : 0
    return [{ name: course.text('name'), row: index + 1, term, points, bonus, credits }]
  })
  return { courses, terms }
}

const isLevel = (text: string): text is Level => Object.hasOwn(bonuses, text)
