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
  say: 'GPA {gpa}, from {points} points in {credits} credits',
  noCredits: 'No credits were taken, so the average is 0.',
  issues: {
    ...numberIssues,
    'unknown-grade': 'Choose a grade from the list.',
    'no-courses': 'Give at least one course a grade and its credits.',
  } satisfies Record<IssueCode, string>,
}
