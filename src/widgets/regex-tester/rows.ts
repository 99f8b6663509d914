import type { Matches } from './matches'

/** The rows of a text that have been laid out so far. */
export interface Rows {
  readonly count: number
  readonly done: boolean
  /** Where each row starts. One extra entry marks the end of the text. */
  start(row: number): number
  /** Lays out this many more code units. 100,000 take one or two milliseconds. */
  advance(units: number): void
}

/**
 * Wraps a text at this many columns: rows start after each line break and, within a line, after the last space that
 * fits. Characters from U+1100 up count as two columns.
 */
export function setRows(text: string, columns: number): Rows {
  let starts = new Int32Array(1024)
  let count = 1
  let at = 0
  let column = 0
  /** The offset after the last space of this row, and its column; 0 if there is none. */
  let space = 0
  let spaceColumn = 0

  function add(start: number): void {
    if (count === starts.length) {
      const more = new Int32Array(2 * count)
      more.set(starts)
      starts = more
    }
    starts[count++] = start
  }

  function advance(units: number): void {
    for (const end = Math.min(text.length, at + units); at < end; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 10) {
        add(at + 1)
        column = spaceColumn = 0
        continue
      }
      const width = widthOf(unit)
      if (column + width > columns && width > 0) {
        add(spaceColumn > 0 ? space : at)
        column -= spaceColumn || column
        spaceColumn = 0
      }
      column += width
      if (unit === 32) {
        space = at + 1
        spaceColumn = column
      }
    }
  }

  return {
    // The last row may still grow.
    get count() {
      return at < text.length ? count - 1 : count
    },
    get done() {
      return at >= text.length
    },
    start: (row) => (row < count ? (starts[row] ?? 0) : text.length + 1),
    advance,
  }
}

/** Joiners, variation selectors, combining marks and low surrogates stay with the preceding character. */
function widthOf(unit: number): number {
  if (unit < 0x300) return unit === 9 ? 4 : 1
  if (unit < 0x370 || unit === 0x200d || (unit >= 0xfe00 && unit <= 0xfe0f) || (unit >= 0xdc00 && unit <= 0xdfff))
    return 0
  return unit < 0x1100 ? 1 : 2
}

export interface Piece {
  readonly text: string
  /** Where it is in the whole text. */
  readonly start: number
  /** The match's index in the list, if it's a match. */
  readonly match?: number
  /** The match includes the line break. */
  readonly newline?: boolean
}

/** The text of a row, split at the edges of matches. */
export function piecesOf(found: Matches, start: number, next: number): Piece[] {
  const { text } = found
  const end = text[next - 1] === '\n' ? next - 1 : Math.min(next, text.length)
  const pieces: Piece[] = []
  let done = start
  for (let match = found.firstFrom(start); match < found.listed && found.start(match) < next; match++) {
    const [from, to] = [found.start(match), found.end(match)]
    if (to === start && from < start) continue
    if (from > done) pieces.push({ text: text.slice(done, Math.min(from, end)), start: done })
    done = Math.min(to, end)
    const own = Math.max(from, start)
    pieces.push({
      text: text.slice(own, done),
      start: own,
      match,
      newline: to > end && next > end && end < text.length,
    })
  }
  if (done < end) pieces.push({ text: text.slice(done, end), start: done })
  return pieces
}
