import type { Highlights, Span } from './highlight'

/**
 * The same matches in the editor's text, in which a CRLF is one character. A text without CRLF, as nearly all are, needs
 * no conversion.
 */
export function inEditorOffsets(source: Highlights, text: string): Highlights {
  if (!text.includes('\r\n')) return source
  const { shown, raw } = offsetsOf(text)
  const convert = <Range extends Span>(range: Range): Range => ({
    ...range,
    from: shown(range.from),
    to: shown(range.to),
  })
  return {
    *within(from, to) {
      for (const match of source.within(raw(from), raw(to)))
        yield { ...convert(match), parts: match.parts.map(convert) }
    },
    get(id) {
      const match = source.get(id)
      return match && convert(match)
    },
    at: (from, to) => source.at(raw(from), raw(to)),
  }
}

/** Between offsets in a text and offsets in the same text with LF line breaks. */
function offsetsOf(text: string) {
  const breaks: number[] = []
  for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n', at + 2)) breaks.push(at)
  /** How many of the first breaks are before a place, given where each is. */
  const countBefore = (placeOf: (index: number) => number, place: number) => {
    let [low, high] = [0, breaks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeOf(middle) < place) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    shown: (place: number) => place - countBefore((index) => (breaks[index] ?? 0) + 1, place),
    raw: (place: number) => place + countBefore((index) => (breaks[index] ?? 0) - index, place),
  }
}
