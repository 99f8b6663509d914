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
  /** Below the main figure: the nearest letter grades. */
  between: 'Between {below} and {above} on the 4.0 scale.',
  exactly: 'Exactly {above} on the 4.0 scale.',
  pointsByCourse: 'Points by course',
  together: 'Totals',
  unnamed: 'Course {n}',
  say: 'GPA: {gpa}. Total points: {points}. Total credits: {credits}.',
  noCredits: 'Choose a grade and enter credits, such as 3. Until then, your GPA is 0.',
  issues: {
    ...numberIssues,
    'unknown-grade': 'Choose a grade from the list.',
  } satisfies Record<IssueCode, string>,
}
