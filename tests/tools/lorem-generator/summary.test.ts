import { expect, it } from 'vitest'
import { example, statsOf } from '../../../src/engine/lorem-generator/lorem-generator'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/lorem-generator/lorem-generator.strings'
import { summarize } from '../../../src/widgets/lorem-generator/lorem-generator.summary'
import { eachRow } from '../../each-row'

const summaryOf = (text: string, locale = 'en-US') =>
  summarize({ text, stats: statsOf(text) }, example, strings, formatIn(locale, 'USD'))

// Counted by hand.
eachRow<[string, string, string[]]>([
  [
    'Ut enim. Ad minim.',
    'Filler text: 4 words. 2 sentences in 1 paragraph, 18 characters in total.',
    ['Paragraphs: 1', 'Sentences: 2', 'Words: 4'],
  ],
  [
    'Ut enim.\n\nAd minim.',
    'Filler text: 4 words. 2 sentences in 2 paragraphs, 19 characters in total.',
    ['Paragraphs: 2', 'Sentences: 2', 'Words: 4'],
  ],
  ['lorem ipsum dolor', 'Filler text: 3 words. 17 characters in total.', ['Words: 3']],
])('%j is announced by its counts and copied as it is', (text, announced, lines) => {
  const summary = summaryOf(text)
  expect(announcementOf(summary)).toBe(announced)
  expect(summary.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual(lines)
  expect(copyOf(summary)).toBe(text)
})

it('sends the text and its paragraphs as HTML', () => {
  expect(summaryOf('Ut enim.\n\nAd minim.').sends).toEqual([
    { kind: 'text', text: 'Ut enim.\n\nAd minim.' },
    { kind: 'html', text: '<p>Ut enim.</p>\n<p>Ad minim.</p>' },
  ])
})

it('writes counts as in the locale', () => {
  const { figure, sentence } = summaryOf('lorem '.repeat(1200).trim(), 'de-DE')
  // 1200 words of 5 letters, and 1199 spaces.
  expect([figure, sentence?.values?.characters]).toEqual(['1.200 words', '7.199 characters'])
})
