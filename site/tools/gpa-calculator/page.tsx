import { GraduationCap } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: GraduationCap,
  alsoCalled: 'credits semester',
  howItWorks: [
    'Each grade is worth points, from 4.0 for an A to 0 for an F. Your GPA is the average, weighted by credits and rounded to two decimals. If your courses have no credits, enter 1 for each.',
    'Courses with a P, NP, W or I don’t count, and neither do rows without a grade or credits.',
    'Under Scale and weighting, choose a 4.3 or 5.0 scale, percentages, or your school’s own points. You can enter courses by semester or paste them from a spreadsheet.',
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
    'Schools weight courses differently. If yours adds other amounts, choose My school’s points.',
    'If a course is weighted, your earlier GPA and your goal count as weighted too.',
    'On the 4.0 scale, an A+ counts as an A, and there’s no D-. The 5.0 scale ignores pluses and minuses.',
    'Schools have their own rules for repeated courses and pass/fail. Your official GPA is on your transcript.',
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
      name: 'Asheboro High School: quality points (weighting)',
      href: 'https://sites.google.com/asheboro.k12.nc.us/2023-2024ahscoursecatalog/home/grading-systemquality-points',
    },
  ],
  faq: [
    {
      question: 'How do I calculate my GPA?',
      answer:
        'Multiply the points for each grade by the course’s credits, add up the results, and divide by the total credits. An A- in 4 credits, a B+ in 3 and a B in 3 add up to 33.7 points in 10 credits, which is a GPA of 3.37.',
    },
    {
      question: 'How do I calculate my cumulative GPA?',
      answer:
        'Enter your GPA and credits so far under Earlier GPA, then add the new courses. With 60 credits at 3.0 and 15 new credits with an A, your cumulative GPA is 3.20.',
    },
    {
      question: 'What GPA do I need to reach 3.2?',
      answer:
        'Enter your goal and the credits left under GPA you want. With a 3.0 in 60 credits and 30 credits left, you need a 3.60 in those. A 3.4 would be out of reach: straight A’s would get you to 3.33.',
    },
    {
      question: 'How much does an F lower my GPA?',
      answer: 'It depends on the credits. With an A in 12 credits and an F in 3, your GPA is 3.20 instead of 4.00.',
    },
    {
      question: 'What’s the difference between a weighted and an unweighted GPA?',
      answer:
        'An unweighted GPA treats all courses the same. A weighted GPA can be above 4.0, because harder courses add points: here, 0.5 for honors and 1 for AP or IB. An F adds nothing.',
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
