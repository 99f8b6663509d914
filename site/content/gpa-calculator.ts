import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Each grade is worth a number of points, from 4.0 for an A to 0 for an F. The points for each course are multiplied by its credits, and the sum is divided by the total credits. A course with more credits counts more. If your courses have no credits, enter 1 for each.',
    'Rows that have no grade or no credits don’t count. The GPA is rounded to two decimals.',
  ],
  facts: [
    {
      title: 'Grade points',
      rows: [
        ['A+, A', '4.0'],
        ['A-', '3.7'],
        ['B+', '3.3'],
        ['B', '3.0'],
        ['B-', '2.7'],
        ['C+', '2.3'],
        ['C', '2.0'],
        ['C-', '1.7'],
        ['D+', '1.3'],
        ['D', '1.0'],
        ['F', '0.0'],
      ],
    },
  ],
  limits: [
    'The scale is unweighted: honors, AP and IB courses get no extra points.',
    'An A+ counts the same as an A. Some schools give it 4.3 points, and some also use a D-.',
    'Schools have their own rules for repeated, pass/fail and withdrawn courses. Your official GPA is the one on your transcript.',
  ],
  sources: [
    {
      name: 'College Board: how to convert your GPA to a 4.0 scale',
      href: 'https://bigfuture.collegeboard.org',
    },
  ],
  faq: [
    {
      question: 'How do I calculate my GPA?',
      answer:
        'Multiply the points for each grade by the credits of the course, add up the results, and divide by the total credits. Say you have an A- in 4 credits, a B+ in 3 and a B in 3. They add up to 33.7 points in 10 credits, which is a GPA of 3.37.',
    },
    {
      question: 'How do I calculate my cumulative GPA?',
      answer:
        'Enter the courses from all your terms together. If your GPA so far matches a letter grade, you can enter those credits as one row. With 60 credits at 3.0 (B) and 15 new credits with an A, your cumulative GPA is 3.20.',
    },
    {
      question: 'How much does an F lower my GPA?',
      answer:
        'It depends on the credits, because an F adds credits but no points. With an A in 12 credits and an F in 3, your GPA is 3.20 instead of 4.00.',
    },
    {
      question: 'What is the difference between a weighted and an unweighted GPA?',
      answer:
        'An unweighted GPA treats all courses the same, and the highest possible GPA is 4.0. A weighted GPA adds points for harder courses, often 0.5 for honors and 1.0 for AP or IB, so it can be above 4.0.',
    },
  ],
  samples: [
    {
      name: 'One term',
      value: {
        courses: [
          { name: 'Calculus', grade: 'A-', credits: '4' },
          { name: 'Chemistry', grade: 'B+', credits: '3' },
          { name: 'History', grade: 'B', credits: '3' },
        ],
      },
    },
    {
      name: 'Cumulative GPA',
      value: {
        courses: [
          { name: 'So far, a GPA of 3.0', grade: 'B', credits: '60' },
          { name: 'This term, all A', grade: 'A', credits: '15' },
        ],
      },
    },
  ],
}
