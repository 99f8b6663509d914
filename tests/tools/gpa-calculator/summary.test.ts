import { expect, it } from 'vitest'
import { evaluate, example, type Input, initial } from '../../../src/engine/gpa-calculator/gpa-calculator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/gpa-calculator/gpa-calculator.strings'
import { summarize } from '../../../src/widgets/gpa-calculator/gpa-calculator.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(own: Partial<Input>, locale = 'en-US') {
  const input = { ...initial, ...own }
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))
}

// By hand: 3.7 × 4 = 14.8, 3.3 × 3.5 = 11.55, 4 × 3 = 12; 38.35 / 10.5 = 3.652.
it('copies the GPA, the nearest letters, each course’s points and the totals', () => {
  expect(copyOf(summaryOf(example))).toBe(`Grade point average: 3.65
Between B+ and A- on the 4.0 scale.

Points by course
Calculus: 14.8
Chemistry: 11.55
History: 12

Totals
Total credits: 10.5
Total points: 38.35`)
})

// The semesters of engine.goals.test.ts, with the same name. By hand: 8 × 2.5 = 20; (30 + 16 + 12 + 20) / 26 = 3;
// (30 + 16 + 12 + 16) / 26 = 2.846; (30 + 78) / 36 = 3.
it('copies each semester, and keeps two with the same name apart', () => {
  const courses = [
    { name: 'Art', grade: 'B', credits: '10' },
    { name: 'Biology', grade: 'A', credits: '4', term: 'Fall' },
    { name: '', grade: 'B', credits: '4' },
    { name: 'Drama', grade: 'C', credits: '8', level: 'honors', term: 'Fall' },
    { name: 'Yoga', grade: 'P', credits: '1' },
  ]
  expect(copyOf(summaryOf({ courses, priorGpa: '3', priorCredits: '10' }))).toBe(`Cumulative GPA: 3.00
Exactly B on the 4.0 scale.

Before
Weighted GPA: 3.00
Credits: 10
Cumulative GPA: 3.00

Fall
Weighted GPA: 3.50
Credits: 8
Cumulative GPA: 3.14

Fall (2)
Weighted GPA: 2.50
Credits: 8
Cumulative GPA: 3.00

Points by course
Art: 30
Biology: 16
Course 3: 12
Drama: 20

Totals
Weighted GPA: 3.00
Unweighted GPA: 2.85
Total credits: 36
Total points: 108
Credits that don’t count: 1`)
})

it('writes numbers as in the locale', () => {
  const courses = [{ name: 'Calculus', grade: 'A-', credits: '3,5' }]
  expect(copyOf(summaryOf({ courses }, 'de-DE'))).toBe(`Grade point average: 3,70
Exactly A- on the 4.0 scale.

Points by course
Calculus: 12,95

Totals
Total credits: 3,5
Total points: 12,95`)
})

const prior = { priorGpa: '3', priorCredits: '60' }
const course = (grade: string, credits: string) => ({ courses: [{ name: '', grade, credits }] })

// By hand: (3.2 × 90 - 180) / 30 = 3.6; (180 + 4 × 30) / 90 = 3.33; 180 / 90 = 2.
eachRow<[string, Partial<Input>, string]>([
  [
    'what a goal needs',
    { ...prior, targetGpa: '3.2', remainingCredits: '30' },
    'Cumulative GPA: 3.00. To reach 3.2, you need a GPA of 3.60 in the next 30 credits.',
  ],
  [
    'that a goal is out of reach',
    { ...prior, targetGpa: '3.4', remainingCredits: '30' },
    'Cumulative GPA: 3.00. 3.4 is out of reach in 30 credits. With the highest grades, your GPA would be 3.33.',
  ],
  [
    'that a goal is reached',
    { ...prior, targetGpa: '2', remainingCredits: '30' },
    'Cumulative GPA: 3.00. You’ll have 2 whatever your grades are. Your GPA can’t fall below 2.00.',
  ],
  [
    'that credits are missing',
    course('A', ''),
    'Grade point average: 0.00. Choose a grade and enter credits, such as 3. Until then, your GPA is 0.',
  ],
  ['no letters of the 4.0 scale for another one', { ...course('B', '3'), scale: '5.0' }, 'Grade point average: 4.00'],
])('announces %s', (_, input, announced) => {
  expect(announcementOf(summaryOf(input))).toBe(announced)
})
