import { add, compare, divide, exact, multiply, type Rational, subtract, toNumber } from '../core/numbers/rational'
import type { Source } from '../core/source'
import type { System } from './fields'

const read = '2026-11-25'

/** Where each system was read. */
export const sources: Readonly<Record<Exclude<System, 'own'>, Source>> = {
  uk: {
    title: 'The Student Room, Degree classifications',
    url: 'https://www.thestudentroom.co.uk/university/courses/degree-classifications',
    date: read,
  },
  germany: {
    title: 'University of Passau, Grade conversion: modified Bavarian formula',
    url: 'https://www.sobi.uni-passau.de/en/study/examinations/grade-conversion',
    date: read,
  },
  india: {
    title: 'digitalLEARNING, CBSE prescribes guidelines for standard 11 admissions',
    url: 'https://digitallearning.eletsonline.com/2010/06/cbse-prescribes-guidelines-for-standard-11-admissions',
    date: read,
  },
  ects: {
    title: 'University of Cassino, ECTS',
    url: 'https://www.unicas.it/international-unicas/erasmus-office/ects/',
    date: read,
  },
}

/** The lowest percentage for each class of a UK honours degree, highest first. */
export const ukClasses = [
  { grade: 'first', from: 70 },
  { grade: 'upper-second', from: 60 },
  { grade: 'lower-second', from: 50 },
  { grade: 'third', from: 40 },
  { grade: 'fail', from: 0 },
] as const

/** The share of the students who passed that are at least as good, in percent: 10, then 25, 30, 25 and 10 more. */
export const ectsGrades = [
  { grade: 'A', to: 10 },
  { grade: 'B', to: 35 },
  { grade: 'C', to: 65 },
  { grade: 'D', to: 90 },
  { grade: 'E', to: 100 },
] as const

/** The percentage of marks is 9.5 times the CGPA. */
const cgpaFactor = 9.5

/** A CGPA of 8.2 is 77.9%. */
export const cgpaToPercentage = (cgpa: number): number => toNumber(multiply(exact(cgpa), exact(cgpaFactor)), 10)

/** 77.9% is a CGPA of 8.2. At most 10, to 2 decimals. */
export function percentageToCgpa(percentage: number): number {
  const cgpa = divide(exact(percentage), exact(cgpaFactor))
  return compare(cgpa, exact(10)) > 0 ? 10 : toNumber(cgpa, 2)
}

/**
 * The modified Bavarian formula: 1 + 3 × (best - grade) / (best - passing), cut after one decimal without rounding. 82%
 * with a passing grade of 50% is 1 + 3 × 18 / 50 = 2.08, so 2.0. Undefined below the passing grade.
 */
export function germanGrade(grade: Rational, passing: Rational, best: Rational = exact(100)): number | undefined {
  if (compare(grade, passing) < 0) return undefined
  const share = divide(subtract(best, grade), subtract(best, passing))
  const { n, d } = add(exact(1), multiply(exact(3), share))
  return Number((n * 10n) / d) / 10
}

/** The best tenth of those who passed has an A. `rank` is above 0, and at most 100. */
export const ectsGrade = (rank: Rational): (typeof ectsGrades)[number]['grade'] =>
  (ectsGrades.find(({ to }) => compare(rank, exact(to)) <= 0) ?? ectsGrades[4]).grade
