import { type PointerEvent, useContext, useEffect, useRef } from 'react'
import type { Match } from '../../engine/regex-tester/regex-tester'
import { IsCurrent } from '../core/answer/answer-frame'
import { interpolate } from '../core/base/strings'
import { toneOf } from '../core/editor/tones'
import { formatNumber } from '../core/format/format'
import { CopyButton } from '../core/output/copy-button'
import { WindowList } from '../core/output/window-list'
import { useWords } from '../core/words/use-words'
import * as css from './list.css'
import type { Matches } from './matches'
import type { CurrentMatch } from './regex-tester.state'
import type { initialStrings } from './views/initial.strings'

interface MatchListProps {
  readonly found: Matches
  readonly currentMatch: CurrentMatch
}

/** The list of matches, with positions and groups. */
export function MatchList({ found, currentMatch }: MatchListProps) {
  const { t, locale } = useWords<typeof initialStrings>()
  const list = useRef<HTMLDivElement>(null)
  const { atCaret } = currentMatch
  useEffect(() => {
    if (atCaret !== undefined) scrollTo(list.current, atCaret, found.listed)
  }, [atCaret, found])
  return (
    <div ref={list} className={css.list}>
      <WindowList
        label={t.matches}
        className={css.listPane}
        count={found.listed}
        showing={(from, to) => interpolate(t.showing, { from, to, total: found.listed }, locale)}
        row={(index) => <Row match={found.at(index)} names={found.names} index={index} currentMatch={currentMatch} />}
      />
    </div>
  )
}

/** Scrolls a window list to a row that's out of view. All rows have the same height. */
function scrollTo(list: Element | null, index: number, count: number): void {
  const pane = list?.querySelector('section')
  const row = pane?.querySelector('li')?.offsetHeight
  if (!pane || !row) return
  // The scroll height of a very long list is limited, so its rows move faster than the scrollbar.
  const scale = (pane.scrollHeight - pane.clientHeight) / Math.max(1, row * count - pane.clientHeight)
  const top = row * index * scale
  if (top < pane.scrollTop) pane.scrollTop = top
  else if (top + row > pane.scrollTop + pane.clientHeight) pane.scrollTop = top + row - pane.clientHeight
}

interface RowProps extends Omit<MatchListProps, 'found'> {
  readonly match: Match
  readonly names: Matches['names']
  /** The place in the list. */
  readonly index: number
}

/** Its button covers the row, except for Copy. */
function Row({ match: { match, index: start, end, groups }, names, index, currentMatch }: RowProps) {
  const { t, locale } = useWords<typeof initialStrings>()
  const isCurrent = useContext(IsCurrent)
  return (
    <div
      className={css.item}
      data-current={currentMatch.current === index || undefined}
      // Not `onPointerEnter`: the list scrolls under a mouse at rest, which then points at nothing.
      onPointerMove={(event: PointerEvent) => event.pointerType === 'mouse' && currentMatch.point(index)}
      onPointerLeave={() => currentMatch.point(undefined)}
    >
      <div className={css.head}>
        <span className={css.ordinal}>{formatNumber(index + 1, locale)}</span>
        <button
          type="button"
          className={css.show}
          disabled={!isCurrent}
          onClick={() => currentMatch.choose(index)}
          onFocus={() => currentMatch.point(index)}
          onBlur={() => currentMatch.point(undefined)}
        >
          <Value text={match} />
        </button>
        <span className={css.position}>{interpolate(t.position, { start, end }, locale)}</span>
        <span className={css.copy}>{match && <CopyButton label={t.copyMatch} text={() => match} />}</span>
      </div>
      {groups.length > 0 && (
        <dl className={css.groups}>
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by number
            <div key={at} className={css.group}>
              <dt className={css.groupName}>
                <span className={css.swatches[toneOf(at + 1)]} />
                <GroupName number={interpolate(t.group, { n: at + 1 }, locale)} name={names[at]} />
              </dt>
              <dd className={css.groupValue}>
                <Value text={group} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A name takes the number's place, except for screen readers. */
const GroupName = ({ number, name }: { readonly number: string; readonly name: string | null | undefined }) =>
  name ? (
    <>
      <span className={css.hidden}>{number} </span>
      {name}
    </>
  ) : (
    number
  )

/** Characters rendered per match. The pane shows fewer. */
const drawn = 300

const visible = (text: string) =>
  text
    .slice(0, drawn)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '↵')
    .replaceAll('\t', '⇥')

function Value({ text }: { readonly text: string | null }) {
  const { t } = useWords<typeof initialStrings>()
  if (!text) return <span className={css.lacking}>{text === null ? t.noPart : t.empty}</span>
  const shown = visible(text)
  return (
    <code className={css.code} title={shown}>
      {shown}
      {text.length > drawn && '…'}
    </code>
  )
}
