import { type KeyboardEvent, useState } from 'react'
import { lazy, useLazy } from '../base/lazy'
import type { longTextStrings } from '../base/long-text.strings'
import { interpolate } from '../base/strings'
import type { Pages } from '../base/text-pages'
import { visuallyHidden } from '../base/theme.css'
import { formatNumber } from '../format/format'
import { CopyButton } from '../output/copy-button'
import { useWords } from '../words/use-words'
import { strip } from './long-text.css'
import { findNext, type Live, turn } from './long-text-actions'
import * as css from './pager.css'

/** A part of the number reader. Tools for texts don't need it until a part's number is typed. */
const lazyReader = lazy(() => import('./page-number'))

interface PagerProps {
  readonly t: typeof longTextStrings
  readonly live: Live
  readonly pages: Pages
}

/** The bar below a long text: the current part, navigation, search and Copy all. */
export const Pager = (props: PagerProps) => (
  <div className={strip} data-slot="strip">
    <PageTurner {...props} />
    <Finder {...props} />
    <CopyButton label={props.t.copyAll} text={() => props.pages.text} />
  </div>
)

/** In these fields, Enter goes to a part or searches, instead of pressing the tool's button. */
const onEnter = (action: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  action()
}

function PageTurner({ t, live, pages: { cuts, at } }: PagerProps) {
  const { locale } = useWords()
  const [draft, setDraft] = useState<string>()
  const reader = useLazy(lazyReader)
  const count = cuts.length - 1
  const numbers = { part: formatNumber(at + 1, locale), parts: formatNumber(count, locale) }

  async function jump(): Promise<void> {
    if (draft === undefined) return
    const part = (await reader.load())?.readWhole(draft)
    setDraft(undefined)
    if (part !== undefined) turn(live, part - 1)
  }

  // Not `disabled`, which would lose the focus at either end.
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
          onFocus={() => void reader.load()}
          onKeyDown={onEnter(jump)}
          onBlur={jump}
        />
        {interpolate(t.of, numbers)}
      </label>
      {arrow('›', t.next, at + 1)}
      {arrow('»', t.last, count - 1)}
      <span className={visuallyHidden} role="status">
        {interpolate(t.part, numbers)}
      </span>
    </span>
  )
}

function Finder({ t, live }: PagerProps) {
  const [query, setSought] = useState('')
  const [isMissing, setMissing] = useState(false)
  const find = () => setMissing(query !== '' && !findNext(live, query))
  return (
    <span className={css.finder}>
      <input
        className={css.searchField}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t.find}
        placeholder={t.find}
        value={query}
        onChange={(event) => {
          setSought(event.currentTarget.value)
          setMissing(false)
        }}
        onKeyDown={onEnter(find)}
      />
      <button type="button" onClick={find}>
        {t.findNext}
      </button>
      <span className={isMissing ? css.notFound : visuallyHidden} role="status">
        {isMissing ? t.notFound : ''}
      </span>
    </span>
  )
}
