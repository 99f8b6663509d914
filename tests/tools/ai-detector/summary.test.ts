import { expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/ai-detector/ai-detector'
import { strings } from '../../../src/widgets/ai-detector/ai-detector.strings'
import { summarize } from '../../../src/widgets/ai-detector/ai-detector.summary'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { valueIn } from '../../results'

const summaryOf = (text: string, locale = 'en-US') =>
  summarize(valueIn(evaluate({ text })), { text }, strings, formatIn(locale, 'USD'))

/** Ten sentences of six words without indicators. */
const neutral = 'A cat sat on a mat. '.repeat(10).trim()

// Expected values: engine.test.ts. 15 / 122 x 100 + 30 = 42.3, and 61 words in 10 sentences.
it('copies the score, what was counted, the indicators and the disclaimer', () => {
  expect(copyOf(summaryOf(`Furthermore ${neutral}`))).toBe(`AI-like style: 42%
The style is 42% AI-like and 58% human-like. Confidence: Low.

AI-like style: 42%
Human-like style: 58%
Confidence: Low
Words: 61
Sentences: 10
Words per sentence: 6.1

Indicators
Formal transition words: 1 × +15 points (Furthermore)

AI content detector: ${strings.disclaimer}`)
})

it('writes percentages and numbers as in the locale', () => {
  const { figure, sentence, lines } = summaryOf(`I think ${neutral}`, 'de-DE')
  // -20 / 124 x 100 + 30 = 13.9, and 62 words in 10 sentences.
  expect([figure, sentence?.template]).toEqual([
    '14\u00a0%',
    'The style is 14\u00a0% AI-like and 86\u00a0% human-like. Confidence: Low.',
  ])
  expect(lines.map(({ text }) => text)).toEqual([
    ...['14\u00a0%', '86\u00a0%', 'Low', '62', '10', '6,2'],
    '1 × −20 points',
    strings.disclaimer,
  ])
})
