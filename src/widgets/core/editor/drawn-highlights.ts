import type { EditorState, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, WidgetType } from '@codemirror/view'
import type { Highlight, Span } from './highlight'
import { placesIn, shown } from './shown-highlights'

/** The ranges of a text in which highlights are drawn. */
export type Area = readonly Span[]

/** A line this long is drawn in part. */
const longLine = 1000

/**
 * The lines in view, and as many viewports more on each side. Of a long line, which the editor draws as a whole, only
 * the part that's about there: thousands of marks in one line take seconds to lay out.
 */
export function areaOf({ scrollDOM, viewportLineBlocks }: EditorView, more: number): Area {
  const { scrollTop, clientHeight } = scrollDOM
  const [top, bottom] = [scrollTop - more * clientHeight, scrollTop + (1 + more) * clientHeight]
  const spans = viewportLineBlocks.flatMap((block): Span[] => {
    if (block.bottom < top || block.top > bottom) return []
    if (block.length < longLine) return [{ from: block.from, to: block.to }]
    const place = (y: number) => block.from + Math.round((block.length * (y - block.top)) / block.height)
    return [{ from: Math.max(block.from, place(top)), to: Math.min(block.to, place(bottom)) }]
  })
  // One range for neighboring lines, because a match may contain several.
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? [{ from: first.from, to: last.to }] : []
}

export const isWithin = ([inner]: Area, [outer]: Area): boolean =>
  inner === undefined || (outer !== undefined && inner.from >= outer.from && inner.to <= outer.to)

/** Marks in a view, because more would take too long to lay out. */
const most = 6000

/** The highlights in an area. */
export function draw({ state }: EditorView, area: Area): DecorationSet {
  const { source, isFaded = false, changes } = state.field(shown)
  if (!source) return Decoration.none
  const { before, after } = placesIn(changes)
  const drawn: Range<Decoration>[] = []
  for (const { from, to } of area) {
    const place = (at: number, side: number) => Math.min(to, Math.max(from, after(at, side)))
    for (const match of source.within(before(from, -1), before(to, 1))) {
      if (drawn.length > most) break
      const parts = isFaded ? [{ ...match, tone: faded }] : match.parts
      for (const part of parts) {
        const [start, end] = [place(part.from, 1), place(part.to, -1)]
        if (start < end) drawn.push(markOf(match, part).range(start, end))
      }
      drawn.push(...signsIn(state, match, place(match.from, 1), place(match.to, -1)))
    }
  }
  return Decoration.set(drawn, true)
}

const faded = 'faded' as const

/** The class of a part: its color, whether it's at an end of its match, and whether the match touches another. */
export function classOf(match: Highlight, { from, to, tone }: Span & { readonly tone: number | typeof faded }): string {
  const isOdd = match.isOdd ? ' odd' : ''
  const isFirst = from === match.from ? ' first' : ''
  const isLast = to === match.to ? ' last' : ''
  return `match tone-${tone}${isOdd}${isFirst}${isLast}`
}

const markOf = (match: Highlight, part: Parameters<typeof classOf>[1]) =>
  Decoration.mark({ class: classOf(match, part), attributes: { 'data-match': String(match.id) } })

/** What has no width: an empty match, and each line break in a match. */
function signsIn({ doc }: EditorState, match: Highlight, from: number, to: number): Range<Decoration>[] {
  if (match.from === match.to) return [empty('empty').range(from)]
  const signs: Range<Decoration>[] = []
  for (let line = doc.lineAt(from); line.to < to; line = doc.line(line.number + 1)) signs.push(lineBreak.range(line.to))
  return signs
}

class Sign extends WidgetType {
  constructor(
    readonly className: string,
    readonly text: string,
  ) {
    super()
  }
  override eq(other: Sign): boolean {
    return other.className === this.className && other.text === this.text
  }
  override toDOM(view: EditorView): HTMLElement {
    const sign = view.dom.ownerDocument.createElement('span')
    sign.className = this.className
    sign.textContent = this.text
    return sign
  }
}

const lineBreak = Decoration.widget({ widget: new Sign('line-break', '↵'), side: 1 })
/** A line between two characters. */
export const empty = (className: string): Decoration => Decoration.widget({ widget: new Sign(className, ''), side: 1 })
