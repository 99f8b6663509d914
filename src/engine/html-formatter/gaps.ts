import type { Piece } from './pieces'

/** White space at one side of a text, or all there is between two pieces. */
export type Space =
  /** Drawn, or not to be touched: it stays a line end, a space or nothing. */
  | 'kept'
  /** Never drawn: it may be put there or taken away. */
  | 'free'

/** The text between two pieces. */
export interface Gap {
  readonly text: string
  /** Not a character of it is touched. */
  readonly verbatim: boolean
  /** White space alone, or none: then `before` is all of it. */
  readonly isBlank: boolean
  before: Space
  after: Space
}

/** HTML's white space save the form feed, which CSS draws; one space alone is as it should be. */
export const blanks = /[\t\n][ \t\n]*| [ \t\n]+/g
const isBlank = (text: string) => /^[ \t\n]*$/.test(text)
/** A `<` that begins a CDATA section, or markup that the parser dropped. */
const markup = /<[a-z!/?]|\0/i

/** The gaps before, between and behind the pieces: one more than there are pieces. */
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

/** The text of a script or a style. */
const isUnseen = (pieces: readonly Piece[], at: number) => Boolean(pieces[at - 1]?.verbatim && pieces[at - 1]?.clear)
