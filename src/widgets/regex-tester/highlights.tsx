import { Fragment, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import type { Part } from '../core/editor/highlight'
import { WindowList } from '../core/output/window-list'
import { useWords } from '../core/words/use-words'
import { isOdd, partsOf } from './colored-parts'
import * as css from './highlights.css'
import type { Matches } from './matches'
import type { CurrentMatch } from './regex-tester.state'
import { type Piece, piecesOf, setRows } from './rows'
import type { initialStrings } from './views/initial.strings'

interface HighlightedTextProps {
  readonly found: Matches
  readonly currentMatch: CurrentMatch
}

/** The text with its matches highlighted, wrapped to fit the pane. */
export function HighlightedText(props: HighlightedTextProps) {
  const ruler = useRef<HTMLSpanElement>(null)
  // An estimate for server rendering.
  const [columns, setColumns] = useState(40)

  useBrowserLayoutEffect(() => {
    const element = ruler.current
    const room = element?.parentElement
    if (!element || !room) return
    const measure = () => {
      setColumns(Math.max(8, Math.floor((10 * (room.clientWidth - css.gutter)) / element.offsetWidth)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={css.highlights}>
      <span ref={ruler} className={css.ruler} aria-hidden="true">
        MMMMMMMMMM
      </span>
      <MarkedText {...props} columns={columns} />
    </div>
  )
}

/** Code units laid out before the first paint, and in each later step. */
const atOnce = 20_000
const step = 200_000

function MarkedText({ found, currentMatch, columns }: HighlightedTextProps & { readonly columns: number }) {
  const { t } = useWords<typeof initialStrings>()
  const { text } = found
  const [, redraw] = useState(0)
  const rows = useMemo(() => {
    const rows = setRows(text, columns)
    rows.advance(atOnce)
    return rows
  }, [text, columns])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      if (rows.done) return
      timer = setTimeout(() => {
        rows.advance(step)
        redraw((times) => times + 1)
        goOn()
      })
    }
    goOn()
    return () => clearTimeout(timer)
  }, [rows])

  return (
    <WindowList
      label={t.highlights}
      className={css.textPane}
      plain
      count={rows.count}
      row={(index) => (
        <div className={css.textRow}>
          {piecesOf(found, rows.start(index), rows.start(index + 1)).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by position
            <Fragment key={at}>
              {piece.match === undefined ? (
                piece.text
              ) : (
                <Mark
                  piece={piece}
                  match={piece.match}
                  parts={partsOf(found, piece.match)}
                  look={isOdd(found, piece.match) ? css.odd : css.even}
                  currentMatch={currentMatch}
                />
              )}
            </Fragment>
          ))}
        </div>
      )}
    />
  )
}

interface MarkProps {
  readonly piece: Piece
  readonly match: number
  readonly parts: readonly Part[]
  /** The class of each tone. */
  readonly look: readonly string[]
  readonly currentMatch: CurrentMatch
}

/** Adjacent matches differ in background and underline, and each group has its color. */
function Mark({ piece: { text, start, newline }, match, parts, look, currentMatch }: MarkProps) {
  const own = {
    'data-current': currentMatch.current === match || undefined,
    onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && currentMatch.point(match),
    onPointerLeave: () => currentMatch.point(undefined),
  }
  if (!text && !newline) return <mark className={css.nothing} {...own} />
  return (
    <mark className={newline ? `${css.match} ${css.newline}` : css.match} {...own}>
      {parts.map(({ from, to, tone }) => {
        const part = text.slice(Math.max(0, from - start), Math.max(0, to - start))
        return (
          part && (
            <span key={from} className={look[tone]}>
              {part.replaceAll('\r', '␍')}
            </span>
          )
        )
      })}
    </mark>
  )
}
