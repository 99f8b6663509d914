import type { Kinds } from '../core/kinds'

export const scaleNames = ['4.0', '4.3', '5.0', 'percent', 'own'] as const

export type ScaleName = (typeof scaleNames)[number]

/** A type instead of an interface, so that it's assignable to `Row`. */
export type Course = {
  /** Any text. */
  readonly name: string
  /**
   * A letter grade such as 'B+', or a percentage on the percent scale. '' if none is selected. Courses with a grade in
   * `uncounted`, such as 'W', don't count.
   */
  readonly grade: string
  /** Credits or credit hours, from 0 to 10,000. */
  readonly credits: string
  /** 'honors' or 'ap' for a weighted course. Absent or empty for any other. */
  readonly level?: string
  /** The name of the semester that begins with this row, such as 'Fall 2026'. Absent or empty if none begins. */
  readonly term?: string
}

/** A grade of your own scale. */
export type OwnGrade = {
  /** 'A' or any other text. */
  readonly grade: string
  /** Grade points, from 0 to 1,000. */
  readonly points: string
}

export interface Input {
  /** Only rows with both a grade and credits count. */
  readonly courses: readonly Course[]
  /**
   * Empty means '4.0'.
   * @values scaleNames
   */
  readonly scale: string
  /** The grades of the scale 'own'. */
  readonly ownScale: readonly OwnGrade[]
  /** The GPA before these courses, weighted if one of them is. Empty means none. */
  readonly priorGpa: string
  /** The credits of the earlier GPA, from 0 to 10,000. Empty means none. */
  readonly priorCredits: string
  /** The GPA to reach. Leave it empty if there's no goal. */
  readonly targetGpa: string
  /** The credits left to reach it, up to 10,000. */
  readonly remainingCredits: string
}

export const emptyGrade: OwnGrade = { grade: '', points: '' }
export const initial: Input = {
  courses: [{ name: '', grade: '', credits: '' }],
  scale: '',
  ownScale: [],
  priorGpa: '',
  priorCredits: '',
  targetGpa: '',
  remainingCredits: '',
}
export const example: Input = {
  ...initial,
  courses: [
    { name: 'Calculus', grade: 'A-', credits: '4' },
    { name: 'Chemistry', grade: 'B+', credits: '3.5' },
    { name: 'History', grade: 'A', credits: '3' },
  ],
}
export const kinds: Kinds<Input> = {
  courses: { credits: 'number' },
  ownScale: { points: 'number' },
  priorGpa: 'number',
  priorCredits: 'number',
  targetGpa: 'number',
  remainingCredits: 'number',
}
