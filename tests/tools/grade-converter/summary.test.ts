import { expect, it } from 'vitest'
import { evaluate, type Input, initial } from '../../../src/engine/grade-converter/grade-converter'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/grade-converter/grade-converter.strings'
import { summarize } from '../../../src/widgets/grade-converter/grade-converter.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

function summaryOf(own: Partial<Input>, locale = 'en-US') {
  const input = { ...initial, ...own }
  return summarize(valueIn(evaluate(input, { locale })), input, strings, formatIn(locale, 'USD'))
}

// Expected values: the scale in engine.test.ts. By hand: (80 + 2 × 90) / 3 = 86.67.
eachRow<[string, Partial<Input>, string]>([
  [
    'a percentage',
    { percentage: '88.5' },
    `Letter grade: B+
That’s a GPA of 3.3. The next grade, A-, starts at 90%.

Percentage: 88.5%
GPA: 3.3`,
  ],
  [
    'a GPA',
    { gpa: '3.5' },
    `Letter grade: B+
That’s about 88%. The next grade, A-, starts at 90%.

Percentage: 88%
GPA: 3.5`,
  ],
  [
    'an average',
    {
      assignments: [
        { name: 'Essay', score: '80', weight: '1' },
        { name: 'Midterm', score: '45/50', weight: '2' },
      ],
    },
    `Letter grade: B
Weighted average of your assignments.

Percentage: 86.67%
GPA: 3.0`,
  ],
])('copies the letter and the figures of %s', (_, input, copied) => {
  expect(copyOf(summaryOf(input))).toBe(copied)
})

// By hand: 85 × 0.6 = 51; (90 - 51) / 0.4 = 97.5; 51 + 40 = 91; 1 + 3 × (100 - 85) / (100 - 50) = 1.9.
it('copies what’s needed in the final, with the grade so far and the best and worst result', () => {
  const input = { percentage: '85', target: 'a-', finalWeight: '40', system: 'germany', passing: '50' } as const
  expect(copyOf(summaryOf(input))).toBe(`Needed in the final: 97.5%
To finish with 90%, you need 97.5% in the final, which counts for 40%.

Percentage: 85%
Letter grade: B
With 100% in the final: 91%
GPA: 3.0
German grade: 1.9
With 0% in the final: 51%`)
})

it('writes numbers and percent signs as in the locale', () => {
  expect(copyOf(summaryOf({ percentage: '88,5' }, 'de-DE'))).toBe(
    `Letter grade: B+
That’s a GPA of 3,3. The next grade, A-, starts at 90 %.

Percentage: 88,5 %
GPA: 3,3`.replaceAll(' %', '\u00a0%'),
  )
})

const cutOffs = [{ grade: 'Pass', from: '50' }]

// Expected values: engine.systems.test.ts. By hand: 1 + 3 × (100 - 82) / (100 - 50) = 2.08, and 8.2 × 9.5 = 77.9.
eachRow<[Partial<Input>, string]>([
  [
    { percentage: '82', system: 'germany', passing: '50' },
    'German grade: 2.0. 1.0 is the best grade, and 4.0 is the lowest passing grade.',
  ],
  [
    { cgpa: '8.2', system: 'india' },
    'India (CBSE) CGPA: 8.2. A CGPA of 8.2 is about 77.9%, by the CBSE’s factor of 9.5.',
  ],
  [{ percentage: '70', system: 'uk' }, 'UK degree class: First'],
  [{ percentage: '49', system: 'own', cutOffs }, 'My own cutoffs: Not passed'],
  [{ percentage: '97' }, 'Letter grade: A+. That’s a GPA of 4.0, the highest on this scale.'],
])('of %j, announces %s', (input, announced) => {
  expect(announcementOf(summaryOf(input))).toBe(announced)
})

it('keeps the sign of a letter behind it in Arabic', () => {
  expect(summaryOf({ percentage: '88.5' }, 'ar-EG').figure).toBe('\u2066B+\u2069')
})
