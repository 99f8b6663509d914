import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, type Input, initial } from '../../../src/engine/grade-converter/grade-converter'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.systems.oracle.json'

type Row<Answer> = [input: Partial<Input>, answer: Answer]

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const gradeIn = (system: string, input: Partial<Input>) => answerOf({ ...input, system }).conversion?.grade
const named = <Answer>(rows: unknown) =>
  (rows as Row<Answer>[]).map(([input, answer]) => [JSON.stringify(input), input, answer] as const)

// Expected values: engine.systems.oracle.py, with Python's fractions.
describe('Germany, by the modified Bavarian formula', () => {
  eachRow(named<number | null>(oracle.germany))('%s', (_, input, grade) => {
    expect(gradeIn('germany', input)).toBe(grade ?? undefined)
  })

  // Published example: calculator.academy, Bavarian formula: 82 of 100 with 50 to pass is 2.08. Cut, as the University
  // of Passau and the KMK do: 'All other digits are eliminated without rounding.'
  it('cuts after one decimal: 2.08 is 2.0', () => {
    expect(gradeIn('germany', { percentage: '82', passing: '50' })).toBe(2)
  })

  // Published example: revisiontown.com, Bavarian formula converter: 75 of 100 with 40 to pass is 2.25.
  it('doesn’t round 2.25 up', () => {
    expect(gradeIn('germany', { percentage: '75', passing: '40' })).toBe(2.2)
  })

  it('is between 1.0 for the best grade and 4.0 for the passing grade', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (passing) => {
        expect(gradeIn('germany', { percentage: '100', passing: String(passing) })).toBe(1)
        expect(gradeIn('germany', { percentage: String(passing), passing: String(passing) })).toBe(4)
      }),
    )
  })
})

describe('the UK', () => {
  eachRow(named<string>(oracle.uk))('%s', (_, input, grade) => {
    expect(gradeIn('uk', input)).toBe(grade)
  })
})

describe('ECTS', () => {
  eachRow(named<string>(oracle.ects))('%s', (_, input, grade) => {
    expect(gradeIn('ects', input)).toBe(grade)
  })
})

describe('India', () => {
  eachRow(named<number>(oracle.india))('%s', (_, input, percentage) => {
    const answer = answerOf({ ...input, system: 'india' })
    expect(answer).toMatchObject({ percentage, conversion: { grade: Number(input.cgpa) } })
    // And back.
    expect(gradeIn('india', { percentage: String(percentage) })).toBe(Number(input.cgpa))
  })

  it('has a CGPA of at most 10', () => {
    expect(gradeIn('india', { percentage: '98' })).toBe(10)
  })
})

describe('the average of assignments', () => {
  eachRow(named<object>(oracle.averages))('%s', (_, input, average) => {
    const answer = answerOf(input)
    expect(answer.average).toEqual(average)
    expect(answer.percentage).toBe(answer.average?.percentage)
  })

  it('is used only if no percentage is entered', () => {
    const assignments = [{ name: '', score: '50', weight: '1' }]
    expect(answerOf({ percentage: '90', assignments })).toEqual({ percentage: 90, letterGrade: 'A-', gpa: 3.7 })
  })
})

describe('the final', () => {
  eachRow(named<object>(oracle.finals))('%s', (_, input, final) => {
    expect(answerOf(input).final).toEqual(final)
  })

  // By hand: 85 × 0.6 = 51; (90 - 51) / 0.4 = 97.5.
  it('needs 97.5% for an A- with 85% so far and a final of 40%', () => {
    expect(answerOf({ percentage: '85', target: 'a-', finalWeight: '40' }).final).toMatchObject({
      target: 90,
      needed: 97.5,
      isReachable: true,
    })
  })

  // By hand: 89 × 0.5 = 44.5; (45 - 44.5) / 0.5 = 1. And 81 / 2 = 40.5; (40.5 - 40.5) / 0.5 = 0.
  eachRow([
    ['89', '45', 1, false],
    ['81', '40.5', 0, true],
    ['81', '40.4', 0, true],
  ])('with %s% so far and a goal of %s% needs %d%, so it’s reached: %s', (percentage, target, needed, isReached) => {
    expect(answerOf({ percentage, target, finalWeight: '50' }).final).toMatchObject({ needed, isReached })
  })

  // By hand: (80 + 80 + 81) / 3 = 80.333…; × 0.7 = 56.2333…, and 30 more.
  it('has its highest and lowest course grade to 10 decimals', () => {
    const assignments = ['80', '80', '81'].map((score) => ({ name: '', score, weight: '1' }))
    const { highest, lowest } = answerOf({ assignments, target: '70', finalWeight: '30' }).final ?? {}
    expect([lowest, highest]).toEqual([56.2333333333, 86.2333333333])
  })

  // By hand: (80 × 30 + 90 × 30) / 60 = 85, and 100 - 60 = 40.
  it('counts for what the assignments leave of 100%', () => {
    const assignments = [
      { name: 'Essay', score: '80', weight: '30' },
      { name: 'Midterm', score: '45/50', weight: '30' },
    ]
    expect(answerOf({ assignments, target: '90' }).final).toMatchObject({ weight: 40, needed: 97.5 })
  })
})

describe('your own cutoffs', () => {
  const cutOffs = [
    { grade: 'Pass', from: '50' },
    { grade: 'Distinction', from: '80' },
    { grade: '', from: '90' },
    { grade: 'Merit', from: '' },
  ]

  eachRow([
    ['80', 'Distinction'],
    ['79.99', 'Pass'],
    ['95', 'Distinction'],
    ['49', undefined],
  ])('%s%% is %s', (percentage, grade) => {
    expect(gradeIn('own', { percentage, cutOffs })).toBe(grade)
  })
})

it('has the same output as before November 2026 for an input of then', () => {
  const value = { percentage: 88.5, letterGrade: 'B+', gpa: 3.3 }
  expect(evaluate({ percentage: '88.5', gpa: '' } as Input)).toEqual({ ok: true, value })
  expect(answerOf({ percentage: '88.5' })).toEqual(value)
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an unknown system', { percentage: '80', system: 'mars' }, ['system: unknown-system']],
    ['a missing passing grade', { percentage: '80', system: 'germany' }, ['passing: no-passing']],
    ['a passing grade of 100%', { percentage: '80', system: 'germany', passing: '100' }, ['passing: too-large']],
    ['a missing place', { percentage: '80', system: 'ects' }, ['rank: no-rank']],
    ['a place of 0', { percentage: '80', system: 'ects', rank: '0/40' }, ['rank: not-positive']],
    ['cutoffs that are missing', { percentage: '80', system: 'own' }, ['cutOffs: no-cutoffs']],
    ['a CGPA and a percentage', { percentage: '80', cgpa: '8', system: 'india' }, ['cgpa: both-given']],
    ['a CGPA that isn’t a number', { cgpa: 'x', system: 'india' }, ['cgpa: no-cgpa']],
    ['a CGPA above 10', { cgpa: '10.1', system: 'india' }, ['cgpa: too-large']],
    ['a final without a weight', { percentage: '80', target: '90' }, ['finalWeight: no-weight']],
    ['an unknown letter as a goal', { percentage: '80', target: 'Z', finalWeight: '40' }, ['target: unknown-target']],
    [
      'a score without a number',
      { assignments: [{ name: '', score: 'x', weight: '1' }] },
      ['assignments.0.score: not-a-number'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })

  it('nothing about a CGPA if India isn’t selected', () => {
    expect(answerOf({ percentage: '80', cgpa: 'x' }).percentage).toBe(80)
  })
})
