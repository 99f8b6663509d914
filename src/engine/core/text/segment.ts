import { segmenterOf } from './segmenters'
/*
 * Graphemes, words and sentences of texts of any length, counted as `Intl.Segmenter` counts them (UAX #29).
 * The platform's segmenter alone will not do: in Node 20 it is quadratic in the length of the text, and at best
 * a 10 MB text takes it seconds. So what needs no rules is counted here, and the rest goes to it in short windows.
 * Every function is a generator that adds to a tally and yields how far it is, so that a caller can pause.
 * An empty text makes no segmenter: that would be part of a page's first paint.
 */

/** Adds the graphemes of a text to `characters`, and those that are white space alone to `blanks`. */
export function* graphemes(text: string, tally: { characters: number; blanks: number }): Generator<number> {
  if (text === '') return
  const segmenter = segmenterOf('en', 'grapheme')
  const { length } = text
  const visit = ({ segment }: Intl.SegmentData) => {
    tally.characters++
    if (/^\p{White_Space}+$/u.test(segment)) tally.blanks++
  }
  let pause = 0
  for (let at = 0; at < length; ) {
    if (at >= pause) {
      yield at
      pause = at + stepSize
    }
    const unit = text.charCodeAt(at)
    if (unit === 0x0d && text.charCodeAt(at + 1) === 0x0a) {
      tally.characters++
      tally.blanks++
      at += 2
    } else if (isPlain(unit) && (at + 1 === length || isPlain(text.charCodeAt(at + 1)))) {
      tally.characters++
      if (isBlank(unit)) tally.blanks++
      at++
    } else {
      let end = at + 1
      while (end < length && !isSplit(text.charCodeAt(end - 1), text.charCodeAt(end))) end++
      yield* windows(segmenter, text, at, end, 256, visit)
      at = end
    }
  }
}

/**
 * Characters of no special class in GraphemeBreakProperty.txt, or controls: two of them in a row are two graphemes,
 * save CRLF. Latin, Greek, Cyrillic, Hebrew, Arabic, kana, Han, and the punctuation around them.
 */
const plainRanges =
  '0-2ff 37a-482 48a-52f 5d0-5ea 60c-60f 61b 61d-64a 660-66f 671-6d5 2010-2027 3000-3029 3041-3096 30a0-30ff 4e00-9fff'

/** Made with the first text, not while a page loads. */
let plain: Uint8Array | undefined

function isPlain(unit: number): boolean {
  plain ??= mark(new Uint8Array(0xa000), 1, plainRanges)
  return plain[unit] === 1
}

/** Sets the entries of a table in ranges of hexadecimal numbers, both ends included. */
function mark(table: Uint8Array, value: number, ranges: string): Uint8Array {
  for (const range of ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16))
    table.fill(value, first, last + 1)
  }
  return table
}

const isSplit = (before: number, after: number) =>
  isPlain(before) && isPlain(after) && !(before === 0x0d && after === 0x0a)

/** White_Space (Unicode 17, PropList.txt); all of it is in the first plane. */
export function isBlank(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  if (unit < 0x2000) return unit === 0x85 || unit === 0xa0 || unit === 0x1680
  return unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000
}

/** Word_Break classes of the characters that this file knows; what joins letters or digits is MID with their bits. */
const OTHER = 0
const LETTER = 1
const DIGIT = 2
const UNDERSCORE = 4
const MID = 8
const SPACE = 16
const UNKNOWN = 32

/**
 * Adds to `words` the segments that are word-like. Runs between spaces that hold Latin letters, digits and the usual
 * punctuation are counted by the rules WB5 to WB13b; any other character sends its run to the segmenter.
 */
export function* words(text: string, tally: { words: number }, locale?: string): Generator<number> {
  if (text === '') return
  const segmenter = segmenterOf(locale, 'word')
  const classes = classesOf(segmenter)
  const { length } = text
  const visit = ({ isWordLike }: Intl.SegmentData) => {
    if (isWordLike) tally.words++
  }
  const isUnknown = (unit: number) => (classes[unit] ?? UNKNOWN) === UNKNOWN
  /** Word-like segments of the finished runs, and of the run being read. */
  let finished = 0
  let inRun = 0
  let runStart = 0
  /** The class that the segment being read ends with, a MID waiting to join, and whether the segment counts yet. */
  let last = OTHER
  let mid = OTHER
  let counted = false
  for (let at = 0; at < length; at++) {
    if (at % stepSize === 0) yield at
    const unit = text.charCodeAt(at)
    const kind = classes[unit] ?? UNKNOWN
    if (kind === LETTER || kind === DIGIT || kind === UNDERSCORE) {
      const joined = last !== OTHER && (mid === OTHER || (kind === last && (mid & kind) !== 0))
      if (!joined) counted = false
      // A lone underscore is no word, two are.
      if (!counted && (joined || kind !== UNDERSCORE)) {
        inRun++
        counted = true
      }
      last = kind
      mid = OTHER
    } else if (kind & MID && last !== OTHER && mid === OTHER) {
      mid = kind
    } else {
      last = OTHER
      mid = OTHER
      if (kind === SPACE) {
        finished += inRun
        inRun = 0
        runStart = at + 1
      } else if (kind === UNKNOWN) {
        inRun = 0
        let end = at + 1
        while (end < length && (text.charCodeAt(end) > 0x20 || isUnknown(text.charCodeAt(end + 1)))) end++
        yield* windows(segmenter, text, runStart, end, 512, visit)
        runStart = end
        at = end - 1
      }
    }
  }
  tally.words += finished + inRun
}

/**
 * The classes of Latin, Greek, Cyrillic and Arabic letters, ASCII digits and the punctuation of every day.
 * Which marks join letters or digits differs between languages and versions, so the segmenter is asked.
 */
function classesOf(segmenter: Intl.Segmenter): Uint8Array {
  const found = classesBySegmenter.get(segmenter)
  if (found) return found
  const classes = new Uint8Array(0x2027).fill(UNKNOWN)
  mark(classes, SPACE, '0-20')
  mark(classes, OTHER, '21-7e a0-ac ae-b6 b9-bf d7 f7 2010-2017 201a-2023 2025-2026')
  mark(classes, LETTER, '41-5a 61-7a aa b5 ba c0-d6 d8-f6 f8-24f 391-3a1 3a3-3ce 400-481 48a-52f 620-64a')
  mark(classes, DIGIT, '30-39')
  mark(classes, UNDERSCORE, '5f')
  const isOne = (text: string) => segmenter.segment(text).containing(0)?.segment === text
  for (const mid of ".,:;'‘’،") {
    classes[mid.charCodeAt(0)] = MID | (isOne(`a${mid}a`) ? LETTER : 0) | (isOne(`1${mid}1`) ? DIGIT : 0)
  }
  classesBySegmenter.set(segmenter, classes)
  return classes
}

const classesBySegmenter = new WeakMap<Intl.Segmenter, Uint8Array>()

/** Adds to `sentences` those that hold a letter or a digit. */
export function* sentences(text: string, tally: { sentences: number }, locale?: string): Generator<number> {
  yield* sentenceSpans(text, (start, end) => hasLetter(text, start, end) && tally.sentences++, locale)
}

/** Looks at a few characters at a time: most sentences begin with a letter. */
function hasLetter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 64) {
    // One more, or a surrogate pair would be cut.
    if (/[\p{L}\p{N}]/u.test(text.slice(at, Math.min(at + 65, end)))) return true
  }
  return false
}

/**
 * Visits the sentences of a text, each with what follows it up to the next. The text is cut where two letters meet:
 * no sentence ends there, and none that ended before depends on what follows (SB8 looks no further than a letter).
 */
export function* sentenceSpans(
  text: string,
  visit: (start: number, end: number) => void,
  locale?: string,
): Generator<number> {
  if (text === '') return
  const segmenter = segmenterOf(locale, 'sentence')
  const letterPair = /[\p{Lu}\p{Ll}\p{Lo}](?=[\p{Lu}\p{Ll}\p{Lo}])/gu
  let start = 0
  for (let at = 0; at < text.length; ) {
    yield at
    letterPair.lastIndex = at + 512
    const end = letterPair.exec(text) ? letterPair.lastIndex : text.length
    const close = (_: Intl.SegmentData, to: number) => {
      // At a cut the sentence goes on.
      if (to === end && end < text.length) return
      visit(start, to)
      start = to
    }
    yield* windows(segmenter, text, at, end, 1024, close)
    at = end
  }
}

/**
 * Visits the segments of one stretch, each with where it ends, window by window. The last segments of a window may be
 * other ones once the text goes on, so the next window starts at the second last, an eighth of a window back for the
 * sake of dictionaries; one that holds nothing certain is doubled.
 */
function* windows(
  segmenter: Intl.Segmenter,
  text: string,
  from: number,
  to: number,
  size: number,
  visit: (data: Intl.SegmentData, end: number) => void,
): Generator<number> {
  let span = size
  for (let at = from; at < to; ) {
    const end = Math.min(at + span, to)
    const found = [...segmenter.segment(text.slice(at, end))]
    let certain = found.length
    if (end < to) {
      certain -= 2
      while (certain > 0 && (found[certain]?.index ?? 0) > span - size / 8) certain--
    }
    for (let index = 0; index < certain; index++) {
      const data = found[index] as Intl.SegmentData
      visit(data, at + data.index + data.segment.length)
    }
    span = certain > 0 ? size : span * 2
    at = end < to ? at + (certain > 0 ? (found[certain]?.index ?? 0) : 0) : to
    yield at
  }
}

const stepSize = 1 << 16
