import { useEffect, useState } from 'react'
import type { Result } from '../../engine/core/result'
import type { Output } from '../../engine/regex-tester'
import { plural } from '../core/format/plural'
import { bar, secondary } from '../core/output/button.css'
import { FailedAnswer } from '../core/output/failed-answer'
import { Announcement, AnswerFrame } from '../core/tool/answer'
import { interpolate, sentenceOf } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import { type Code, limit } from './regex-tester.client'
import * as css from './regex-tester.css'
import { Found } from './regex-tester.found'
import { Results } from './regex-tester.results'
import type { strings } from './regex-tester.strings'

interface RegexAnswerProps {
  readonly tool: ToolState<Output> & { readonly t: typeof strings; readonly result?: Result<Output, Code> }
  /** Those of the answer. */
  readonly flags: string
  readonly onStop: () => void
  readonly onRetry: () => void
}

/** The right half: that it runs, that it could not, or what it found. */
export function RegexAnswer({ tool, flags, onStop, onRetry }: RegexAnswerProps) {
  const { t, locale, result, output, status } = tool
  const isLong = useLasting(tool.pending)
  const found = output instanceof Found ? output : undefined
  const issue = result?.ok === false ? result.issues.find(({ code }) => code in t.advice) : undefined
  const said = found && (found.count === 0 ? t.none : plural(t.found, found.count, locale))

  function content() {
    if (isLong) {
      return (
        <div className={css.running}>
          <p className={css.busy}>{t.running}</p>
          <p>{interpolate(t.runningAdvice, { seconds: limit / 1000 }, locale)}</p>
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
        <FailedAnswer message={sentenceOf(issue, t.issues, locale)} retry={t.retry} onRetry={onRetry}>
          {shortened(sentenceOf(issue, t.advice, locale))}
        </FailedAnswer>
      )
    }
    if (!found || !said) return null
    return (
      <AnswerFrame tool={{ ...tool, pending: false }}>
        <Results found={found} flags={flags} t={t} locale={locale} said={said} />
      </AnswerFrame>
    )
  }

  return (
    <>
      <Announcement live>{isLong ? t.running : status === 'current' && said ? said : ''}</Announcement>
      {content()}
    </>
  )
}

/** The browser's message repeats the pattern, and says at its end what is wrong. */
export const shortened = (sentence: string): string =>
  sentence.length > 400 ? `${sentence.slice(0, 120)} … ${sentence.slice(-200)}` : sentence

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
