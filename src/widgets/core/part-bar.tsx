import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { readNumber } from '../../engine/core/number'
import { formatNumber } from './format'
import * as css from './long-text.css'
import type { longTextStrings } from './long-text.strings'
import { fill } from './strings'
import { unseen } from './theme.css'

interface PartBarProps {
  readonly t: typeof longTextStrings
  readonly locale: string
  /** The part on screen, counted from 0, and how many there are. */
  readonly at: number
  readonly count: number
  readonly onTurn: (to: number) => void
  /** What can be done with the whole. */
  readonly children: ReactNode
}

/** The bar below a long text: which part stands above it, and the way to the others. */
export function PartBar({ t, locale, at, count, onTurn, children }: PartBarProps) {
  const [draft, setDraft] = useState<string>()
  const numbers = { part: formatNumber(at + 1, locale), parts: formatNumber(count, locale) }

  function jump(): void {
    const part = draft === undefined ? undefined : readNumber(draft, locale)
    setDraft(undefined)
    if (part !== undefined) onTurn(Math.trunc(Number(part)) - 1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Here Enter turns to a part; it does not press the tool's button.
    event.stopPropagation()
    jump()
  }

  // Not `disabled`, which would drop the focus of one who has come to the end.
  const arrow = (sign: string, label: string, to: number) => {
    const isEnd = to === at || to < 0 || to >= count
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onTurn(to)}
      >
        {sign}
      </button>
    )
  }

  return (
    <div className={css.strip}>
      <span className={css.pager}>
        {arrow('«', t.first, 0)}
        {arrow('‹', t.previous, at - 1)}
        <label className={css.jump}>
          {t.number}
          <input
            className={css.number}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? numbers.part}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={jump}
          />
          {fill(t.of, numbers)}
        </label>
        {arrow('›', t.next, at + 1)}
        {arrow('»', t.last, count - 1)}
        <span className={unseen} role="status">
          {fill(t.part, numbers)}
        </span>
      </span>
      <span className={css.spring} />
      {children}
    </div>
  )
}
