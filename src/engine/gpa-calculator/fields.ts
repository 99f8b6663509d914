import { type InputOf, startOf } from '../core/fields/field'
import { number } from '../core/fields/number'
import { absentText, oneOf, rows, text } from '../core/fields/text'

export const scaleNames = ['4.0', '4.3', '5.0', 'percent', 'own'] as const

export type ScaleName = (typeof scaleNames)[number]

const mostCredits = 10_000
/** On a scale of your own. */
const mostPoints = 1000
/** With a weighted course. */
const mostGpa = mostPoints + 1

const course = {
  /** Any text. */
  name: text(),
  /**
   * A letter grade such as 'B+', or a percentage on the percent scale. '' if none is selected. Courses with a grade in
   * `uncounted`, such as 'W', don't count.
   */
  grade: text(),
  /** Credits or credit hours, from 0 to 10,000. */
  credits: number({ min: 0, max: mostCredits, optional: true }),
  /** 'honors' or 'ap' for a weighted course. Absent or empty for any other. */
  level: absentText(),
  /** The name of the semester that begins with this row, such as 'Fall 2026'. Absent or empty if none begins. */
  term: absentText(),
}

const ownGrade = {
  /** 'A' or any other text. */
  grade: text(),
  /** Grade points, from 0 to 1,000. */
  points: number({ min: 0, max: mostPoints, optional: true }),
}

export const fields = {
  /** Only rows with both a grade and credits count. */
  courses: rows(course, {
    initial: [startOf(course).initial],
    example: [
      { name: 'Calculus', grade: 'A-', credits: '4' },
      { name: 'Chemistry', grade: 'B+', credits: '3.5' },
      { name: 'History', grade: 'A', credits: '3' },
    ],
  }),
  /** Empty means '4.0'. */
  scale: oneOf(scaleNames, { optional: true, unknown: 'unknown-scale' }),
  /** The grades of the scale 'own'. */
  ownScale: rows(ownGrade),
  /** The GPA before these courses, weighted if one of them is. Empty means none. */
  priorGpa: number({ min: 0, max: mostGpa, optional: true, sample: '3.5' }),
  /** The credits of the earlier GPA, from 0 to 10,000. Empty means none. */
  priorCredits: number({ min: 0, max: mostCredits, optional: true }),
  /** The GPA to reach. Leave it empty if there's no goal. */
  targetGpa: number({ min: 0, max: mostGpa, optional: true, sample: '3.5' }),
  /** The credits left to reach it, up to 10,000. */
  remainingCredits: number({ positive: true, max: mostCredits, optional: true }),
}

export type Course = InputOf<typeof course>
/** A grade of your own scale. */
export type OwnGrade = InputOf<typeof ownGrade>
export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
export const emptyGrade: OwnGrade = startOf(ownGrade).initial
