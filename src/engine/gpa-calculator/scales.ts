import type { Form } from '../core/fields/read'
import type { Source } from '../core/source'
import type { fields, ScaleName } from './fields'

/** The grade points on the 4.0 scale (docs/rules.md), highest first. */
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

/** Grades that earn no points and whose credits don't count: pass, no pass, withdrawn, incomplete. */
export const uncounted = ['P', 'NP', 'W', 'I'] as const

/** The points added for a weighted course, unless it's failed. */
export const bonuses = { honors: 0.5, ap: 1 } as const

export type Level = keyof typeof bonuses

/** MIT's grades have no plus or minus in its GPA. */
const fivePoints = { A: 5, B: 4, C: 3, D: 2, F: 0 }

/** The points for each letter, highest first. */
export const pointsOn: Readonly<Record<'4.0' | '4.3' | '5.0', Readonly<Record<string, number>>>> = {
  '4.0': grades,
  '4.3': { ...grades, 'A+': 4.3, 'D-': 0.7 },
  '5.0': Object.fromEntries(
    Object.keys(grades).map((grade) => [grade, fivePoints[grade.charAt(0) as keyof typeof fivePoints]]),
  ),
}

const read = '2026-11-25'

/** Where the scales other than 4.0 and the bonuses were read. */
export const sources: Readonly<Record<'4.3' | '5.0' | 'weighted', Source>> = {
  '4.3': {
    title: 'Cornell University, School of Hotel Administration, Grade computation',
    url: 'https://sha.cornell.edu/current-students/handbook/previous/2010-2011/grade-computation.html',
    date: read,
  },
  '5.0': {
    title: 'MIT Registrar, Calculating GPA',
    url: 'https://registrar.mit.edu/classes-grades-evaluations/grades/calculating-gpa',
    date: read,
  },
  weighted: {
    title: 'Asheboro High School, Grading system and quality points',
    url: 'https://sites.google.com/asheboro.k12.nc.us/2023-2024ahscoursecatalog/home/grading-systemquality-points',
    date: read,
  },
}

/** How a grade becomes points. */
export interface GradeScale {
  readonly name: ScaleName
  /** The highest number of points. */
  readonly max: number
  /** The letters, highest first as entered. Undefined for percentages. */
  readonly points: ReadonlyMap<string, number> | undefined
}

/** The scale of an input. Undefined if its name is unknown. */
export function scaleOf(form: Form<typeof fields>): GradeScale | undefined {
  const name = form.text('scale') || '4.0'
  if (name === 'percent') return { name, max: 100, points: undefined }
  if (name === 'own') return ownScale(form)
  if (name !== '4.0' && name !== '4.3' && name !== '5.0') return undefined
  const points = new Map(Object.entries(pointsOn[name]))
  return { name, max: Math.max(...points.values()), points }
}

/** Rows with a grade but no points, and the other way round, are ignored. */
function ownScale(form: Form<typeof fields>): GradeScale {
  const points = new Map<string, number>()
  let max = 0
  for (const row of form.rows('ownScale')) {
    const [grade, value] = [row.text('grade'), row.read('points')]
    if (grade === '' || value === undefined) continue
    points.set(grade, value)
    max = Math.max(max, value)
  }
  return { name: 'own', max, points }
}
