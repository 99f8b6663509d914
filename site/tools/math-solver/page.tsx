import { SquareFunction } from 'lucide-react'
import type { Output } from '../../../src/engine/math-solver/math-solver'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: SquareFunction,
  alsoCalled: 'calculator equation sum arithmetic',
  example: (value) => `= ${value.result}`,
  receives: { number: 'expression' },
  howItWorks: [
    'Most software stores numbers in binary floating point and rounds along the way. This solver calculates with exact fractions, so 0.1 + 0.2 is 0.3 and 1/3 + 1/6 is 0.5.',
    'Roots, logarithms and trigonometric functions are calculated to 48 and then to 96 digits. If the result is still in doubt, a third pass uses 192. An answer that can’t be written exactly as a decimal is rounded to 15 significant digits and labeled as rounded.',
    'Besides + − × ÷ and powers, you can use sqrt, cbrt, abs, exp, ln, log, log2, round, floor, ceil, min, max and the trigonometric and hyperbolic functions.',
  ],
  facts: [
    {
      title: 'What you can type',
      rows: [
        ['15% of 80', '12'],
        ['100 + 10%', '110'],
        ['17 mod 5', '2'],
        ['sqrt(9) or √9', '3'],
        ['log(8, 2)', '3'],
        ['sin(30°)', '0.5'],
        ['5!', '120'],
        ['3 1/2 + 1/4', '3.75'],
      ],
    },
    {
      title: 'Order of operations',
      rows: [
        ['2 + 3 × 4', '14'],
        ['6 ÷ 2 × 3', '9'],
        ['−2^2', '−4'],
        ['2^3^2', '512'],
      ],
    },
  ],
  limits: [
    'The solver evaluates expressions with numbers. It can’t solve equations such as 3x + 2 = 11, and it doesn’t support variables or complex numbers.',
    'Results above about 10^3010 are rejected, and so are expressions longer than 4,000 characters.',
    'Currency signs and other symbols without a mathematical meaning are ignored and listed with the answer.',
  ],
  sources: [
    {
      name: 'Goldberg: What Every Computer Scientist Should Know About Floating-Point Arithmetic (ACM, 1991)',
      href: 'https://doi.org/10.1145/103162.103163',
    },
    { name: 'NIST Digital Library of Mathematical Functions: Elementary Functions', href: 'https://dlmf.nist.gov/4' },
  ],
  faq: [
    {
      question: 'Why do some calculators say 0.1 + 0.2 is 0.30000000000000004?',
      answer:
        'They store numbers in binary, where 0.1 has no exact form, just as 1/3 has none as a decimal. The tiny error shows up in the sum. This solver stores 0.1 as the fraction 1/10, so the sum is exactly 0.3.',
    },
    {
      question: 'Why isn’t sin(30) equal to 0.5?',
      answer:
        'Angles are in radians, and the sine of 30 radians is −0.988031624092862. Add a degree sign for degrees: sin(30°) is 0.5. You can also type sin(30 deg).',
    },
    {
      question: 'Is 6/2(1+2) equal to 1 or 9?',
      answer:
        'It depends on a convention that not everyone shares, so the solver asks you to add parentheses. Type 6/(2(1+2)) and the answer is 1. Type (6/2)(1+2) and it’s 9.',
    },
    {
      question: 'How do I calculate percentages?',
      answer:
        'To find a percentage of a number, type 15% of 80, which is 12. To increase a number, type 100 + 10%, which is 110. Between two numbers, % is the remainder, as in programming: 7 % 3 is 1.',
    },
  ],
  samples: [
    { name: 'Add 0.1 and 0.2', value: { expression: '0.1 + 0.2' } },
    { name: 'Find a hypotenuse', value: { expression: '√(3^2 + 4^2)' } },
    { name: 'Calculate in degrees', value: { expression: 'cos(60°)^2 + sin(60°)^2' } },
    { name: '2 to the power of 100', value: { expression: '2^100' } },
  ],
}
