import { expect, it } from 'vitest'
import { countText } from '../../../src/engine/text-counter/text-counter'
import { announcementOf, copyOf } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/text-counter/text-counter.strings'
import { summarize } from '../../../src/widgets/text-counter/text-counter.summary'

const summaryOf = (text: string, locale: string) => summarize(countText(text, locale), { text }, strings, { locale })

it('copies all counts', () => {
  // é is two bytes in UTF-8, and the emoji is two UTF-16 units and four bytes.
  expect(copyOf(summaryOf('Un café.\n\nDeux 👍', 'en-US'))).toBe(`Words: 3
16 characters, 1 minute to read.

Characters: 16
Without spaces: 12
Sentences: 2
Paragraphs: 2
Lines: 3
Reading time: 1 minute
Code points: 16
UTF-16 units: 17
UTF-8 bytes: 20`)
})

it('writes the counts as the locale does', () => {
  const summary = summaryOf('Wort '.repeat(2000), 'de')
  expect(announcementOf(summary)).toBe('Words: 2.000. 10.000 characters, 10 minutes to read.')
  expect(summary.lines.map(({ text }) => text).slice(0, 2)).toEqual(['10.000', '8.000'])
})
