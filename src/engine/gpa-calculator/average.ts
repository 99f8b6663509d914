import { add, divide, exact, multiply, type Rational, toNumber } from '../core/numbers/rational'

/** Credits and points so far, exactly. */
export interface Sum {
  readonly credits: Rational
  readonly points: Rational
}

/** From 0 to the highest grade, to 10 decimals. */
export interface Average {
  /** 0 if there are no credits. */
  readonly gpa: number
  readonly totalCredits: number
  /** The sum of grade points times credits. */
  readonly totalPoints: number
}

export const rounded = (value: Rational): number => toNumber(value, 10)

export const nothing: Sum = { credits: exact(0), points: exact(0) }

export const plus = (sum: Sum, points: Rational | number, credits: Rational | number): Sum => {
  const [each, weight] = [points, credits].map((value) => (typeof value === 'number' ? exact(value) : value)) as [
    Rational,
    Rational,
  ]
  return { credits: add(sum.credits, weight), points: add(sum.points, multiply(each, weight)) }
}

export const averageOf = ({ credits, points }: Sum): Average => ({
  gpa: credits.n === 0n ? 0 : rounded(divide(points, credits)),
  totalCredits: rounded(credits),
  totalPoints: rounded(points),
})

/** An A- (3.7) with 4 credits and a B (3) with 2 credits: 20.8 points / 6 credits = 3.4666666667. */
export const gradePointAverage = (courses: readonly { readonly points: number; readonly credits: number }[]): Average =>
  averageOf(courses.reduce((sum, { points, credits }) => plus(sum, points, credits), nothing))
