/*
 * Graphemes, words and sentences of texts of any length, counted as `Intl.Segmenter` counts them (UAX #29).
 * The platform's segmenter alone will not do: in Node 20 it is quadratic in the length of the text, and at best
 * a 10 MB text takes it seconds. So what needs no rules is counted here, and the rest goes to it in short windows.
 * Every function is a generator that adds to a tally and yields how far it is, so that a caller can take a breath.
 */

/** Adds the graphemes of a text to `characters`, and those that are white space alone to `blanks`. */
export function* graphemes(text: string, tally: { characters: number; blanks: number }): Generator<number> {
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
      if (isPlainBlank(unit)) tally.blanks++
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
 * save CRLF. Latin, Cyrillic, Han, kana and the punctuation around them.
 */
function isPlain(unit: number): boolean {
  if (unit < 0x300) return true
  if (unit >= 0x4e00) return unit <= 0x9fff
  return (
    (unit >= 0x400 && unit <= 0x482) ||
    (unit >= 0x2010 && unit <= 0x2027) ||
    (unit >= 0x3000 && unit <= 0x3029) ||
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x30a0 && unit <= 0x30ff)
  )
}

const isSplit = (before: number, after: number) =>
  isPlain(before) && isPlain(after) && !(before === 0x0d && after === 0x0a)

const isPlainBlank = (unit: number) =>
  unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0 || unit === 0x3000

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
  const segmenter = segmenterOf(locale, 'word')
  const classes = classesOf(segmenter)
  const { length } = text
  const visit = ({ isWordLike }: Intl.SegmentData) => {
    if (isWordLike) tally.words++
  }
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
    const kind = unit < classes.length ? (classes[unit] ?? UNKNOWN) : UNKNOWN
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
        while (end < length && text.charCodeAt(end) > 0x20) end++
        yield* windows(segmenter, text, runStart, end, 512, visit)
        runStart = end
        at = end - 1
      }
    }
  }
  tally.words += finished + inRun
}

/** Up to U+024F, Latin Extended-B, and the General Punctuation of every day. */
const known = 0x2027

/** Which characters join letters or digits differs between languages and versions, so the segmenter is asked. */
function classesOf(segmenter: Intl.Segmenter): Uint8Array {
  const found = classesBySegmenter.get(segmenter)
  if (found) return found
  const classes = new Uint8Array(known).fill(UNKNOWN)
  classes.fill(OTHER, 0x21, 0x7f).fill(OTHER, 0xa0, 0xc0).fill(OTHER, 0x2010, 0x2018).fill(OTHER, 0x201a, 0x2024)
  classes.fill(LETTER, 0x41, 0x5b).fill(LETTER, 0x61, 0x7b).fill(LETTER, 0xc0, 0x250)
  for (const letter of 'ªµº') classes[letter.charCodeAt(0)] = LETTER
  for (const other of '×÷\u2025\u2026') classes[other.charCodeAt(0)] = OTHER
  for (const unknown of '\u00ad·') classes[unknown.charCodeAt(0)] = UNKNOWN
  classes.fill(DIGIT, 0x30, 0x3a).fill(SPACE, 0, 0x21)
  classes[0x5f] = UNDERSCORE
  const isOne = (text: string) => segmenter.segment(text).containing(0)?.segment === text
  for (const mid of ".,:;'‘’") {
    classes[mid.charCodeAt(0)] = MID | (isOne(`a${mid}a`) ? LETTER : 0) | (isOne(`1${mid}1`) ? DIGIT : 0)
  }
  classesBySegmenter.set(segmenter, classes)
  return classes
}

const classesBySegmenter = new WeakMap<Intl.Segmenter, Uint8Array>()

/**
 * Adds to `sentences` the segments that hold a letter or a digit. The text is cut where two letters meet:
 * no sentence ends there, and none that ended before depends on what follows (SB8 looks no further than a letter).
 */
export function* sentences(text: string, tally: { sentences: number }, locale?: string): Generator<number> {
  const segmenter = segmenterOf(locale, 'sentence')
  const visit = ({ segment }: Intl.SegmentData) => {
    if (/[\p{L}\p{N}]/u.test(segment)) tally.sentences++
  }
  const letterPair = /[\p{Lu}\p{Ll}\p{Lo}](?=[\p{Lu}\p{Ll}\p{Lo}])/gu
  for (let at = 0; at < text.length; ) {
    yield at
    letterPair.lastIndex = at + 1024
    const pair = letterPair.exec(text)
    const end = pair ? letterPair.lastIndex : text.length
    yield* windows(segmenter, text, at, end, 2048, visit)
    // The sentence goes on behind the cut, where it will be met again.
    if (pair) tally.sentences--
    at = end
  }
}

/**
 * Visits the segments of one stretch, window by window. The last segments of a window may be other ones once the text
 * goes on, so the next window starts at the second last, and 64 units back for the dictionaries' sake; one that holds
 * nothing certain is doubled.
 */
function* windows(
  segmenter: Intl.Segmenter,
  text: string,
  from: number,
  to: number,
  size: number,
  visit: (data: Intl.SegmentData) => void,
): Generator<number> {
  let span = size
  for (let at = from; at < to; ) {
    const end = Math.min(at + span, to)
    const found = [...segmenter.segment(text.slice(at, end))]
    let certain = found.length
    if (end < to) {
      certain -= 2
      while (certain > 0 && (found[certain]?.index ?? 0) > span - 64) certain--
    }
    for (let index = 0; index < certain; index++) visit(found[index] as Intl.SegmentData)
    span = certain > 0 ? size : span * 2
    at = end < to ? at + (certain > 0 ? (found[certain]?.index ?? 0) : 0) : to
    yield at
  }
}

const stepSize = 1 << 16
const segmenters = new Map<string, Intl.Segmenter>()

/** A locale that the platform does not know is read as English. */
function segmenterOf(locale: string | undefined, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`
  let segmenter = segmenters.get(key)
  if (!segmenter) {
    try {
      segmenter = new Intl.Segmenter(locale ?? 'en-US', { granularity })
    } catch {
      segmenter = new Intl.Segmenter('en-US', { granularity })
    }
    segmenters.set(key, segmenter)
  }
  return segmenter
}
