import { LateSheets } from '../core/late-sheets'
import { type Overrides, withOverrides } from '../core/strings'
import { unseen } from '../core/theme.css'
import * as css from './math-solver.history.css'
import sheets from './math-solver.history.tsx?sheets'
import { lateStrings } from './math-solver.late.strings'
import type { Entry } from './math-solver.run'
import { shorten, shown } from './math-solver.solution'

interface HistoryProps {
  readonly entries: readonly Entry[]
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly onUse: (expression: string, mouse: boolean) => void
}

/** What was worked out before; each can be written into the field again. */
export function History({ entries, strings, locale, onUse }: HistoryProps) {
  const t = withOverrides(lateStrings, strings)
  return (
    <div className={css.history}>
      <LateSheets sheets={sheets} />
      <h3 className={css.title}>{t.history}</h3>
      <ol className={css.list}>
        {entries.map(({ expression, result, at }) => (
          <li key={expression + at}>
            <button
              type="button"
              className={css.entry}
              onClick={(event) => onUse(expression, (event.nativeEvent as PointerEvent).pointerType === 'mouse')}
            >
              <span className={unseen}>{t.use}</span>
              <bdi className={css.sum} dir="ltr">
                <span className={css.cut}>{shorten(expression)}</span>
                <span className={css.cut}>
                  {'= '}
                  <b>{shorten(shown(result, locale))}</b>
                </span>
              </bdi>
              <time className={css.time} dateTime={new Date(at).toISOString()}>
                {timeOf(at, locale)}
              </time>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** '2:05 PM', on the clock of the machine. */
function timeOf(at: number, locale: string): string {
  try {
    return new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })
  } catch {
    return timeOf(at, 'en-US')
  }
}
