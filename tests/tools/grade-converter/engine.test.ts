import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  gpaScale,
  gpaToPercentage,
  type Input,
  initial,
  type Letter,
  percentageToGpa,
  percentageToLetter,
  scale,
} from '../../../src/engine/grade-converter/grade-converter'
import { eachRow } from '../../each-row'
import { errorsIn } from '../../results'
import oracle from './engine.oracle.json'

const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))

// Expected values: the College Board's 4.0 scale, as published by Sciencing, 'What are the different GPA scales?'. A D
// starts at 65 there and at 60 here, so this compares from 65.
describe('the College Board’s scale', () => {
  eachRow<[Letter, number, number, number]>([
    ['A+', 97, 100, 4],
    ['A', 93, 96, 4],
    ['A-', 90, 92, 3.7],
    ['B+', 87, 89, 3.3],
    ['B', 83, 86, 3],
    ['B-', 80, 82, 2.7],
    ['C+', 77, 79, 2.3],
    ['C', 73, 76, 2],
    ['C-', 70, 72, 1.7],
    ['D+', 67, 69, 1.3],
    ['D', 65, 66, 1],
  ])('has %s from %d to %d, with a GPA of %d', (letter, from, to, gpa) => {
    for (let percentage = from; percentage <= to; percentage++) {
      expect([percentageToLetter(percentage), percentageToGpa(percentage)]).toEqual([letter, gpa])
    }
  })
})

// Expected values: Andrews University, CLSC 320, grade scale, to a tenth of a percent. It has no A+ or D+.
describe('Andrews University’s scale', () => {
  eachRow<[Letter, number, number]>([
    ['A', 93, 96.9],
    ['A-', 90, 92.9],
    ['B+', 87, 89.9],
    ['B', 83, 86.9],
    ['B-', 80, 82.9],
    ['C+', 77, 79.9],
    ['C', 73, 76.9],
    ['C-', 70, 72.9],
    ['D', 60, 66.9],
    ['F', 0, 59.9],
  ])('has %s from %d to %d', (letter, from, to) => {
    expect([percentageToLetter(from), percentageToLetter(to)]).toEqual([letter, letter])
  })
})

// Expected points: Emory College, Grading system, quality points. Mount Vernon Nazarene University's catalog has the
// same.
describe('Emory College’s grade points', () => {
  eachRow<[Letter, number]>([
    ['A', 4.0],
    ['A-', 3.7],
    ['B+', 3.3],
    ['B', 3.0],
    ['B-', 2.7],
    ['C+', 2.3],
    ['C', 2.0],
    ['C-', 1.7],
    ['D+', 1.3],
    ['D', 1.0],
    ['F', 0.0],
  ])('for %s are %d', (letter, points) => {
    expect(scale.find((row) => row.letter === letter)?.gpa).toBe(points)
  })
})

// Expected percentages: Randolph College, Physics, Grade scale. It has the same percentage for each of these letters.
describe('Randolph College’s percentage', () => {
  eachRow([
    ['an A', 4, 95],
    ['an A-', 3.7, 91],
    ['a B+', 3.3, 88],
    ['a B', 3, 85],
    ['a C+', 2.3, 78],
    ['a C', 2, 75],
    ['a D+', 1.3, 68],
    ['a D', 1, 65],
    ['an F', 0, 50],
  ])('for %s, %d, is %d', (_, gpa, percentage) => {
    expect(gpaToPercentage(gpa)).toBe(percentage)
  })
})

// Expected values: docs/rules.md. The first column that a GPA is at or above: 3.5 is 88, and below 1 is 50.
describe('a GPA between the rows of the table', () => {
  eachRow([
    [3.5, 88, 'B+'],
    [3.99, 91, 'A-'],
    [2.99, 82, 'B-'],
    [1.99, 72, 'C-'],
    [0.99, 50, 'F'],
    [0, 50, 'F'],
  ] as const)('uses the lower row: %d is %d, %s', (gpa, percentage, letterGrade) => {
    expect(evaluate({ percentage: '', gpa: String(gpa) })).toEqual({
      ok: true,
      value: { percentage, letterGrade, gpa },
    })
  })
})

// Expected values: engine.oracle.py, a different search in the same tables, on both sides of every cutoff.
describe('matches the oracle', () => {
  eachRow(oracle as [string, string, string, string, string][])(
    '"%s" "%s": %s %s %s',
    (percentage, gpa, ...expected) => {
      const [percent, letterGrade, points] = expected
      const value = { percentage: Number(percent), letterGrade, gpa: Number(points) }
      expect(evaluate({ percentage, gpa })).toEqual({ ok: true, value })
    },
  )
})

describe('conversion in both directions', () => {
  const percentage = fc.integer({ min: 0, max: 10 ** 6 }).map((units) => units / 10 ** 4)
  const gpa = fc.integer({ min: 0, max: 4 * 10 ** 4 }).map((units) => units / 10 ** 4)

  it('never has a lower result for a higher value', () => {
    fc.assert(
      fc.property(percentage, percentage, gpa, gpa, (one, other, first, second) => {
        const rank = (percentage: number) => scale.findIndex(({ letter }) => letter === percentageToLetter(percentage))
        expect(percentageToGpa(Math.min(one, other))).toBeLessThanOrEqual(percentageToGpa(Math.max(one, other)))
        expect(rank(Math.min(one, other))).toBeGreaterThanOrEqual(rank(Math.max(one, other)))
        expect(gpaToPercentage(Math.min(first, second))).toBeLessThanOrEqual(gpaToPercentage(Math.max(first, second)))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('converts GPAs to percentages and back', () => {
    fc.assert(
      fc.property(percentage, (percentage) => {
        const points = percentageToGpa(percentage)
        expect(percentageToGpa(gpaToPercentage(points))).toBe(points)
      }),
      { numRuns: 1000, seed: 1 },
    )
    for (const { from, percentage } of gpaScale) expect(percentageToGpa(percentage)).toBe(from)
  })

  it('never converts a GPA to a letter with a higher GPA', () => {
    fc.assert(
      fc.property(gpa, (gpa) => {
        expect(percentageToGpa(gpaToPercentage(gpa))).toBeLessThanOrEqual(gpa)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('accepts the locale’s digits and decimal separator', () => {
    const value = { percentage: 92.5, letterGrade: 'A-', gpa: 3.7 }
    expect(evaluate({ ...initial, percentage: '92,5' }, { locale: 'de-DE' })).toEqual({ ok: true, value })
    expect(evaluate({ ...initial, percentage: '٩٢٫٥' }, { locale: 'ar-EG' })).toEqual({ ok: true, value })
  })

  it('matches the examples in the comments', () => {
    expect(evaluate(example)).toEqual({ ok: true, value: { percentage: 88.5, letterGrade: 'B+', gpa: 3.3 } })
    expect([percentageToLetter(88.5), percentageToGpa(88.5), gpaToPercentage(3.5)]).toEqual(['B+', 3.3, 88])
  })
})

describe('a number outside the scale', () => {
  it('gets the highest grade if it’s above, and the lowest if it’s below or NaN', () => {
    expect([percentageToLetter(105), percentageToGpa(105), gpaToPercentage(4.3)]).toEqual(['A+', 4, 95])
    expect([percentageToLetter(-1), percentageToGpa(-1), gpaToPercentage(-1)]).toEqual(['F', 0, 50])
    expect([percentageToLetter(Number.NaN), percentageToGpa(Number.NaN), gpaToPercentage(Number.NaN)]).toEqual([
      'F',
      0,
      50,
    ])
  })
})

// Expected values: by hand.
describe('text with a slash', () => {
  eachRow([
    ['18/20', 90],
    ['18 / 20', 90],
    ['45.5/50', 91],
    ['20/20', 100],
    ['0/20', 0],
    ['90 1/2', 90.5],
    ['1/2%', 0.5],
  ])('%s is read as %d%%', (percentage, percent) => {
    expect(evaluate({ ...initial, percentage })).toMatchObject({ ok: true, value: { percentage: percent } })
  })

  it('is an error if it’s above 100% or divides by 0', () => {
    expect(issuesOf({ percentage: '21/20' })).toEqual(['percentage: too-large'])
    expect(issuesOf({ percentage: '1/0' })).toEqual(['percentage: not-a-number'])
  })
})

// Ranges: docs/rules.md.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty fields', {}, ['percentage: missing']],
    ['only spaces', { percentage: ' ', gpa: '\t' }, ['percentage: missing']],
    ['both fields filled in', { percentage: '90', gpa: '3.7' }, ['gpa: both-given']],
    ['both fields filled in with invalid text', { percentage: 'x', gpa: 'y' }, ['gpa: both-given']],
    ['a percentage below 0', { percentage: '-0.1' }, ['percentage: too-small']],
    ['a percentage above 100', { percentage: '100.1' }, ['percentage: too-large']],
    ['a GPA below 0', { gpa: '-0.1' }, ['gpa: too-small']],
    ['a GPA above 4', { gpa: '4.01' }, ['gpa: too-large']],
    ['a letter', { percentage: 'A' }, ['percentage: not-a-number']],
    ['a GPA as a percentage', { gpa: '90%' }, ['gpa: not-a-number']],
    ['too many digits', { percentage: '92.12345678901234' }, ['percentage: too-precise']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
