import { useEffect, useState } from 'react'
import type { Output } from '../../engine/math-solver/math-solver'
import { visuallyHidden } from '../core/base/theme.css'
import type { Status } from '../core/base/tool-props'
import { withMinus } from '../core/format/minus'
import { useWords } from '../core/words/use-words'
import * as css from './history.css'
import type { strings } from './math-solver.strings'
import { shorten, shown } from './math-solver.summary'

/** A calculation that can be used again. */
interface Entry {
  readonly expression: string
  readonly result: string
  /** The value of `ans` in the expression. */
  readonly ans: string | undefined
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The maximum number of calculations, which are lost when the page is closed. */
const maxEntries = 10

export interface HistoryTool {
  /** How many times a result was requested with = or Enter. */
  readonly presses: number
  readonly status: Status
  readonly output: Output | undefined
}

/** The last calculations, newest first. */
export function useHistory({ presses, status, output }: HistoryTool, ans: string | undefined): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers while typing aren't added
  useEffect(() => {
    if (!output || status !== 'current' || presses === 0) return
    const { expression, result } = output
    const isOther = (entry: Entry) => entry.expression !== expression || entry.result !== result
    setEntries((before) => [
      { expression, result, ans, at: Date.now() },
      ...before.filter(isOther).slice(0, maxEntries - 1),
    ])
  }, [presses])
  return entries
}

interface HistoryProps {
  readonly entries: readonly Entry[]
  readonly disabled: boolean
  readonly onUse: (entry: Entry, mouse: boolean) => void
}

/** The last calculations, as buttons that put them back into the field. */
export function History({ entries, disabled, onUse }: HistoryProps) {
  const { t, locale } = useWords<typeof strings>()
  return (
    <div className={css.history}>
      <h2 className={css.title}>{t.history}</h2>
      <ol className={css.list}>
        {entries.map((entry) => (
          <li key={entry.expression + entry.at}>
            <button
              type="button"
              className={css.entry}
              disabled={disabled}
              onClick={(event) => onUse(entry, (event.nativeEvent as PointerEvent).pointerType === 'mouse')}
            >
              <span className={visuallyHidden}>{t.use}</span>
              <bdi className={css.sum} dir="ltr">
                <span className={css.cut}>{shorten(entry.expression)}</span>
                <span className={css.cut}>
                  {'= '}
                  <b>{shorten(withMinus(shown(entry.result, locale)))}</b>
                </span>
              </bdi>
              <time className={css.time} dateTime={new Date(entry.at).toISOString()}>
                {timeOf(entry.at, locale)}
              </time>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** '2:05 PM', in the device's time zone. */
function timeOf(at: number, locale: string): string {
  try {
    return new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })
  } catch {
    return timeOf(at, 'en-US')
  }
}
