import { secondary } from '../core/button.css'
import { formatNumber } from '../core/format'
import { Progress } from '../core/progress'
import { fill } from '../core/strings'
import type { Doing } from './json-editor.deeds'
import * as css from './json-editor.outcome.css'
import type { Words } from './json-editor.words'

interface DeedStateProps {
  readonly doing: Doing
  readonly t: Words
  readonly locale: string
  /** Cancel, or Undo. */
  readonly onLeave: () => void
}

/** Under the buttons: how far a deed is, or that it is done and what it changed. */
export function DeedState({ doing: { deed, share, made }, t, locale, onLeave }: DeedStateProps) {
  if (made?.text !== undefined) {
    return (
      <div className={css.done}>
        <div className={css.state}>
          <p role="status">{t.done[deed]}</p>
          <button type="button" className={secondary} onClick={onLeave}>
            {t.undo}
          </button>
        </div>
        {made.fixes && (
          <ul className={css.fixes}>
            {made.fixes.map(({ fix, count }) => (
              <li key={fix}>
                <span className={css.times}>{formatNumber(count, locale)} ×</span> {t.fixes[fix]}
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  if (share === undefined) return null
  const label = fill(t.doing[deed], { percent: Math.floor(share * 100) }, locale)
  return (
    <div className={css.state}>
      <Progress label={label} share={share} />
      <p className={css.label}>{label}</p>
      <button type="button" className={secondary} onClick={onLeave}>
        {t.cancel}
      </button>
    </div>
  )
}
