/** A long text and the part that's visible. */
export interface Pages {
  readonly text: string
  /** Where the parts start, plus the length of the text: one entry more than there are parts. */
  readonly cuts: readonly number[]
  /** The index of the visible part. */
  readonly at: number
  /** The caret's offset in the text. */
  readonly caret: number
}

/**
 * The cost of laying out a text, in characters of prose. In Chromium, 20,000 take about 8 ms. A line break costs as
 * much as 16 of them. In scripts that need shaping, a line's cost grows with the square of its length: 5,000 characters
 * of Thai, Arabic or Korean without a line break take 15 ms, 50,000 take two seconds.
 */
const partCost = 20_000
/** A text that costs no more than this isn't split. */
const wholeCost = 50_000
const lineCost = 16
const squareOver = 770
const longLine = 1000
// biome-ignore lint/suspicious/noMisleadingCharacterClass: matches combining marks on purpose
const shaped = /[\u0300-\u036f\u0590-\u1dff\u20d0-\u20ff\ua4d0-\ud7ff\ufb1d-\ufdff\ufe70-\ufeff\p{Cs}]/u
const lineEnd = /\r\n?|\n/g
/** Processes many short lines at once, because there may be millions of them. */
const shortLines = /(?:[^\r\n]{0,15}(?:\n|\r\n|\r(?!\n))){64}/y
const shortLinesAtOnce = 64

/** A short text as one part, a long one in parts that a field can hold. */
export function paginate(text: string): Pages {
  const cuts = isShort(text) ? [0, text.length] : [...cut(text), text.length]
  return { text, cuts, at: 0, caret: 0 }
}

/** For a code editor, which shows a text of any length at once. */
export const onePage = (text: string): Pages => ({ text, cuts: [0, text.length], at: 0, caret: 0 })

export const isShort = (text: string): boolean =>
  text.length <= wholeCost && endOf(text, 0, wholeCost, text.includes('\r')) === text.length

const rawPage = ({ text, cuts, at }: Pages): string => text.slice(cuts[at], cuts[at + 1])

/** The visible part as the text field stores it. */
export const shownPage = (pages: Pages): string => asShown(rawPage(pages))

/** Converts all line breaks to LF. */
export const asShown = (raw: string): string => (raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw)

/** The caret's offset in the visible part. */
export const shownCaret = ({ text, cuts, at, caret }: Pages): number => asShown(text.slice(cuts[at], caret)).length

/** The offset in the full text for an offset in the visible part. */
export const caretAt = (pages: Pages, shown: number): number =>
  (pages.cuts[pages.at] ?? 0) + rawOffset(rawPage(pages), shown)

export function turnTo(pages: Pages, part: number): Pages {
  const at = Math.min(Math.max(part, 0), pages.cuts.length - 2)
  return { ...pages, at, caret: pages.cuts[at] ?? 0 }
}

/**
 * Applies an edit to the full text, given the field's text and caret. Only the difference is replaced: the field has no
 * CRs, and the line breaks around the edit stay unchanged.
 */
export function edit(pages: Pages, edited: string, caret = edited.length): Pages {
  const shown = shownPage(pages)
  const most = Math.min(shown.length, edited.length)
  let head = 0
  while (head < most && shown.charCodeAt(head) === edited.charCodeAt(head)) head++
  let tail = 0
  while (
    tail < most - head &&
    shown.charCodeAt(shown.length - tail - 1) === edited.charCodeAt(edited.length - tail - 1)
  )
    tail++
  return insert(pages, head, shown.length - tail, edited.slice(head, edited.length - tail), caret)
}

/** Replaces a range of the visible part with `inserted`, and places the caret after it by default. */
export function insert(pages: Pages, from: number, to: number, inserted: string, caret?: number): Pages {
  const raw = rawPage(pages)
  const start = pages.cuts[pages.at] ?? 0
  const rawTo = rawOffset(raw, to)
  const [rawFrom, kept] = apart(raw, rawOffset(raw, from), rawTo, inserted)
  const next = raw.slice(0, rawFrom) + kept + raw.slice(rawTo)
  const rawCaret = caret === undefined ? rawFrom + kept.length : rawOffset(next, caret)
  return replace(pages, start + rawFrom, start + rawTo, kept, start + rawCaret)
}

/** A CR that ends up before an LF becomes an LF, so that two line breaks stay two. */
function apart(raw: string, from: number, to: number, inserted: string): [from: number, inserted: string] {
  const after = raw.charAt(to)
  const kept = after === '\n' ? withFeeds(inserted) : inserted
  const first = (kept || after).startsWith('\n') ? beforeReturns(raw, from) : from
  return [first, '\n'.repeat(from - first) + kept]
}

function withFeeds(text: string): string {
  const start = beforeReturns(text, text.length)
  return text.slice(0, start) + '\n'.repeat(text.length - start)
}

function beforeReturns(text: string, end: number): number {
  let at = end
  while (text.charAt(at - 1) === '\r') at--
  return at
}

/** Replaces text in the visible part. Other parts keep their boundaries, so that the view doesn't jump. */
function replace({ text, cuts, at }: Pages, from: number, to: number, inserted: string, caret: number): Pages {
  const next = text.slice(0, from) + inserted + text.slice(to)
  const grown = next.length - text.length
  const start = cuts[at] ?? 0
  const end = (cuts[at + 1] ?? 0) + grown
  const part = next.slice(start, end)
  const own = isShort(part) ? [start] : cut(part).map((at) => start + at)
  const all = cuts.slice(0, at).concat(
    own,
    cuts.slice(at + 1).map((after) => after + grown),
  )
  if (all.length > 2 && next.length <= partCost && isShort(next))
    return { text: next, cuts: [0, next.length], at: 0, caret }
  let there = at
  while (there < all.length - 2 && caret > (all[there + 1] ?? 0)) there++
  return { text: next, cuts: all, at: there, caret }
}

/** Converts an offset in the field to an offset in the part, where CRLF is two characters. */
function rawOffset(raw: string, shown: number): number {
  let offset = shown
  for (let at = raw.indexOf('\r\n'); at >= 0 && at < offset; at = raw.indexOf('\r\n', at + 2)) offset++
  return offset
}

/** The start offsets of a text's parts. */
function cut(text: string): number[] {
  const starts: number[] = []
  // Not `includes`: V8 treats it as side-effect free and moves it into the loop, running it once per part.
  const hasReturns = /\r/.test(text)
  for (let at = 0; at < text.length; at = endOf(text, at, partCost, hasReturns)) starts.push(at)
  return starts
}

/**
 * The end of the part that starts at `start`: after a line break, otherwise after a space, never inside a character.
 */
function endOf(text: string, start: number, budget: number, hasReturns: boolean): number {
  const stretch = text.slice(start, start + budget)
  let left = budget
  let tryShortAt = 0
  for (let at = 0; at < stretch.length; ) {
    if (at >= tryShortAt) {
      const stop = afterMatch(shortLines, stretch, at)
      const cost = stop - at + shortLinesAtOnce * lineCost
      if (stop && cost <= left) {
        left -= cost
        at = stop
        continue
      }
      tryShortAt = at + 1000
    }
    const stop = (hasReturns ? afterMatch(lineEnd, stretch, at) : stretch.indexOf('\n', at) + 1) || stretch.length
    const length = stop - at
    const square = length > longLine && isShaped(stretch.slice(at, stop)) ? 1 / squareOver : 0
    const cost = length + length * length * square + lineCost
    if (cost > left) {
      if (left * 2 <= budget) return start + at
      // The length that fits the remaining cost.
      const room = square ? (Math.sqrt(1 + 4 * square * left) - 1) / (2 * square) : left - lineCost
      return start + at + gapBefore(stretch, at, at + Math.floor(room))
    }
    left -= cost
    at = stop
  }
  return start + stretch.length
}

/** Whether a long line contains a script that needs shaping. Only samples are checked, because lines can have 50 MB. */
function isShaped(line: string): boolean {
  for (let at = 0; at < line.length; at += 256) if (shaped.test(line.slice(at, at + 16))) return true
  return false
}

function afterMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : 0
}

/** Characters that can't start a part: low surrogates, the LF of CRLF, and combining characters. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: matches combining marks on purpose
const joins = /[\n\u0300-\u036f\u200d\ufe0f\udc00-\udfff]/

/** The length of a line to take: up to the last space near `to`. */
function gapBefore(line: string, from: number, to: number): number {
  const near = Math.max(from, to - 200)
  const space = line.slice(near, to).lastIndexOf(' ') + 1
  if (space > 0) return near + space - from
  let at = to
  while (at > near && (joins.test(line.charAt(at)) || line.charAt(at - 1) === '\u200d')) at--
  return (at > near ? at : to) - from
}
