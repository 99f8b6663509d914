import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  edit,
  insert,
  isShort,
  type Pages,
  paginate,
  shownCaret,
  shownPage,
  turnTo,
} from '../../../src/widgets/core/base/text-pages'
import { eachRow } from '../../each-row'

const piecesOf = ({ text, cuts }: Pages) => cuts.slice(1).map((end, at) => text.slice(cuts[at], end))
const turned = (text: string, at: number) => turnTo(paginate(text), at)

/** A text as normalized by a text field. */
const asField = (text: string) => text.replace(/\r\n?/g, '\n')

const prose = 'Call me Ishmael. Some years ago, never mind how long.\n'
const longTexts: [string, string][] = [
  ['prose', prose.repeat(3000)],
  ['one line of words', 'word '.repeat(30_000)],
  ['one line without a space', 'a'.repeat(100_000)],
  ['Windows lines', 'first\r\nsecond\r\n\r\n'.repeat(8000)],
  ['old Mac lines', 'a line\r'.repeat(20_000)],
  ['line ends alone', '\n'.repeat(30_000)],
  ['CRLF alone', '\r\n'.repeat(30_000)],
  ['Thai without a line end', 'ภาษาไทยง่ายนิดเดียว'.repeat(3000)],
  ['families', '👨‍👩‍👧'.repeat(10_000)],
  ['emoji', '👍🏽'.repeat(20_000)],
  ['lone surrogates', '\ud800'.repeat(30_000)],
  ['low ones', '\udc00'.repeat(60_000)],
  ['marks', '\u0301'.repeat(30_000)],
  ['NULs', '\0'.repeat(60_000)],
]

describe('a long text', () => {
  eachRow(longTexts)('of %s is split into parts that add up to it', (_, text) => {
    const parts = paginate(text)
    expect(isShort(text)).toBe(false)
    expect(parts.cuts.length).toBeGreaterThan(2)
    expect(piecesOf(parts).join('')).toBe(text)
    for (const piece of piecesOf(parts)) {
      expect(piece).not.toBe('')
      expect(isShort(piece)).toBe(true)
    }
  })

  eachRow(longTexts)('of %s is never split inside a surrogate pair or a CRLF', (_, text) => {
    for (const cut of paginate(text).cuts) {
      expect(text.slice(cut - 1, cut + 1)).not.toMatch(/^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)$/)
    }
  })

  it('is split after a line break, or else after a space', () => {
    expect(piecesOf(paginate(prose.repeat(3000))).every((piece) => piece.endsWith('.\n'))).toBe(true)
    expect(piecesOf(paginate('word '.repeat(30_000))).every((piece) => piece.endsWith(' '))).toBe(true)
  })

  it('keeps emoji families together', () => {
    expect(piecesOf(paginate('👨‍👩‍👧'.repeat(10_000))).every((piece) => /^(?:👨‍👩‍👧)+$/u.test(piece))).toBe(true)
  })

  it('has smaller parts if its script is slow to lay out', () => {
    const [latin, thai] = ['a'.repeat(100_000), 'ไทย'.repeat(30_000)].map((text) => paginate(text).cuts[1] ?? 0)
    expect(thai).toBeLessThan((latin ?? 0) / 3)
  })
})

it('leaves a short text whole', () => {
  expect(paginate('').cuts).toEqual([0, 0])
  expect(paginate(prose.repeat(100)).cuts).toEqual([0, prose.length * 100])
})

describe('changing parts', () => {
  const text = prose.repeat(3000)

  it('stops at both ends', () => {
    const { cuts } = paginate(text)
    expect(turned(text, -5).at).toBe(0)
    expect(turned(text, 1e9).at).toBe(cuts.length - 2)
  })

  it('shows the part from its start', () => {
    const parts = turned(text, 2)
    expect(shownPage(parts)).toBe(text.slice(parts.cuts[2], parts.cuts[3]))
    expect(shownCaret(parts)).toBe(0)
  })
})

describe('an edit', () => {
  const text = prose.repeat(3000)

  it('changes its part and nothing else', () => {
    const parts = turned(text, 2)
    const start = parts.cuts[2] ?? 0
    const next = edit(parts, `X${shownPage(parts)}`, 1)
    expect(next.text).toBe(`${text.slice(0, start)}X${text.slice(start)}`)
    expect(next.cuts).toEqual(parts.cuts.map((cut, at) => (at > 2 ? cut + 1 : cut)))
    expect([next.at, shownCaret(next)]).toEqual([2, 1])
  })

  it('stays in its part when the first character is deleted', () => {
    const parts = turned(text, 2)
    expect(edit(parts, shownPage(parts).slice(1), 0)).toMatchObject({ at: 2, caret: parts.cuts[2] })
  })

  it('can leave a part empty', () => {
    const parts = turned(text, 2)
    const next = edit(parts, '', 0)
    expect(next.text).toBe(text.slice(0, parts.cuts[2]) + text.slice(parts.cuts[3]))
    expect(edit(next, 'new', 3).text).toBe(`${text.slice(0, parts.cuts[2])}new${text.slice(parts.cuts[3])}`)
  })

  it('that makes a text short merges its parts and keeps the caret', () => {
    const start = prose.repeat(1000)
    let parts = paginate(start)
    const count = parts.cuts.length - 1
    for (let at = 1; at < count; at++) parts = edit(turnTo(parts, at), '', 0)
    expect(parts.cuts).toEqual([0, parts.text.length])
    expect(shownCaret(parts)).toBe(parts.text.length)
  })

  it('that makes a part long splits it and follows the caret', () => {
    const parts = turned(text, 2)
    const next = insert(parts, 10, 20, prose.repeat(2000))
    const start = (parts.cuts[2] ?? 0) + 10
    expect(next.text).toBe(text.slice(0, start) + prose.repeat(2000) + text.slice(start + 10))
    expect(next.caret).toBe(start + prose.length * 2000)
    expect(next.cuts[next.at]).toBeLessThan(next.caret)
    expect(next.cuts[next.at + 1]).toBeGreaterThanOrEqual(next.caret)
    for (const piece of piecesOf(next)) expect(isShort(piece)).toBe(true)
  })

  it('leaves the line breaks around it unchanged', () => {
    const parts = paginate('one\r\ntwo\rthree\nfour\r\n')
    expect(shownPage(parts)).toBe('one\ntwo\nthree\nfour\n')
    expect(edit(parts, 'one\ntwo!\nthree\nfour\n', 8).text).toBe('one\r\ntwo!\rthree\nfour\r\n')
    expect(edit(parts, 'onetwo\nthree\nfour\n', 3).text).toBe('onetwo\rthree\nfour\r\n')
  })

  it('of any text matches a text field, apart from line breaks', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '\r\n', '\r', '\n', '👍', '\u0301')
    const anyText = fc.array(unit, { maxLength: 30 }).map((units) => units.join(''))
    fc.assert(
      fc.property(anyText, anyText, fc.nat(), fc.nat(), (text, typed, one, other) => {
        const parts = paginate(text)
        const shown = shownPage(parts)
        const [from, to] = [one % (shown.length + 1), other % (shown.length + 1)].sort((a, b) => a - b)
        const edited = shown.slice(0, from) + asField(typed) + shown.slice(to)
        const caret = (from ?? 0) + asField(typed).length
        const next = edit(parts, edited, caret)
        expect(shownPage(next)).toBe(edited)
        expect(shownCaret(next)).toBe(caret)
        expect(asField(insert(parts, from ?? 0, to ?? 0, typed).text)).toBe(asField(edited))
      }),
    )
  })
})
