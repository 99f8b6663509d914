import type { IssueCode } from '../../engine/grade-converter'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Grade converter',
  percentage: 'Percentage',
  gpa: 'GPA',
  either: 'Fill in one of the two: typing in one clears the other.',
  convert: 'Convert',
  letterGrade: 'Letter grade',
  say: {
    percentage: '{percentage} is {letter}, a GPA of {gpa}',
    gpa: 'A GPA of {gpa} is {letter}, {percentage}',
  },
  percent: '{n}%',
  scale: 'The scale',
  letter: 'Letter',
  reached: 'Reached at',
  backwards: 'As percent',
  from: '{n}% and up',
  below: 'below {n}%',
  yours: 'your grade',
  issues: {
    ...numberIssues,
    missing: 'Enter a percentage here, or a GPA beside it.',
    'both-given': 'Both are filled in. Clear one of them, to have the other converted.',
  } satisfies Record<IssueCode, string>,
}
