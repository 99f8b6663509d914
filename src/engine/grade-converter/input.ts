import type { Kinds } from '../core/kinds'

export const systems = ['uk', 'germany', 'india', 'ects', 'own'] as const

export type System = (typeof systems)[number]

/** A type instead of an interface, so that it's assignable to `Row`. */
export type CutOff = {
  /** The grade's name: 'A', '1.3' or any other text. */
  readonly grade: string
  /** The lowest percentage with this grade, from 0 to 100. */
  readonly from: string
}

export type Assignment = {
  /** Any text. */
  readonly name: string
  /** Percent, from 0 to 100, or a score such as '18/20'. */
  readonly score: string
  /** Percent of the final grade, or any other weight, such as points, up to 1,000,000. */
  readonly weight: string
}

/** Only one of the percentage, the GPA and the CGPA is filled in, or none if there are assignments. */
export interface Input {
  /** Percent, from 0 to 100, or a score such as '18/20'. Leave it empty to convert a GPA. */
  readonly percentage: string
  /** GPA on the 4.0 scale, from 0 to 4. Leave it empty to convert a percentage. */
  readonly gpa: string
  /**
   * Another grading system. Empty means only US letters.
   * @values systems
   */
  readonly system: string
  /** For India: the CGPA, from 0 to 10, to convert to a percentage. Leave it empty to convert a percentage. */
  readonly cgpa: string
  /** For Germany: the lowest passing percentage, or a score such as '4/10'. */
  readonly passing: string
  /** For ECTS: the place among the students who passed, as percent or as '3/40'. */
  readonly rank: string
  /** For your own cutoffs. */
  readonly cutOffs: readonly CutOff[]
  /** Their weighted average is the percentage. */
  readonly assignments: readonly Assignment[]
  /** The grade to reach: a percentage or a letter. Leave it empty if there's no goal. */
  readonly target: string
  /** Percent of the course grade, up to 100. Empty means what the assignments leave. */
  readonly finalWeight: string
}

export const emptyCutOff: CutOff = { grade: '', from: '' }
/** Usual cutoffs to start from. */
export const usualCutOffs: readonly CutOff[] = [
  { grade: 'A', from: '90' },
  { grade: 'B', from: '80' },
  { grade: 'C', from: '70' },
  { grade: 'D', from: '60' },
  { grade: 'F', from: '0' },
]
export const emptyAssignment: Assignment = { name: '', score: '', weight: '' }
export const initial: Input = {
  percentage: '',
  gpa: '',
  system: '',
  cgpa: '',
  passing: '',
  rank: '',
  cutOffs: [],
  assignments: [],
  target: '',
  finalWeight: '',
}
export const example: Input = { ...initial, percentage: '88.5' }
export const kinds: Kinds<Input> = {
  percentage: 'percent',
  gpa: 'number',
  cgpa: 'number',
  passing: 'percent',
  rank: 'percent',
  cutOffs: { from: 'percent' },
  assignments: { score: 'percent', weight: 'number' },
  target: 'percent',
  finalWeight: 'percent',
}
