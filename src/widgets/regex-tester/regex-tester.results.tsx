import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../core/format/format'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { WindowList } from '../core/output/window-list'
import { Note } from '../core/tool/answer'
import { headline, headlineLabel } from '../core/tool/answer.css'
import { interpolate } from '../core/tool/strings'
import * as css from './regex-tester.css'
import type { Found } from './regex-tester.found'
import { type Piece, piecesOf, setRows } from './regex-tester.rows'
import type { strings } from './regex-tester.strings'

interface FoundProps {
  readonly found: Found
  readonly t: typeof strings
}

interface ResultsProps extends FoundProps {
  /** Those it was found with. */
  readonly flags: string
  readonly locale: string
  /** How many, in a sentence. */
  readonly said: string
}

export function Results({ found, flags, t, locale, said }: ResultsProps) {
  const { count, listed } = found
  return (
    <>
      <div className={headline}>
        <p className={headlineLabel}>{t.result}</p>
        <p className={css.count}>{said}</p>
      </div>
      {count === 1 && !flags.includes('g') && <Note>{t.firstOnly}</Note>}
      {count > listed && <Note>{interpolate(t.listed, { n: listed }, locale)}</Note>}
      {found.text ? <Highlights found={found} t={t} /> : <Note>{t.noText}</Note>}
      {listed > 0 && (
        <>
          <MatchList found={found} t={t} locale={locale} />
          <CopyBar tool={{ t }} label={t.copyAll} text={() => found.texts().join('\n')} />
        </>
      )}
    </>
  )
}

/** The text with its matches marked, set in as many columns as there is room for. */
function Highlights({ found, t }: FoundProps) {
  const ruler = useRef<HTMLSpanElement>(null)
  // A guess, for the server.
  const [columns, setColumns] = useState(40)

  useLayoutEffect(() => {
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
      <MarkedText found={found} t={t} columns={columns} />
    </div>
  )
}

/** Code units set in rows before the first paint, and in each step after it. */
const atOnce = 20_000
const step = 200_000

function MarkedText({ found, t, columns }: FoundProps & { readonly columns: number }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            <Fragment key={at}>{piece.match === undefined ? piece.text : <Mark piece={piece} />}</Fragment>
          ))}
        </div>
      )}
    />
  )
}

/** Neighbours differ in tint and in the line under them. */
function Mark({ piece: { text, match = 0, newline } }: { readonly piece: Piece }) {
  if (!text && !newline) return <mark className={css.nothing} />
  const tint = tintOf(match)
  return <mark className={newline ? `${tint} ${css.newline}` : tint}>{text.replaceAll('\r', '␍')}</mark>
}

const tintOf = (match: number) => (match % 2 ? css.odd : css.match)

/** The matches one by one, with their places and groups. */
function MatchList({ found, t, locale }: FoundProps & { readonly locale: string }) {
  const number = (n: number) => formatNumber(n, locale)
  return (
    <WindowList
      label={t.matches}
      className={css.listPane}
      count={found.listed}
      showing={(from, to) => interpolate(t.showing, { from, to, total: found.listed }, locale)}
      row={(index) => {
        const { match, index: start, end, groups } = found.at(index)
        return (
          <div className={css.item}>
            <div className={css.head}>
              <span className={css.ordinal}>{number(index + 1)}</span>
              <Value text={match} t={t} tint={tintOf(index)} />
              <span className={css.position}>{interpolate(t.position, { start, end }, locale)}</span>
              <span className={css.copy}>{match && <CopyButton tool={{ t }} text={() => match} />}</span>
            </div>
            {groups.length > 0 && (
              <dl className={css.groups}>
                {groups.map((group, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a group is its number
                  <div key={at} className={css.group}>
                    <dt className={css.groupName}>
                      {interpolate(t.group, { n: at + 1 }, locale)} <span className={css.name}>{found.names[at]}</span>
                    </dt>
                    <dd className={css.groupValue}>
                      <Value text={group} t={t} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )
      }}
    />
  )
}

/** So much of a match is drawn; the pane shows less. */
const drawn = 300

const visible = (text: string) =>
  text
    .slice(0, drawn)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '↵')
    .replaceAll('\t', '⇥')

function Value({
  text,
  t,
  tint,
}: {
  readonly text: string | null
  readonly t: typeof strings
  readonly tint?: string
}) {
  if (!text) return <span className={css.lacking}>{text === null ? t.noPart : t.empty}</span>
  const shown = visible(text)
  return (
    <code className={`${css.code} ${tint ?? css.ground}`} title={shown}>
      {shown}
      {text.length > drawn && '…'}
    </code>
  )
}
