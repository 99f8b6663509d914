import { segmenterOf } from './segmenters'
/*
 * Counts graphemes, words and sentences in texts of any length, the way `Intl.Segmenter` does (UAX #29).
 * The platform's segmenter alone is too slow: in Node 20 its time grows with the square of the length, and at best it
 * takes seconds for 10 MB. So simple characters are counted here, and the rest goes to the segmenter in short windows.
 * Every function is a generator that adds to a tally and yields its progress, so that a caller can pause.
 * An empty text doesn't create a segmenter, which would slow down the first paint.
 */

/** Adds the number of graphemes to `characters`, and of whitespace-only graphemes to `blanks`. */
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
 * Characters without a special class in GraphemeBreakProperty.txt, and controls: two in a row are two graphemes, except
 * CRLF. Covers Latin, Greek, Cyrillic, Hebrew, Arabic, kana, Han and common punctuation.
 */
const plainRanges =
  '0-2ff 37a-482 48a-52f 5d0-5ea 60c-60f 61b 61d-64a 660-66f 671-6d5 2010-2027 3000-3029 3041-3096 30a0-30ff 4e00-9fff'

/** Created with the first text, not on page load. */
let plain: Uint8Array | undefined

function isPlain(unit: number): boolean {
  plain ??= mark(new Uint8Array(0xa000), 1, plainRanges)
  return plain[unit] === 1
}

/** Sets table entries for hexadecimal ranges, both ends inclusive. */
function mark(table: Uint8Array, value: number, ranges: string): Uint8Array {
  for (const range of ranges.split(' ')) {
    const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16))
    table.fill(value, first, last + 1)
  }
  return table
}

const isSplit = (before: number, after: number) =>
  isPlain(before) && isPlain(after) && !(before === 0x0d && after === 0x0a)

/** White_Space (Unicode 17, PropList.txt), which lies entirely in the Basic Multilingual Plane. */
export function isBlank(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  if (unit < 0x2000) return unit === 0x85 || unit === 0xa0 || unit === 0x1680
  return unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000
}

/** The Word_Break classes handled here. Characters that join letters or digits are MID plus their bits. */
const OTHER = 0
const LETTER = 1
const DIGIT = 2
const UNDERSCORE = 4
const MID = 8
const SPACE = 16
const UNKNOWN = 32

/**
 * Adds the number of word-like segments to `words`. Runs of Latin letters, digits and common punctuation are counted by
 * rules WB5 to WB13b; runs with any other character go to the segmenter.
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
  /** Word-like segments in finished runs and in the current run. */
  let finished = 0
  let inRun = 0
  let runStart = 0
  /** The class that the current segment ends with, a pending MID, and whether the segment is word-like yet. */
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
      // A single underscore isn't a word, but two are.
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
 * The classes of Latin, Greek, Cyrillic and Arabic letters, ASCII digits and common punctuation. Which marks join
 * letters or digits depends on the language and Unicode version, so the segmenter decides.
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

/** Adds the number of sentences that contain a letter or digit. */
export function* sentences(text: string, tally: { sentences: number }, locale?: string): Generator<number> {
  yield* sentenceSpans(text, (start, end) => hasLetter(text, start, end) && tally.sentences++, locale)
}

/** Checks only the first few characters, because most sentences start with a letter. */
function hasLetter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 64) {
    // One extra, so as not to split a surrogate pair.
    if (/[\p{L}\p{N}]/u.test(text.slice(at, Math.min(at + 65, end)))) return true
  }
  return false
}

/**
 * Visits each sentence together with what follows it up to the next. The text is split between two letters: no sentence
 * ends there, and no earlier boundary depends on later text (SB8 looks no further than a letter).
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
      // The sentence continues after the split.
      if (to === end && end < text.length) return
      visit(start, to)
      start = to
    }
    yield* windows(segmenter, text, at, end, 1024, close)
    at = end
  }
}

/**
 * Visits the segments of a range, each with its end, window by window. The last segments of a window may change once
 * more text follows, so the next window starts at the second-to-last one, overlapping by an eighth for dictionary-based
 * scripts. A window without a definite boundary is doubled.
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
