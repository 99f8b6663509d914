import type { IssueCode } from '../../engine/gpa-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'GPA calculator',
  courses: 'Courses',
  course: 'Course',
  grade: 'Grade',
  credits: 'Credits',
  none: '–',
  add: 'Add course',
  remove: 'Remove course {n}',
  calculate: 'Calculate',
  gpa: 'Grade point average',
  totalCredits: 'Total credits',
  totalPoints: 'Total points',
  say: 'GPA {gpa}. Total points: {points}. Total credits: {credits}.',
  noCredits: 'No credits count yet, so the GPA is 0. Choose a grade and enter credits, such as 3.',
  issues: {
    ...numberIssues,
    'unknown-grade': 'Choose a grade from the list.',
  } satisfies Record<IssueCode, string>,
}
