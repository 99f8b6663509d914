import { describe, expect, it } from 'vitest'
import { readContent } from '../../../src/engine/qr-generator/content'
import { evaluateExample } from '../../../src/engine/qr-generator/example'
import { example, type Input } from '../../../src/engine/qr-generator/fields'
import { announcementOf, copyOf, formatIn } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/qr-generator/qr-generator.strings'
import { summarize } from '../../../src/widgets/qr-generator/qr-generator.summary'
import { summarizeFound } from '../../../src/widgets/qr-generator/reader/reader.summary'
import { valueIn } from '../../results'

type Drawn = Parameters<typeof summarize>[4]

const summaryOf = (drawn?: Drawn, own: Partial<Input> = {}, locale = 'en-US') => {
  const input = { ...example, ...own }
  return summarize(valueIn(evaluateExample(input)), input, strings, formatIn(locale, 'USD'), drawn)
}

// ISO/IEC 18004: version 2 has 17 + 4 · 2 = 25 modules a side, and level M restores about 15%. WCAG 2.2: black on white is 21:1.
it('has the scan test and the facts about a code', () => {
  expect(copyOf(summaryOf())).toBe(`QR code: Scan test passed
Can still be scanned if up to about 15% of it is dirty or damaged.

Version: 2
Error correction: M · 15%
Contrast: 21:1
Modules: 25 × 25
PNG size: 200 × 200 px`)
})

it('is copied as SVG once it’s drawn', () => {
  expect(copyOf(summaryOf({ svg: '<svg/>' }))).toBe('<svg/>')
})

it('has the height of an image with a caption, in the locale’s format', () => {
  const { sentence, lines } = summaryOf({ art: { height: 2340 } }, { size: '2000' }, 'de-DE')
  expect(sentence?.values).toEqual({ percent: '15\u00a0%' })
  expect(lines.map(({ text }) => text)).toEqual(['2', 'M · 15\u00a0%', '21:1', '25 × 25', '2.000 × 2.340 px'])
})

it.each<[string, Drawn, Partial<Input>, string]>([
  ['a code that scans', {}, {}, 'QR code: Scan test passed. Can still be scanned if up to about 15% of it is'],
  ['one that few scanners read', {}, { dark: '#ffffff', light: '#000000' }, 'QR code: Scans on screen, but may fail'],
  ['one whose design keeps it from being read', { isUnread: true }, {}, 'QR code: Scan test failed'],
  ['the image of a service', { image: {} }, { dark: '#ffffff', light: '#000000' }, 'QR code: Scan test passed'],
])('announces %s', (_, drawn, input, start) => {
  expect(announcementOf(summaryOf(drawn, input)).startsWith(start)).toBe(true)
})

it('knows nothing else about the image of a service', () => {
  expect(summaryOf({ image: {} })).toEqual({
    label: 'QR code',
    figure: 'Scan test passed',
    sentence: undefined,
    lines: [],
  })
})

it('doesn’t repeat the content, which may be a password', () => {
  expect(JSON.stringify(summaryOf({}, { text: 'WIFI:T:WPA;S:home;P:hunter2;;' }))).not.toContain('hunter2')
})

describe('a code that’s read', () => {
  const found = (text: string) => summarizeFound(text, readContent(text), strings)

  it('is copied and sent as its text', () => {
    const summary = found('https://example.com/a')
    expect(copyOf(summary)).toBe('https://example.com/a')
    expect(summary).toMatchObject({
      label: 'Content · URL',
      lines: [],
      sends: [{ kind: 'text', text: copyOf(summary) }],
    })
  })

  it('has the fields of a form, by name', () => {
    expect(found('WIFI:T:nopass;S:home;H:true;;')).toMatchObject({
      label: 'Content · Wi-Fi',
      lines: [
        { label: 'Network name', text: 'home' },
        { label: 'Security', text: 'None' },
        { label: 'Hidden network', text: '✓' },
      ],
    })
  })
})
