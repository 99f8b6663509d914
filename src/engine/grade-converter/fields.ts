import { type InputOf, startOf } from '../core/fields/field'
import { number, percent } from '../core/fields/number'
import { oneOf, rows, text } from '../core/fields/text'
import { percentOrScore } from './percent'

export const systems = ['uk', 'germany', 'india', 'ects', 'own'] as const

export type System = (typeof systems)[number]

const cutOff = {
  /** The grade's name: 'A', '1.3' or any other text. */
  grade: text(),
  /** The lowest percentage with this grade, from 0 to 100. */
  from: percent({ min: 0, max: 100, optional: true }),
}

const assignment = {
  /** Any text. */
  name: text(),
  /** Percent, from 0 to 100, or a score such as '18/20'. */
  score: percentOrScore({ min: 0, max: 100, optional: true }),
  /** Percent of the final grade, or any other weight, such as points, up to 1,000,000. */
  weight: number({ min: 0, max: 1e6, percent: true, optional: true }),
}

export const fields = {
  /** Percent, from 0 to 100, or a score such as '18/20'. Leave it empty to convert a GPA. */
  percentage: percentOrScore({ min: 0, max: 100, example: '88.5' }),
  /** GPA on the 4.0 scale, from 0 to 4. Leave it empty to convert a percentage. */
  gpa: number({ min: 0, max: 4, optional: true }),
  /** Another grading system. Empty means only US letters. */
  system: oneOf(systems, { optional: true, unknown: 'unknown-system', words: 'systems' }),
  /** For India: the CGPA, from 0 to 10, to convert to a percentage. Leave it empty to convert a percentage. */
  cgpa: number({ min: 0, max: 10, optional: true }),
  /** For Germany: the lowest passing percentage, or a score such as '4/10'. */
  passing: percentOrScore({ min: 0, max: 99.99, optional: true }),
  /** For ECTS: the place among the students who passed, as percent or as '3/40'. */
  rank: percentOrScore({ positive: true, max: 100, optional: true }),
  /** For your own cutoffs. */
  cutOffs: rows(cutOff),
  /** Their weighted average is the percentage. */
  assignments: rows(assignment),
  /** The grade to reach: a percentage or a letter. Leave it empty if there's no goal. */
  target: percent({ min: 0, max: 100, optional: true }),
  /** Percent of the course grade, up to 100. Empty means what the assignments leave. */
  finalWeight: percent({ positive: true, max: 100, optional: true }),
}

export type CutOff = InputOf<typeof cutOff>
export type Assignment = InputOf<typeof assignment>
/** Only one of the percentage, the GPA and the CGPA is filled in, or none if there are assignments. */
export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
export const emptyCutOff: CutOff = startOf(cutOff).initial
export const emptyAssignment: Assignment = startOf(assignment).initial
/** Usual cutoffs to start from. */
export const usualCutOffs: readonly CutOff[] = [
  { grade: 'A', from: '90' },
  { grade: 'B', from: '80' },
  { grade: 'C', from: '70' },
  { grade: 'D', from: '60' },
  { grade: 'F', from: '0' },
]
