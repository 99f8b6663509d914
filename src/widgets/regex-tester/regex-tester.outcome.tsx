import { type ReactNode, useEffect, useState } from 'react'
import type { Result } from '../../engine/core/result'
import type { Output } from '../../engine/regex-tester'
import { Announcement } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { Failure } from '../core/failure'
import { plural } from '../core/plural'
import { fill, sentenceOf } from '../core/strings'
import * as css from './regex-tester.css'
import { Found } from './regex-tester.listing'
import { limit } from './regex-tester.matcher'
import { Results } from './regex-tester.results'
import type { Code } from './regex-tester.run'
import { type firstStrings, shortened } from './regex-tester.strings'

interface OutcomeProps {
  readonly t: typeof firstStrings
  readonly locale: string
  readonly pending: boolean
  /** Absent where the input as it stands can have none. */
  readonly result?: Result<Output, Code>
  /** Those of the result. */
  readonly flags: string
  readonly onStop: () => void
  readonly onRetry: () => void
  /** What stands there where there is nothing to show. */
  readonly empty: ReactNode
}

/** The right half: that it runs, that it could not, or what it found. */
export function Outcome({ t, locale, pending, result, flags, onStop, onRetry, empty }: OutcomeProps) {
  const isLong = useLasting(pending)
  const found = result?.ok && result.value instanceof Found ? result.value : undefined
  const issue = result?.ok === false ? result.issues.find(({ code }) => code in t.advice) : undefined
  const said = found && (found.count === 0 ? t.none : plural(t.found, found.count, locale))

  function content() {
    if (isLong) {
      return (
        <div className={css.running}>
          <p className={css.busy}>{t.running}</p>
          <p>{fill(t.runningAdvice, { seconds: limit / 1000 }, locale)}</p>
          <div className={bar}>
            <button type="button" className={secondary} onClick={onStop}>
              {t.stop}
            </button>
          </div>
        </div>
      )
    }
    if (issue) {
      return (
        <Failure message={sentenceOf(issue, t.issues, locale)} retry={t.retry} onRetry={onRetry}>
          {shortened(sentenceOf(issue, t.advice, locale))}
        </Failure>
      )
    }
    return found && said ? <Results found={found} flags={flags} t={t} locale={locale} said={said} /> : empty
  }

  return (
    <>
      <Announcement live>{isLong ? t.running : (said ?? '')}</Announcement>
      {content()}
    </>
  )
}

/** Whether something has lasted: most patterns are done before a person could read that they run. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), 200)
    return () => clearTimeout(timer)
  }, [now])
  return now && lasting
}
