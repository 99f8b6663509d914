import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Token } from '../../../engine/regex-tester/syntax/token'
import { Note } from '../../core/answer/answer'
import { interpolate } from '../../core/base/strings'
import type { Mark } from '../../core/editor/highlight'
import { toneOf } from '../../core/editor/tones'
import { useMoreWords } from '../../core/words/use-more-words'
import { swatches } from '../list.css'
import { strings } from '../regex-tester.strings'
import * as css from './tokens.css'

interface TokensProps {
  readonly tokens: readonly Token[]
  readonly pattern: string
  /** The place in the pattern that the caret or the mouse is at. */
  readonly place: number | undefined
  /** Marks the token under the mouse or with the focus. */
  readonly onMark: (marks: readonly Mark[]) => void
}

interface RowOfTree {
  readonly token: Token
  readonly level: number
}

/** More rows would make the page slow. */
const mostRows = 500

export function wordsOf({ word, values = {} }: Token, t: typeof strings, locale: string): string {
  return interpolate(t.explain[word as keyof typeof t.explain] ?? '', values, locale)
}

/** In the order of the pattern, with their depth. */
function rowsOf(tokens: readonly Token[], level = 1): RowOfTree[] {
  return tokens.flatMap((token) => [{ token, level }, ...rowsOf(token.children ?? [], level + 1)])
}

/** The tokens as a tree: arrow keys move, and the current token is marked in the pattern. */
export function Tokens({ tokens, pattern, place, onMark }: TokensProps) {
  const { t, locale } = useMoreWords(strings)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(tokens), [tokens])
  const [focused, setFocused] = useState(0)
  const shown = rows.slice(0, mostRows)
  const atPlace = place === undefined ? -1 : innermost(shown, place)
  const mark = (row: RowOfTree | undefined) =>
    onMark(row ? [{ from: row.token.from, to: row.token.to, kind: 'current' }] : [])

  useEffect(() => {
    const row = tree.current?.children[atPlace]
    if (row instanceof HTMLElement) scrollIntoView(row)
  }, [atPlace])
  useEffect(() => () => onMark([]), [onMark])

  function onKeyDown(event: KeyboardEvent): void {
    const last = shown.length - 1
    const next = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const row = tree.current?.children[Math.max(0, Math.min(last, next))]
    if (row instanceof HTMLElement) row.focus()
  }

  return (
    <>
      <div ref={tree} className={css.tree} role="tree" aria-label={t.explainList} onKeyDown={onKeyDown}>
        {shown.map((row, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are identified by position
            key={at}
            className={css.row}
            role="treeitem"
            aria-level={row.level}
            aria-selected={at === atPlace}
            data-current={at === atPlace || undefined}
            tabIndex={at === Math.min(focused, shown.length - 1) ? 0 : -1}
            style={{ paddingInlineStart: `${20 + (Math.min(row.level, 12) - 1) * 18}px` }}
            onFocus={() => {
              setFocused(at)
              mark(row)
            }}
            onBlur={() => mark(undefined)}
            onPointerEnter={() => mark(row)}
            onPointerLeave={() => mark(undefined)}
          >
            <code className={css.code}>{shortened(pattern.slice(row.token.from, row.token.to))}</code>
            <span className={css.words}>
              {row.token.group !== undefined && <span className={swatches[toneOf(row.token.group)]} />}
              {wordsOf(row.token, t, locale)}
            </span>
          </div>
        ))}
      </div>
      {rows.length > mostRows && <Note>{interpolate(t.explainFirst, { n: mostRows }, locale)}</Note>}
    </>
  )
}

/** The deepest token at a place. */
function innermost(rows: readonly RowOfTree[], place: number): number {
  let found = -1
  rows.forEach(({ token }, at) => {
    if (token.from <= place && place < token.to) found = at
  })
  return found
}

/** Within the list only: the page doesn't move. */
function scrollIntoView(row: HTMLElement): void {
  const list = row.parentElement?.parentElement
  if (!list) return
  const top = row.offsetTop - list.offsetTop
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + row.offsetHeight - list.clientHeight
  }
}

const shortened = (code: string) => (code.length > 60 ? `${code.slice(0, 40)} … ${code.slice(-12)}` : code || '∅')
