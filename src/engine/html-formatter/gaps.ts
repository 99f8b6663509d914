import type { Piece } from './pieces'

/** Whitespace at one end of a text, or all the whitespace between two pieces. */
export type Space =
  /** Rendered or protected, so it stays a line break, a space or nothing. */
  | 'kept'
  /** Never rendered, so it can be added or removed. */
  | 'free'

/** The text between two pieces. */
export interface Gap {
  readonly text: string
  /** Must stay exactly as it is. */
  readonly verbatim: boolean
  /** Only whitespace, or empty: `before` then holds all of it. */
  readonly isBlank: boolean
  before: Space
  after: Space
}

/** HTML whitespace except the form feed, which CSS renders. A single space is already normalized. */
export const blanks = /[\t\n][ \t\n]*| [ \t\n]+/g
const isBlank = (text: string) => /^[ \t\n]*$/.test(text)
/** A `<` that starts a CDATA section, or markup that the parser dropped. */
const markup = /<[a-z!/?]|\0/i

/** The gaps before, between and after the pieces: one more than there are pieces. */
export function gapsOf(html: string, pieces: readonly Piece[]): Gap[] {
  const gaps: Gap[] = []
  let isLineStart = true
  for (let at = 0; at <= pieces.length; at++) {
    const left = pieces[at - 1]
    const text = html.slice(left?.end ?? 0, pieces[at]?.start ?? html.length)
    const blank = isBlank(text)
    const verbatim = left?.verbatim || markup.test(text) || (left?.noText && !blank) || false
    if (left && (left.edgeAfter || !left.clear)) isLineStart = left.edgeAfter
    const isCalm = !left || left.calm
    const isHeld = !left || left.holder
    const isFree = blank ? isCalm && (isLineStart || isHeld) : isLineStart
    gaps.push({ text, verbatim, isBlank: blank, before: isFree ? 'free' : 'kept', after: 'kept' })
    if (!blank && !isUnseen(pieces, at)) isLineStart = false
  }
  let isLineEnd = true
  for (let at = pieces.length; at >= 0; at--) {
    const gap = gaps[at] as Gap
    const left = pieces[at - 1]
    const right = pieces[at]
    if (right && (right.edgeBefore || !right.clear)) isLineEnd = right.edgeBefore
    if (gap.isBlank) {
      if (isLineEnd && (!left || left.calm)) gap.before = 'free'
    } else {
      if (isLineEnd) gap.after = 'free'
      if (!isUnseen(pieces, at)) isLineEnd = false
    }
  }
  return gaps
}

/** The text of a script or style element. */
const isUnseen = (pieces: readonly Piece[], at: number) => Boolean(pieces[at - 1]?.verbatim && pieces[at - 1]?.clear)
