import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Course,
  coursesFromText,
  evaluate,
  example,
  highestGpa,
  type Input,
  initial,
  pointsByCourse,
} from '../../../src/engine/gpa-calculator/gpa-calculator'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.goals.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const course = (grade: string, credits: string, more: Partial<Course> = {}): Course => ({
  name: '',
  grade,
  credits,
  ...more,
})

/** Text numbers as numbers, at any depth. */
const numbersIn = (value: unknown): unknown => {
  if (typeof value === 'string') return Number(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, numbersIn(each)]))
}

// Expected values: engine.goals.oracle.py, with Python's fractions; the GPA needed is found by trying.
describe('matches the oracle', () => {
  eachRow((oracle as [Partial<Input>, unknown][]).map((row, index) => [index + 1, ...row] as const))(
    'case %i',
    (_, input, answer) => {
      expect(answerOf(input)).toEqual(numbersIn(answer))
    },
  )
})

// Published example: Cornell University, School of Hotel Administration, Grade computation: 51.2 / 16 = 3.2.
it('gives Cornell’s worked example 51.2 points and a GPA of 3.2', () => {
  const courses = [course('C+', '4'), course('A', '3'), course('A-', '3'), course('B', '3'), course('B+', '3')]
  expect(answerOf({ courses, scale: '4.3' })).toEqual({ gpa: 3.2, totalCredits: 16, totalPoints: 51.2 })
})

// Published values: Asheboro High School, Grading system and quality points.
eachRow([
  ['A', 4, 4.5, 5],
  ['B', 3, 3.5, 4],
  ['C', 2, 2.5, 3],
  ['D', 1, 1.5, 2],
] as const)('gives an %s %d points, with honors %d and with AP %d', (grade, standard, honors, ap) => {
  const gpaWith = (level: string) => answerOf({ courses: [course(grade, '1', { level })] })
  expect(gpaWith('').gpa).toBe(standard)
  expect(gpaWith('honors')).toMatchObject({ gpa: standard, weighted: { gpa: honors } })
  expect(gpaWith('ap')).toMatchObject({ gpa: standard, weighted: { gpa: ap } })
})

it('gives an F no extra points', () => {
  expect(answerOf({ courses: [course('F', '1', { level: 'ap' })] })).toEqual({
    gpa: 0,
    totalCredits: 1,
    totalPoints: 0,
  })
})

describe('an input of the time before November 2026', () => {
  it('has the same output as then, with and without the new fields', () => {
    const value = { gpa: 3.6523809524, totalCredits: 10.5, totalPoints: 38.35 }
    expect(evaluate({ courses: example.courses } as Input)).toEqual({ ok: true, value })
    expect(evaluate(example)).toEqual({ ok: true, value })
  })
})

// By hand.
describe('a scale of your own', () => {
  const ownScale = [
    { grade: 'Distinction', points: '7' },
    { grade: 'P', points: '4' },
    { grade: 'Fail', points: '0' },
    { grade: 'Unknown', points: '' },
  ]

  it('has your grades and points, even for a P', () => {
    const courses = [course('Distinction', '2'), course('P', '1'), course('W', '6')]
    expect(answerOf({ courses, ownScale, scale: 'own' })).toEqual({
      gpa: 6,
      totalCredits: 3,
      totalPoints: 18,
      uncountedCredits: 6,
    })
    expect(pointsByCourse({ courses, ownScale, scale: 'own' }).map(({ points }) => points)).toEqual([14, 4])
  })

  it('has no grades without points', () => {
    expect(issuesOf({ courses: [course('Unknown', '1')], ownScale, scale: 'own' })).toEqual([
      'courses.0.grade: unknown-grade',
    ])
  })
})

// By hand: (4 + 1) × 2 and (3.3 + 0.5) × 1.
it('adds the points for levels to those of each course, and to the highest GPA', () => {
  const courses = [course('A', '2', { level: 'ap' }), course('B+', '1', { level: 'honors' })]
  expect(pointsByCourse({ courses }).map(({ points }) => points)).toEqual([10, 3.8])
  expect([highestGpa({ courses }), highestGpa({ courses: [course('A', '2')] })]).toEqual([5, 4])
})

// By hand.
describe('semesters', () => {
  const courses = [
    course('B', '10'),
    course('A', '4', { term: 'Fall' }),
    course('B', '4'),
    course('C', '8', { term: 'Spring', level: 'honors' }),
  ]

  it('begin with the rows that have one, and add up', () => {
    expect(answerOf({ courses, priorGpa: '3', priorCredits: '10' }).terms).toEqual([
      { name: '', gpa: 3, totalCredits: 10, totalPoints: 30, weightedGpa: 3, cumulativeGpa: 3 },
      { name: 'Fall', gpa: 3.5, totalCredits: 8, totalPoints: 28, weightedGpa: 3.5, cumulativeGpa: 3.1428571429 },
      { name: 'Spring', gpa: 2, totalCredits: 8, totalPoints: 16, weightedGpa: 2.5, cumulativeGpa: 3 },
    ])
  })

  it('end with the cumulative GPA', () => {
    const { terms, cumulative } = answerOf({ courses, priorGpa: '3', priorCredits: '10' })
    expect(terms?.at(-1)?.cumulativeGpa).toBe(cumulative?.gpa)
  })
})

// By hand: 3.0 in 60 credits, and 3.2 wanted after 90: (3.2 × 90 - 180) / 30 = 3.6.
describe('the GPA needed', () => {
  const goal = { priorGpa: '3', priorCredits: '60', targetGpa: '3.2', remainingCredits: '30' }

  it('is found over the remaining credits', () => {
    expect(answerOf(goal).goal).toEqual({
      gpa: 3.6,
      isReachable: true,
      isReached: false,
      highest: 3.3333333333,
      lowest: 2,
    })
  })

  // (3.5 × 120 - 180) / 60
  it('is reachable if it’s the highest grade', () => {
    const highest = { ...goal, targetGpa: '3.5', remainingCredits: '60' }
    expect(answerOf(highest).goal).toMatchObject({ gpa: 4, isReachable: true })
  })

  it('isn’t reachable if it’s above the highest grade', () => {
    expect(answerOf({ ...goal, targetGpa: '3.34' }).goal).toMatchObject({ gpa: 4.02, isReachable: false })
  })

  it('is enough when it’s reached in the remaining credits', () => {
    const hundredths = fc.integer({ min: 0, max: 400 }).map((units) => String(units / 100))
    const credits = fc.integer({ min: 1, max: 200 }).map(String)
    fc.assert(
      fc.property(hundredths, credits, hundredths, credits, (priorGpa, priorCredits, targetGpa, remainingCredits) => {
        const { goal } = answerOf({ priorGpa, priorCredits, targetGpa, remainingCredits })
        const [prior, left] = [Number(priorCredits), Number(remainingCredits)]
        const reached = (Number(priorGpa) * prior + (goal?.gpa ?? 0) * left) / (prior + left)
        expect(reached).toBeGreaterThanOrEqual(Number(targetGpa) - 1e-9)
      }),
    )
  })
})

// By hand.
describe('text from a spreadsheet', () => {
  eachRow<[string, string, readonly Course[] | undefined]>([
    [
      'has a name, a grade and credits in each line',
      'Calculus\tA-\t4\nHistory\tb+\t3\n',
      [
        { name: 'Calculus', grade: 'A-', credits: '4' },
        { name: 'History', grade: 'B+', credits: '3' },
      ],
    ],
    [
      'can have a heading, other columns and a level',
      'Course\tCredits\tGrade\tType\r\nMATH 101\t3,5\tA−\tAP\r\n\r\nArt\t2\tP\tHonors',
      [
        { name: 'MATH 101', grade: 'A-', credits: '3,5', level: 'ap' },
        { name: 'Art', grade: 'P', credits: '2', level: 'honors' },
      ],
    ],
    ['can have percentages', 'Physics\t92.5%\t3', [{ name: 'Physics', grade: '92.5%', credits: '3' }]],
    ['can have a course called C', 'C\tB\t3', [{ name: 'C', grade: 'B', credits: '3' }]],
    ['is ignored if it’s one cell', 'Calculus', undefined],
    ['is ignored without a number', 'a\tb\nc\td e', undefined],
  ])('%s', (_, text, courses) => {
    expect(coursesFromText(text)).toEqual(courses)
  })

  it('can be anything', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (cells) => {
        expect(coursesFromText(cells.join('\t'))?.length ?? 1).toBeGreaterThan(0)
      }),
    )
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an unknown scale', { scale: '6.0' }, ['scale: unknown-scale']],
    ['an unknown level', { courses: [course('A', '1', { level: 'hard' })] }, ['courses.0.level: unknown-level']],
    ['an earlier GPA without credits', { priorGpa: '3' }, ['priorCredits: missing']],
    ['a goal without credits left', { targetGpa: '3', remainingCredits: '0' }, ['remainingCredits: not-positive']],
    ['a goal above the scale', { targetGpa: '4.5', remainingCredits: '3' }, ['targetGpa: too-large']],
    ['a percentage above 100', { scale: 'percent', courses: [course('101', '1')] }, ['courses.0.grade: too-large']],
    [
      'a letter on the percent scale',
      { scale: 'percent', courses: [course('A', '1')] },
      ['courses.0.grade: not-a-number'],
    ],
    ['negative points', { scale: 'own', ownScale: [{ grade: 'A', points: '-1' }] }, ['ownScale.0.points: too-small']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
