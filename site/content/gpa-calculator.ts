import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Works out a grade point average on the 4.0 scale from your courses, letter grades and credits. For students in high school and college who want to know where a term leaves them, or what a grade still to come would do.',
  ],
  howItWorks: [
    'Each letter has its points: A+ and A 4, A- 3.7, B+ 3.3, B 3, B- 2.7, C+ 2.3, C 2, C- 1.7, D+ 1.3, D 1, F 0. Points times credits are added up and divided by all credits. An A- in 4 credits and a B in 2 are 14.8 + 6 = 20.8 points in 6 credits, a GPA of 3.47.',
    'Only rows with both a grade and credits count. The sum is exact; the average is shown to 2 decimals.',
  ],
  limits: [
    'Unweighted: an honors or AP course counts as any other. Courses that are only passed, withdrawn or repeated follow rules of each school: leave out what your school leaves out. Some schools give 4.3 for an A+, some have no plus and minus. Your transcript decides.',
  ],
  sources: [{ name: 'The 4.0 scale as used in the United States; schools differ' }],
  faq: [
    {
      question: 'How do I calculate my GPA by hand?',
      answer:
        'Multiply the points of each grade by the credits of its course, add the products, and divide by all credits. A- in 4 credits, B+ in 3 and B in 3 are 14.8 + 9.9 + 9 = 33.7 points in 10 credits: 3.37.',
    },
    {
      question: 'Why do credits matter?',
      answer:
        'A course with more credits weighs more. A C in 1 credit hurts far less than a C in 4. If all of your courses weigh the same, give each 1 credit.',
    },
    {
      question: 'How does a new term change my cumulative GPA?',
      answer:
        'Multiply the old GPA by the old credits, add the new points, and divide by all credits. A 3.0 over 60 credits and straight A’s in 15 more make (180 + 60) ÷ 75 = 3.20.',
    },
    {
      question: 'Does an F count?',
      answer: 'Yes: it adds credits and no points, so it pulls the average down. Choose it from the list.',
    },
  ],
  samples: [
    {
      name: 'A term of three courses',
      value: {
        courses: [
          { name: 'Calculus', grade: 'A-', credits: '4' },
          { name: 'Chemistry', grade: 'B+', credits: '3' },
          { name: 'History', grade: 'B', credits: '3' },
        ],
      },
    },
    {
      name: 'All terms so far, and a new one',
      value: {
        courses: [
          { name: 'So far, a GPA of 3.0', grade: 'B', credits: '60' },
          { name: 'This term, all A', grade: 'A', credits: '15' },
        ],
      },
    },
  ],
}
