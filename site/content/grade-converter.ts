import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Each letter grade starts at a fixed percentage and is worth a fixed number of grade points, which is the GPA. Percentages aren’t rounded up: 92.99% is an A-, and 93% is an A.',
    'A GPA is converted back with a table that has one percentage for each step on the 4.0 scale. A GPA between two steps gets the percentage of the lower one.',
  ],
  limits: [
    'Schools set their own cutoffs. If your syllabus or student handbook has a table, use that one.',
    'A D starts at 60% here. Some schools start it at 65%, and so does the College Board’s table.',
    'A percentage converted from a GPA is only an estimate, because each GPA covers a range of percentages.',
    'Grades from other systems, such as UK degree classes or ECTS, aren’t covered.',
  ],
  sources: [
    {
      name: 'College Board: how to convert your GPA to a 4.0 scale',
      href: 'https://bigfuture.collegeboard.org',
    },
  ],
  faq: [
    {
      question: 'What GPA is an 85%?',
      answer:
        'On the scale used here, it’s 3.0. An 85% is a B, which starts at 83%. A B+ starts at 87%. Your school may use other cutoffs.',
    },
    {
      question: 'What percentage is a 3.5 GPA?',
      answer:
        'About 88%, which is a B+. The table goes from 3.3 straight to 3.7, so a GPA of 3.5 gets the percentage for 3.3.',
    },
    {
      question: 'What letter grade is 18 out of 20?',
      answer:
        'An A-, because 18 out of 20 is 90%. You don’t have to do the math first: type 18/20 in the Percentage field.',
    },
    {
      question: 'Is a 4.0 GPA the same as 100%?',
      answer:
        'No. Both an A and an A+ are worth 4.0, so everything from 93% to 100% is a GPA of 4.0. Going the other way, the converter shows 95% for a 4.0.',
    },
  ],
  samples: [
    { name: '88.5% as a letter and GPA', value: { percentage: '88.5', gpa: '' } },
    { name: 'Is 92.99% an A?', value: { percentage: '92.99', gpa: '' } },
    { name: '3.5 GPA as a percentage', value: { percentage: '', gpa: '3.5' } },
  ],
}
