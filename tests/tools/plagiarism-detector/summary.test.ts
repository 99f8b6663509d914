import { expect, it } from 'vitest'
import { evaluate, example, type Input, type Output } from '../../../src/engine/plagiarism-detector/plagiarism-detector'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/plagiarism-detector/plagiarism-detector.strings'
import { summarize } from '../../../src/widgets/plagiarism-detector/plagiarism-detector.summary'
import { valueIn } from '../../results'

/** With every similarity 0, no simulated source is kept. */
const outputOf = (input: Input) => valueIn(evaluate(input, { random: () => 0 }))
const summaryOf = (output: Output, locale = 'en-US') => summarize(output, example, strings, formatIn(locale, 'USD'))

// By hand: 36 of 70 words, and 36 of 48. 25 / (1.5 x 70) x 100 + 5 = 28.8.
it('copies the overlap of two texts and labels the style as style', () => {
  expect(copyOf(summaryOf(outputOf(example)))).toBe(`Overlap: 51.4%
51.4% of the text to check also appears in the other text. The style score doesn’t include this.

Both texts, measured
Overlap: 51.4%
Only in this text: 48.6%
Of the other text: 75%
Words: 70
Sentences: 5

Style of the text to check
Style score: 28.8%
Originality score: 71.2%
Risk level: Low
Confidence: Medium

Suspicious patterns
Citation-style phrases: Medium severity, 1 × 15 points (According to)
Generic conclusions: Low severity, 1 × 10 points (In conclusion)

Shared by both texts: 51.4% of the text to check, 75% of the other: 36 words in 2 passages.
Plagiarism detector: ${strings.disclaimer}`)
})

// Expected values: engine.test.ts. 25 / 91.5 x 100 + 5 = 32.3.
it('copies the style score of one text, with the label of each simulated source', () => {
  const text = `Wikipedia ${'a cat sat on a mat '.repeat(10).trim()}`
  const output: Output = {
    ...outputOf({ text, other: '' }),
    potentialSources: [{ type: 'encyclopedia', title: 'simulated-example', url: '', similarity: 26 }],
  }
  expect(copyOf(summaryOf(output))).toBe(`Style score: 32.3%
Style score 32.3%, risk level Low.

Style score: 32.3%
Originality score: 67.7%
Risk level: Low
Confidence: Medium
Words: 61
Sentences: 1

Suspicious patterns
Common sources: High severity, 1 × 25 points (Wikipedia)

Potential sources
Simulated example: 26% similarity (made up) (Encyclopedia)

Plagiarism detector: ${strings.disclaimer}`)
})

it('says if nothing is shared', () => {
  const { figure, lines } = summaryOf(outputOf({ ...example, other: 'Something else altogether.' }))
  expect(figure).toBe('0%')
  expect(lines.find(({ label }) => label === 'Shared by both texts')?.text).toBe(
    'No shared passages found. The texts have no eight words in a row in common.',
  )
})

it('writes percentages as in the locale', () => {
  const { figure, sentence, lines } = summaryOf(outputOf(example), 'de-DE')
  expect([figure, sentence?.template.slice(0, 6), ...lines.slice(1, 3).map(({ text }) => text)]).toEqual([
    '51,4\u00a0%',
    '51,4\u00a0%',
    '48,6\u00a0%',
    '75\u00a0%',
  ])
})
