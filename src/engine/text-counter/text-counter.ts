import type { Context } from '../core/engine'
import { type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { graphemes, isBlank, sentences, words } from '../core/text/segment'
import { textOf } from '../core/text-field'
import type { Input } from './fields'

export { example, fields, type Input, initial } from './fields'

export interface Output {
  /** Graphemes, or user-perceived characters: a family emoji is one, CRLF is one (UAX #29). */
  readonly characters: number
  /** Graphemes that aren't whitespace. */
  readonly charactersNoSpaces: number
  /**
   * What `Intl.Segmenter` calls word-like: 'can’t' is one, '3.14' is one. Chinese and Thai depend on its dictionary.
   */
  readonly words: number
  /** Sentences with a letter or digit. A line break ends a sentence (UAX #29, SB4), so a heading is one. */
  readonly sentences: number
  /**
   * Blocks of text between blank lines. A single line break doesn't end a paragraph, because text may be hard-wrapped;
   * U+2029 does.
   */
  readonly paragraphs: number
  /** Line breaks plus one: LF, CR, CRLF, NEL, FF, U+2028, U+2029 (Unicode 17, 5.8, R4). Empty text has no lines. */
  readonly lines: number
  /** Minutes at 200 words per minute, rounded up. */
  readonly readingTime: number
  /** Unicode code points. A lone surrogate counts as one. */
  readonly codePoints: number
  /** UTF-16 code units, as in `String.length`. */
  readonly utf16: number
  /** UTF-8 bytes. A lone surrogate takes 3, like the U+FFFD that replaces it. */
  readonly bytes: number
}

/** Any text can be counted, so there are no errors. */
export type IssueCode = never

/** For the reading time (docs/rules.md). */
export const wordsPerMinute = 200

/** Counts by the rules of `context.locale`, the language of the text. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  return success(countText(textOf(input.text), context.locale))
}

/** 'Hi, Ann.' has 8 characters, 2 words and 1 sentence. */
export function countText(text: string, locale?: string): Output {
  return runSteps(countSteps(text, locale))
}

/**
 * The same count in steps of a few milliseconds, for a worker that reports progress or a page that must stay
 * responsive. Each step yields the progress from 0 to 1; the last returns the count.
 */
export function* countSteps(text: string, locale?: string): Generator<number, Output> {
  const tally = { characters: 0, blanks: 0, words: 0, sentences: 0, paragraphs: 0, lines: 0, codePoints: 0, bytes: 0 }
  const passes = [
    countUnits(text, tally),
    graphemes(text, tally),
    words(text, tally, locale),
    sentences(text, tally, locale),
  ]
  for (const [done, pass] of passes.entries()) {
    for (const at of pass) yield (done + at / text.length) / passes.length
  }
  const { blanks, ...counts } = tally
  return {
    ...counts,
    charactersNoSpaces: counts.characters - blanks,
    readingTime: Math.ceil(counts.words / wordsPerMinute),
    utf16: text.length,
  }
}

interface UnitTally {
  codePoints: number
  bytes: number
  lines: number
  paragraphs: number
}

const stepSize = 1 << 17

function* countUnits(text: string, tally: UnitTally): Generator<number> {
  let pairs = 0
  let bytes = 0
  let lineEnds = 0
  let inParagraph = false
  let blankLine = true
  for (let at = 0; at < text.length; at++) {
    if (at % stepSize === 0) yield at
    const unit = text.charCodeAt(at)
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    if (isLineEnd(unit) && !(unit === 0x0d && text.charCodeAt(at + 1) === 0x0a)) {
      lineEnds++
      if (blankLine || unit === 0x2029) inParagraph = false
      blankLine = true
    } else if (!isBlank(unit)) {
      blankLine = false
      if (!inParagraph) tally.paragraphs++
      inParagraph = true
    }
    if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) pairs++
  }
  tally.codePoints = text.length - pairs
  // Two surrogates were counted as 3 bytes each, but a pair takes 4.
  tally.bytes = bytes - 2 * pairs
  tally.lines = text === '' ? 0 : lineEnds + 1
}

function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d || unit === 0x0c || unit === 0x85 || unit === 0x2028 || unit === 0x2029
}
