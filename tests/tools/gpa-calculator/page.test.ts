import { expect, it } from 'vitest'
import { page } from '../../../site/tools/gpa-calculator/page'
import * as gpa from '../../../src/engine/gpa-calculator/gpa-calculator'
import { ask, fixed, missingFrom } from '../../site/page-text'

type Course = readonly [grade: string, credits: string]

const of = (...courses: Course[]) =>
  ask(gpa, { courses: courses.map(([grade, credits]) => ({ name: '', grade, credits })) })
const average = (...courses: Course[]) => fixed(of(...courses).gpa, 2)
/** With 60 credits at 3.0 so far and 30 left. */
const goal = (targetGpa: string) =>
  ask(gpa, { priorGpa: '3.0', priorCredits: '60', targetGpa, remainingCredits: '30' }).goal

// Figures: the engine's, for the courses in each sentence, and its table of grades.
it('states figures that the engine calculates', () => {
  const term: Course[] = [
    ['A-', '4'],
    ['B+', '3'],
    ['B', '3'],
  ]
  const { 'A+': best, A: good, ...others } = gpa.grades
  const sentences = [
    `add up to ${of(...term).totalPoints} points in ${of(...term).totalCredits} credits, which is a GPA of ${average(...term)}`,
    `your cumulative GPA is ${average(['B', '60'], ['A', '15'])}`,
    `you need a ${fixed(goal('3.2')?.gpa ?? 0, 2)} in those. A 3.4 would be out of reach: straight A’s would get you to ${fixed(goal('3.4')?.highest ?? 0, 2)}`,
    `your GPA is ${average(['A', '12'], ['F', '3'])} instead of ${average(['A', '12'])}`,
    `A+, A: ${fixed(best, 1)}`,
    `A+, A: ${fixed(good, 1)}`,
    ...Object.entries(others).map(([letter, points]) => `\n${letter}: ${fixed(points, 1)}\n`),
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
