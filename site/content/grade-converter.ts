import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Turns a percentage into a letter grade and a GPA on the 4.0 scale, or a GPA into a percentage. For students and parents who read a report card from another school, and for applicants whose form asks for the other scale. The whole table stands below the answer, with your line marked.',
  ],
  howItWorks: [
    'Every line of the table is read as “at or above”: 93% is an A, 92.99% an A-. Nothing is rounded up first.',
    'The way back is a table of its own, because a GPA stands for a span of percentages. A GPA takes the highest line that it reaches, so 3.5 counts as 3.3 and gives 88%. Below 1.0 it is 50%. There and back again is therefore not always where you began.',
  ],
  limits: [
    'From A+ to D+ these are the lines of the College Board’s 4.0 scale; its D begins at 65%, this one at 60%, as at many colleges. Schools draw them differently, some give 4.3 for an A+, some have no D+: the handbook of your school decides. Grades of other countries need their own tables.',
  ],
  sources: [{ name: 'College Board, 4.0 scale' }],
  faq: [
    {
      question: 'What letter and GPA is 88.5%?',
      answer: 'A B+, a GPA of 3.3: it is at or above 87% and below 90%.',
    },
    {
      question: 'Why is 89.9% not an A-?',
      answer:
        'Because 90% is where an A- begins, and the tool does not round. Some teachers round up to the next whole percent first; then enter 90.',
    },
    {
      question: 'What percentage is a GPA of 3.0?',
      answer:
        '85% here, a B. It stands for all from 83% up to 87%, so take it as the middle of that span, not as an exact score.',
    },
    {
      question: 'Can I convert the average of several courses?',
      answer:
        'Better not: credits and letters are lost on the way. Convert each course to its letter, and enter letters and credits in the GPA calculator.',
    },
  ],
  samples: [
    { name: '88.5%', value: { percentage: '88.5', gpa: '' } },
    { name: '92.99%, just below an A', value: { percentage: '92.99', gpa: '' } },
    { name: 'GPA 3.5', value: { percentage: '', gpa: '3.5' } },
  ],
}
