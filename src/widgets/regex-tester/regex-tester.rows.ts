import type { Found } from './regex-tester.found'

/** The rows of a text, as far as they have been set. */
export interface Rows {
  readonly count: number
  readonly done: boolean
  /** Where a row starts; the one behind the last starts behind the text. */
  start(row: number): number
  /** Continues for this many code units: 100,000 take one or two milliseconds. */
  advance(units: number): void
}

/**
 * A text set in this many columns: rows start after each line end, and within a line after the last space that fits.
 * Characters from U+1100 on count as two columns.
 */
export function setRows(text: string, columns: number): Rows {
  let starts = new Int32Array(1024)
  let count = 1
  let at = 0
  let column = 0
  /** Behind the last space of this row, and the column there; 0 where there is none. */
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
    // The last one may grow.
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

/** Joiners, variation selectors, combining marks and the second half of a pair stay with what is before them. */
function widthOf(unit: number): number {
  if (unit < 0x300) return unit === 9 ? 4 : 1
  if (unit < 0x370 || unit === 0x200d || (unit >= 0xfe00 && unit <= 0xfe0f) || (unit >= 0xdc00 && unit <= 0xdfff))
    return 0
  return unit < 0x1100 ? 1 : 2
}

export interface Piece {
  readonly text: string
  /** The place of the match in the list, where it is one. */
  readonly match?: number
  /** The line end belongs to the match. */
  readonly newline?: boolean
}

/** The text of a row from `start` until the next one, split at the edges of matches. */
export function piecesOf(found: Found, start: number, next: number): Piece[] {
  const { text } = found
  const end = text[next - 1] === '\n' ? next - 1 : Math.min(next, text.length)
  const pieces: Piece[] = []
  let done = start
  for (let match = found.firstFrom(start); match < found.listed && found.start(match) < next; match++) {
    const [from, to] = [found.start(match), found.end(match)]
    if (to === start && from < start) continue
    if (from > done) pieces.push({ text: text.slice(done, Math.min(from, end)) })
    done = Math.min(to, end)
    pieces.push({
      text: text.slice(Math.max(from, start), done),
      match,
      newline: to > end && next > end && end < text.length,
    })
  }
  if (done < end) pieces.push({ text: text.slice(done, end) })
  return pieces
}
