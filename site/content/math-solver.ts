import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'A calculator for whole expressions, with powers, roots, logarithms and angles. It is exact where that is possible and says where it had to round. For students, engineers, and anyone who wants to see the line they have typed.',
  ],
  howItWorks: [
    'Numbers are kept as exact fractions, so 0.1 + 0.2 is 0.3, and 1/3 × 3 is 1. A decimal that ends is shown with every digit; one that does not is rounded to 15 digits, beside its fraction where that is short. Roots, logarithms and angles are worked out to 48 digits and more before they are rounded.',
    'It reads + − × ÷ and their keyboard signs * and /, ^, parentheses, %, !, mod, √ and sqrt, cbrt, abs, exp, ln, log (base 10, or log(8, 2) for base 2), log2, max, min, floor, ceil, round, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, π and e. Powers go first and from the right: −2^2 is −4, 2^3^2 is 512.',
  ],
  limits: [
    'Currency signs and other symbols without a meaning here are ignored, and the tool says which. Unknown names, such as the apples in 2 apples + 3, are errors, and so are an equals sign inside and |. It calculates with real numbers up to 10 to the power of 3010, and refuses larger ones, such as 9^9^9^9, and what would keep the page waiting. It does not solve equations, nor simplify letters. The history of the last 10 is gone with the page.',
  ],
  sources: [
    {
      name: 'Checked against: Python’s parser and fractions, on 10,000 expressions',
      href: 'https://docs.python.org/3/library/fractions.html',
    },
  ],
  faq: [
    {
      question: 'Why do other calculators say 0.30000000000000004?',
      answer:
        'They add binary fractions, in which 0.1 and 0.2 do not end. Here both are fractions of whole numbers, 1/10 and 2/10, and the sum is exactly 0.3.',
    },
    {
      question: 'Why is sin(30) not 0.5?',
      answer: 'Angles are radians. Write sin(30°), which is 0.5; sin(30) is −0.988031624092862.',
    },
    {
      question: 'Why does 6/2(1+2) ask for parentheses?',
      answer:
        'Because people read it in two ways: (6/2)(1+2) is 9, and 6/(2(1+2)) is 1. The tool does not guess. 2(3+4) alone is clear: 14.',
    },
    {
      question: 'What does % do?',
      answer: 'After + or − it is a share of what stands before: 100 + 10% is 110. Elsewhere 10% is 0.1.',
    },
  ],
  samples: [
    { name: 'Exact decimals', value: { expression: '0.1 + 0.2' } },
    { name: 'A right triangle', value: { expression: '√(3^2 + 4^2)' } },
    { name: 'Degrees', value: { expression: 'cos(60°)^2 + sin(60°)^2' } },
    { name: 'A large power', value: { expression: '2^100' } },
  ],
}
