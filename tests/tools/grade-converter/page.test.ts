import { expect, it } from 'vitest'
import { page } from '../../../site/tools/grade-converter/page'
import * as grade from '../../../src/engine/grade-converter/grade-converter'
import { ask, fixed, missingFrom } from '../../site/page-text'

const graded = (percentage: string) => ask(grade, { percentage })
const startOf = (letter: string) => grade.scale.find((row) => row.letter === letter)?.from

// Figures: the engine's, for the grades in each sentence, and its scale.
it('states figures that the engine calculates', () => {
  const good = ask(grade, { gpa: '3.5' })
  const { final } = ask(grade, { percentage: '85', target: '90', finalWeight: '40' })
  const sentences = [
    `92.99% is an ${graded('92.99').letterGrade}, and 93% is an ${graded('93').letterGrade}`,
    `A D starts at ${startOf('D')}%`,
    `it’s ${fixed(graded('85').gpa, 1)}. An 85% is a ${graded('85').letterGrade}, which starts at ${startOf('B')}%. A B+ starts at ${startOf('B+')}%`,
    `About ${good.percentage}%, which is a ${good.letterGrade}`,
    `18/20 is ${graded('18/20').percentage}%, an ${graded('18/20').letterGrade}`,
    `a final that counts for 40% and a goal of 90%, you need ${final?.needed}%`,
    `from ${startOf('A')}% to 100% is a GPA of ${fixed(graded('93').gpa, 1)}`,
    `shows ${ask(grade, { gpa: '4' }).percentage}% for a 4.0`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
