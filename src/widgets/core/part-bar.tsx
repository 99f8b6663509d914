import { type KeyboardEvent, useState } from 'react'
import { readNumber } from '../../engine/core/number'
import { CopyButton } from './copy-button'
import { formatNumber } from './format'
import { LateSheets } from './late-sheets'
import { strip } from './long-text.css'
import type { longTextStrings } from './long-text.strings'
import * as css from './part-bar.css'
import sheets from './part-bar.tsx?sheets'
import { fill } from './strings'
import { findNext, type Live, turn } from './text-deeds'
import type { Parts } from './text-parts'
import { unseen } from './theme.css'
import type { ToolState } from './tool-props'

interface PartBarProps {
  readonly tool: Pick<ToolState, 't' | 'locale'>
  readonly t: typeof longTextStrings
  readonly live: Live
  readonly parts: Parts
}

/** The bar below a long text: which part stands above it, the way to the others, and what can be done with the whole. */
export function PartBar({ tool, t, live, parts: { text, cuts, at } }: PartBarProps) {
  const [draft, setDraft] = useState<string>()
  const [sought, setSought] = useState('')
  const [isLacking, setLacking] = useState(false)
  const count = cuts.length - 1
  const numbers = { part: formatNumber(at + 1, tool.locale), parts: formatNumber(count, tool.locale) }

  function jump(): void {
    const part = draft === undefined ? undefined : readNumber(draft, tool.locale)
    setDraft(undefined)
    if (part !== undefined) turn(live, Math.trunc(Number(part)) - 1)
  }

  const find = () => setLacking(sought !== '' && !findNext(live, sought))

  /** Here Enter turns to a part or finds; it does not press the tool's button. */
  const onEnter = (deed: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    deed()
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
        onClick={isEnd ? undefined : () => turn(live, to)}
      >
        {sign}
      </button>
    )
  }

  return (
    <div className={strip}>
      <LateSheets sheets={sheets} />
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
            onKeyDown={onEnter(jump)}
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
      <span className={css.finder}>
        <input
          className={css.sought}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={t.find}
          placeholder={t.find}
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value)
            setLacking(false)
          }}
          onKeyDown={onEnter(find)}
        />
        <button type="button" onClick={find}>
          {t.findNext}
        </button>
        <span className={isLacking ? css.lacking : unseen} role="status">
          {isLacking ? t.notFound : ''}
        </span>
      </span>
      <CopyButton tool={tool} label={t.copyAll} text={() => text} />
    </div>
  )
}
