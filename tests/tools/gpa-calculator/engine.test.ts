import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  gradePointAverage,
  grades,
  gradesAround,
  type Input,
  initial,
  pointsByCourse,
} from '../../../src/engine/gpa-calculator/gpa-calculator'
import { eachRow } from '../../each-row'
import oracle from './engine.oracle.json'

const course = (grade: string, credits: string) => ({ name: '', grade, credits })
const gpaOf = (...rows: [grade: string, credits: string][]) =>
  evaluate({ courses: rows.map(([grade, credits]) => course(grade, credits)) })

// Expected points: docs/rules.md.
describe('the 4.0 scale', () => {
  eachRow([
    ['A+', 4],
    ['A', 4],
    ['A-', 3.7],
    ['B+', 3.3],
    ['B', 3],
    ['B-', 2.7],
    ['C+', 2.3],
    ['C', 2],
    ['C-', 1.7],
    ['D+', 1.3],
    ['D', 1],
    ['F', 0],
  ])('gives %s %s points', (grade, points) => {
    expect(gpaOf([grade, '1'])).toEqual({ ok: true, value: { gpa: points, totalCredits: 1, totalPoints: points } })
  })

  it('has twelve grades', () => {
    expect(Object.keys(grades)).toHaveLength(12)
  })
})

// Expected values: by hand. 4 × 3.7 + 3.5 × 3.3 + 3 × 4 = 38.35 points in 10.5 credits.
describe('the GPA', () => {
  it('weights each grade by its credits', () => {
    const value = { gpa: 3.6523809524, totalCredits: 10.5, totalPoints: 38.35 }
    expect(evaluate(example)).toEqual({ ok: true, value })
  })

  it('has no binary rounding errors', () => {
    expect(gradePointAverage([3.3, 3.3, 3.3].map((points) => ({ points, credits: 0.1 })))).toEqual({
      gpa: 3.3,
      totalCredits: 0.3,
      totalPoints: 0.99,
    })
  })

  it('is 0 without courses', () => {
    expect(gradePointAverage([])).toEqual({ gpa: 0, totalCredits: 0, totalPoints: 0 })
  })

  it('accepts credits in the locale’s digits', () => {
    const courses = [course('B', '٣')]
    expect(evaluate({ courses }, { locale: 'ar-EG' })).toMatchObject({ ok: true, value: { totalPoints: 9 } })
  })
})

// By hand: (90 × 3 + 80 × 1) / 4 = 87.5. A percent sign may be typed in every percentage.
it('reads percentages with and without a percent sign', () => {
  const courses = [course('90%', '3'), course('80', '1')]
  expect(evaluate({ ...initial, scale: 'percent', courses })).toMatchObject({ ok: true, value: { gpa: 87.5 } })
})

describe('the points by course', () => {
  it('leave out courses that don’t count', () => {
    const courses = [{ name: ' Calculus ', grade: 'A-', credits: '4' }, course('', '3'), course('B', '2.5')]
    expect(pointsByCourse({ courses })).toEqual([
      { name: 'Calculus', row: 1, points: 14.8 },
      { name: '', row: 3, points: 7.5 },
    ])
  })
})

describe('the nearest grades', () => {
  eachRow([
    [4, 'A', 'A'],
    [3.65, 'B+', 'A-'],
    [3.3, 'B+', 'B+'],
    [2.99, 'B-', 'B'],
    [0.4, 'F', 'D'],
    [0, 'F', 'F'],
  ])('to %d are %s and %s', (gpa, below, above) => {
    expect(gradesAround(gpa)).toEqual({ below, above })
  })
})

// Expected values: engine.oracle.py, with exact fractions. Includes ties at the tenth decimal.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [row.courses.map((pair) => pair.join(' ')).join(', '), row] as const))('%s', (_, row) => {
    expect(gpaOf(...(row.courses as [string, string][]))).toEqual({
      ok: true,
      value: { gpa: Number(row.gpa), totalCredits: Number(row.totalCredits), totalPoints: Number(row.totalPoints) },
    })
  })
})

// Expected values: docs/rules.md. Only rows with a grade and credits count. Without credits, the GPA is 0.
describe('ignored rows', () => {
  eachRow([
    ['a grade without credits', course('F', '')],
    ['credits without a grade', course('', '3')],
    ['only a name', { name: 'Latin', grade: '', credits: '' }],
    ['only spaces', course(' ', ' ')],
  ])('%s', (_, row) => {
    const courses = [row, course('B', '3')]
    expect(evaluate({ courses })).toEqual({ ok: true, value: { gpa: 3, totalCredits: 3, totalPoints: 9 } })
  })

  it('result in a GPA of 0 if there are no other rows, and so do 0 credits', () => {
    const zero = { ok: true, value: { gpa: 0, totalCredits: 0, totalPoints: 0 } }
    expect(evaluate(initial)).toEqual(zero)
    expect(evaluate({ courses: [] })).toEqual(zero)
    expect(gpaOf(['A', ''], ['', '3'])).toEqual(zero)
    expect(gpaOf(['A', '0'])).toEqual(zero)
  })
})

// Expected values: docs/rules.md (credits from 0), and the issue codes in core/fields.
describe('errors in rows', () => {
  eachRow([
    ['credits in words', 'A', 'three', 'not-a-number', 'credits'],
    ['credits with an exponent', 'A', '1e3', 'not-a-number', 'credits'],
    ['credits below 0', 'A', '-0.5', 'too-small', 'credits'],
    ['credits above 10,000', 'A', '10000.5', 'too-large', 'credits'],
    ['too many digits', 'A', '0.1234567890123456', 'too-precise', 'credits'],
    ['invalid credits without a grade', '', 'x', 'not-a-number', 'credits'],
    ['an unknown grade', 'E', '3', 'unknown-grade', 'grade'],
    ['an unknown grade without credits', 'A++', '', 'unknown-grade', 'grade'],
    ['an inherited property as a grade', 'constructor', '3', 'unknown-grade', 'grade'],
    ['__proto__ as a grade', '__proto__', '3', 'unknown-grade', 'grade'],
  ])('include %s', (_, grade, credits, code, field) => {
    const result = gpaOf(['A', '3'], ['B', '3'], [grade, credits])
    expect(result).toMatchObject({ ok: false, issues: [{ code, field: `courses.2.${field}` }] })
  })

  it('are all reported at once', () => {
    expect(gpaOf(['E', '-1'], ['A', '3'], ['A', 'x'])).toMatchObject({
      issues: [{ field: 'courses.0.grade' }, { field: 'courses.0.credits' }, { field: 'courses.2.credits' }],
    })
  })

  it('have the right row number after invalid rows', () => {
    const courses = [null, 7, course('A', 'x')] as unknown as Input['courses']
    expect(evaluate({ courses })).toMatchObject({ issues: [{ field: 'courses.2.credits' }] })
  })

  it('are reported for 200,000 rows', () => {
    const result = evaluate({ courses: Array(200_000).fill(course('E', '')) })
    expect(result.ok ? 0 : result.issues.length).toBe(200_000)
  })
})

const courses = fc.array(
  fc.record({
    points: fc.constantFrom(...Object.values(grades)),
    credits: fc.integer({ min: 0, max: 4000 }).map((quarters) => quarters / 4),
  }),
  { maxLength: 30 },
)

describe('properties', () => {
  it('the order of the courses doesn’t matter', () => {
    const shuffled = courses.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(gradePointAverage(other)).toEqual(gradePointAverage(list))
      }),
    )
  })

  it('the GPA stays the same when all credits are doubled', () => {
    fc.assert(
      fc.property(courses, (list) => {
        const doubled = list.map(({ points, credits }) => ({ points, credits: credits * 2 }))
        expect(gradePointAverage(doubled).gpa).toBe(gradePointAverage(list).gpa)
      }),
    )
  })

  it('the GPA is between the lowest and the highest grade with credits', () => {
    fc.assert(
      fc.property(courses, (list) => {
        const points = list.filter(({ credits }) => credits > 0).map(({ points }) => points)
        const { gpa } = gradePointAverage(list)
        expect(gpa).toBeGreaterThanOrEqual(points.length ? Math.min(...points) : 0)
        expect(gpa).toBeLessThanOrEqual(points.length ? Math.max(...points) : 0)
      }),
    )
  })

  it('any input has an output or an error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ' ', '1e309', '-0', 'NaN', '1,5', '__proto__', 'A', '3', '\ud800'),
      fc.anything(),
    )
    const row = fc.oneof(fc.record({ name: text, grade: text, credits: text }, { requiredKeys: [] }), fc.anything())
    const record = fc.record({ courses: fc.oneof(fc.array(row), fc.anything()) }, { requiredKeys: [] })
    fc.assert(
      fc.property(record, (input) => {
        const result = evaluate(input as Input)
        if (result.ok) expect(result.value.gpa).toBeLessThanOrEqual(4)
        else expect(result.issues.length).toBeGreaterThan(0)
      }),
    )
  })

  it('a million digits aren’t a number', () => {
    expect(gpaOf(['A', '9'.repeat(1_000_000)])).toMatchObject({ issues: [{ code: 'not-a-number' }] })
  })
})
