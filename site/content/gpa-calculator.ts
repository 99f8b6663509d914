import type { Words } from '../pages/page'

export const words: Words = {
  howItWorks: [
    'Each grade is worth a number of points, from 4.0 for an A to 0 for an F. The points for each course are multiplied by its credits, and the sum is divided by the total credits. A course with more credits counts more. If your courses have no credits, enter 1 for each.',
    'Rows that have no grade or no credits don’t count, and neither do courses with a P, NP, W or I. The GPA is rounded to two decimals.',
    'Under Scale and weighting, you can choose a 4.3 or 5.0 scale, percentages, or your school’s own points. Honors adds 0.5 points to a course, and AP or IB adds 1. A failed course gets nothing.',
    'With your GPA and credits so far, you get your cumulative GPA. With a goal and the credits left, you get the GPA you need, rounded up, or the highest you can still reach.',
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
    'Schools weight courses differently. If yours doesn’t use 0.5 and 1 point, choose My school’s points and enter a grade for each kind of course, such as “A (AP)”.',
    'If a course is weighted, your earlier GPA and your goal count as weighted too.',
    'On the 4.0 scale, an A+ counts the same as an A, and there’s no D-. On the 5.0 scale, a plus or minus changes nothing.',
    'Schools have their own rules for repeated courses and for pass/fail. Your official GPA is the one on your transcript.',
  ],
  sources: [
    {
      name: 'College Board: how to convert your GPA to a 4.0 scale',
      href: 'https://bigfuture.collegeboard.org',
    },
    {
      name: 'Cornell University: grade computation (4.3 scale)',
      href: 'https://sha.cornell.edu/current-students/handbook/previous/2010-2011/grade-computation.html',
    },
    {
      name: 'MIT Registrar: calculating GPA (5.0 scale)',
      href: 'https://registrar.mit.edu/classes-grades-evaluations/grades/calculating-gpa',
    },
    {
      name: 'Asheboro High School: grading system and quality points (weighting)',
      href: 'https://sites.google.com/asheboro.k12.nc.us/2023-2024ahscoursecatalog/home/grading-systemquality-points',
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
        'Open Earlier GPA and enter your GPA and credits so far, then add the new courses. With 60 credits at 3.0 and 15 new credits with an A, your cumulative GPA is 3.20. You can also enter all your courses by semester.',
    },
    {
      question: 'What GPA do I need to reach 3.2?',
      answer:
        'Open GPA you want and enter the goal and the credits left. With a 3.0 in 60 credits so far and 30 credits left, you need 3.60 in those. A goal of 3.4 would be out of reach: with straight A’s, you’d have 3.33.',
    },
    {
      question: 'Can I paste my courses from a spreadsheet?',
      answer:
        'Yes. Copy rows with a name, a grade and credits, click a field and paste. A column with Honors, AP or IB becomes the level.',
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
          { name: 'Biology', grade: 'A', credits: '8' },
          { name: 'Statistics', grade: 'A', credits: '7' },
        ],
        priorGpa: '3.0',
        priorCredits: '60',
      },
    },
    {
      name: 'Weighted GPA',
      value: {
        courses: [
          { name: 'AP Biology', grade: 'A', credits: '1', level: 'ap' },
          { name: 'Honors English', grade: 'B+', credits: '1', level: 'honors' },
          { name: 'Spanish', grade: 'A-', credits: '1' },
        ],
      },
    },
    {
      name: 'From 3.0 to 3.2',
      value: { priorGpa: '3.0', priorCredits: '60', targetGpa: '3.2', remainingCredits: '30' },
    },
  ],
}
