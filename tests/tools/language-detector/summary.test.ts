import { expect, it } from 'vitest'
import { evaluateExample } from '../../../src/engine/language-detector/example'
import { example, type Output } from '../../../src/engine/language-detector/language-detector'
import { copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/language-detector/language-detector.strings'
import { summarize } from '../../../src/widgets/language-detector/language-detector.summary'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'

const output = valueIn(evaluateExample())
const summaryOf = (patch: Partial<Output> = {}, locale = 'en-US', words = strings) =>
  summarize({ ...output, ...patch }, example, words, formatIn(locale, 'USD'))
const german = { code: 'de', name: 'German', flag: '🇩🇪', score: 0.5, percentage: 50 }
const dutch = { code: 'nl', name: 'Dutch', flag: '🇳🇱', score: 0.5, percentage: 50 }

// Expected values: engine.test.ts.
it('copies the language, the counts and both scores', () => {
  expect(copyOf(summaryOf())).toBe(`Detected language: English
English: 100% of the text. Confidence: High.

Share: 100%
Confidence: High
Words: 15
Characters: 79

Languages by score
English: 100%

Score by common words and letter patterns
English: 82%
German: 18%`)
})

eachRow<[Partial<Output>, string, string, string[]]>([
  [
    { enough: false, languages: [german] },
    'Not enough text',
    'Not enough text to be sure. It looks most like German. Add a sentence or two.',
    ['Words', 'Characters', 'German'],
  ],
  [
    { enough: false, languages: [german, dutch] },
    'Not enough text',
    'Not enough text to be sure. Add a sentence or two.',
    ['Words', 'Characters', 'German', 'Dutch'],
  ],
  [
    { languages: [] },
    'Unknown',
    'This text doesn’t match any supported language.',
    ['Confidence', 'Words', 'Characters'],
  ],
])('%j is %s', (patch, figure, sentence, labels) => {
  const summary = summaryOf({ ...patch, scoring: [] })
  expect([summary.figure, summary.sentence?.template]).toEqual([figure, sentence])
  expect(summary.lines.map(({ label }) => label)).toEqual(labels)
})

it('names languages and writes percentages as the page does', () => {
  const { figure, sentence, lines } = summaryOf({ wordCount: 1500 }, 'de-DE', {
    ...strings,
    names: { ...strings.names, en: 'Englisch' },
  })
  expect([figure, sentence?.template]).toEqual(['Englisch', 'Englisch: 100\u00a0% of the text. Confidence: High.'])
  expect(lines.map(({ text }) => text)).toEqual([
    '100\u00a0%',
    'High',
    '1.500',
    '79',
    '100\u00a0%',
    '82\u00a0%',
    '18\u00a0%',
  ])
})
