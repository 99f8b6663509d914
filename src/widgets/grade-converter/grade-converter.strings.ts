import type { IssueCode } from '../../engine/grade-converter'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Grade converter',
  percentage: 'Percentage',
  gpa: 'GPA',
  either: 'Enter a percentage or a GPA. Typing in one field clears the other.',
  convert: 'Convert',
  letterGrade: 'Letter grade',
  say: {
    percentage: '{percentage} is {letter}, with a GPA of {gpa}',
    gpa: 'A GPA of {gpa} is {letter}, or about {percentage}',
  },
  /** Below the letter: the converted value and where the next letter starts. */
  meaning: {
    percentage: 'That’s a GPA of {gpa}. The next grade, {higher}, starts at {next}.',
    gpa: 'That’s about {percentage}. The next grade, {higher}, starts at {next}.',
  },
  /** The same for the highest letter. */
  highest: {
    percentage: 'That’s a GPA of {gpa}, the highest on this scale.',
    gpa: 'That’s about {percentage}.',
  },
  percent: '{n}%',
  scale: 'Grading scale, {first} to {last}',
  letter: 'Letter',
  reached: 'Percentage',
  backwards: 'GPA to %',
  from: '{n}% and above',
  below: 'Below {n}%',
  yours: 'your grade',
  issues: {
    ...numberIssues,
    missing: 'Enter a percentage, such as {example}, or a GPA.',
    'both-given': 'Clear one field to convert the other.',
  } satisfies Record<IssueCode, string>,
}
