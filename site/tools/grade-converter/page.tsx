import { Award } from 'lucide-react'
import type { Output } from '../../../src/engine/grade-converter/grade-converter'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Award,
  alsoCalled: 'marks letter grade',
  example: (value) => `${value.percentage}% = ${value.letterGrade}`,
  howItWorks: [
    'Each letter grade starts at a fixed percentage and is worth a fixed number of grade points, which is the GPA. Percentages aren’t rounded up: 92.99% is an A-, and 93% is an A. You can also type a score: 18/20 is 90%, an A-.',
    'Under Other grading systems, you’ll find UK degree classes, German grades, CBSE CGPAs, your school’s own grades, and ECTS grades by rank.',
    'You can also average your assignments. The grade needed in the final is (goal − grade so far × (1 − weight)) ÷ weight, rounded up.',
  ],
  limits: [
    'Schools set their own cutoffs. If your syllabus has a table, use that one.',
    'A D starts at 60% here. Some schools and the College Board start it at 65%.',
    'A percentage converted from a GPA is only an estimate, because each GPA covers a range.',
    'The UK classes start at the usual 70%, 60%, 50% and 40%. Universities differ in which years and modules count.',
    'The German formula is for scales where higher is better.',
    'ECTS letters depend on rank, not percentages. Since 2009, universities have published grade tables instead.',
    'The CGPA uses a factor of 9.5, as India’s CBSE does. Indian universities have their own formulas.',
  ],
  sources: [
    {
      name: 'College Board: how to convert your GPA to a 4.0 scale',
      href: 'https://bigfuture.collegeboard.org',
    },
    {
      name: 'University of Passau: modified Bavarian formula',
      href: 'https://www.sobi.uni-passau.de/en/study/examinations/grade-conversion',
    },
    {
      name: 'The Student Room: UK degree classifications',
      href: 'https://www.thestudentroom.co.uk/university/courses/degree-classifications',
    },
    {
      name: 'University of Cassino: ECTS scale and grade tables',
      href: 'https://www.unicas.it/international-unicas/erasmus-office/ects/',
    },
    {
      name: 'digitalLEARNING: CBSE’s factor of 9.5',
      href: 'https://digitallearning.eletsonline.com/2010/06/cbse-prescribes-guidelines-for-standard-11-admissions',
    },
  ],
  faq: [
    {
      question: 'What GPA is an 85%?',
      answer: 'On the scale used here, it’s 3.0. An 85% is a B, which starts at 83%. A B+ starts at 87%.',
    },
    {
      question: 'What percentage is a 3.5 GPA?',
      answer:
        'About 88%, which is a B+. The scale goes from 3.3 straight to 3.7, so a 3.5 gets the percentage for 3.3.',
    },
    {
      question: 'What do I need in the final?',
      answer: 'With 85% so far, a final that counts for 40% and a goal of 90%, you need 97.5%.',
    },
    {
      question: 'How do I convert my grade to a German grade?',
      answer:
        'Choose German grade and enter your school’s lowest passing percentage. The grade is 1 + 3 × (100% − your percentage) ÷ (100% − passing percentage). With 82% and a passing grade of 50%, that’s 2.08, which is truncated to 2.0.',
    },
    {
      question: 'Is a 4.0 GPA the same as 100%?',
      answer:
        'No. Both an A and an A+ are worth 4.0, so everything from 93% to 100% is a GPA of 4.0. Going the other way, the converter shows 95% for a 4.0.',
    },
  ],
  samples: [
    { name: '88.5% as a letter and GPA', value: { percentage: '88.5', gpa: '' } },
    { name: '3.5 GPA as a percentage', value: { percentage: '', gpa: '3.5' } },
    { name: '82% as a German grade', value: { percentage: '82', system: 'germany', passing: '50' } },
    { name: 'A- with a 40% final', value: { percentage: '85', target: 'A-', finalWeight: '40' } },
  ],
}
