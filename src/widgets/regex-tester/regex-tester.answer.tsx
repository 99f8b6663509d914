import { useEffect, useState } from 'react'
import type { Result } from '../../engine/core/result'
import type { Input, Output } from '../../engine/regex-tester'
import { Announcement, AnswerFrame } from '../core/answer/answer'
import { bar, secondary } from '../core/output/button.css'
import { FailedAnswer } from '../core/output/failed-answer'
import type { GetFieldProps } from '../core/tool/field-props'
import { interpolate, sentenceOf } from '../core/tool/strings'
import type { ToolState } from '../core/tool/tool-props'
import { type Code, limit } from './regex-tester.client'
import * as css from './regex-tester.css'
import { Found } from './regex-tester.found'
import type { Hand } from './regex-tester.in-hand'
import { Results } from './regex-tester.results'
import { shortened } from './regex-tester.state'
import type { strings } from './regex-tester.strings'

export type RegexTool = ToolState<Output> & {
  readonly t: typeof strings
  readonly value: Input
  readonly field: GetFieldProps<Input>
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
  readonly result?: Result<Output, Code>
  readonly answeredInput?: Input
}

interface RegexAnswerProps {
  readonly tool: RegexTool
  readonly said: string | undefined
  readonly hand: Hand
  /** The pattern or the flags are invalid. */
  readonly isInvalid: boolean
  /** Matching takes so long that someone may wonder. */
  readonly isLong: boolean
  /** The text beside it shows the matches. */
  readonly isMarked: boolean
  readonly onStop: () => void
  /** Runs a pattern that was held because it may take forever. */
  readonly onAllow: () => void
}

/** The right pane: running, failed, or the matches. */
export function RegexAnswer({ tool, said, hand, isInvalid, isLong, isMarked, onStop, onAllow }: RegexAnswerProps) {
  const { t, locale, result, output, status, answeredInput } = tool
  const issue = result?.ok === false ? result.issues.find(({ code }) => code in t.advice) : undefined

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
        <div className={css.message}>
          <FailedAnswer
            live
            message={sentenceOf(issue, t.issues, locale)}
            retry={issue.code === 'held' ? t.runAnyway : t.retry}
            onRetry={() => {
              if (issue.code === 'held') onAllow()
              tool.act()
            }}
          >
            {shortened(sentenceOf(issue, t.advice, locale))}
          </FailedAnswer>
        </div>
      )
    }
    if (!(output instanceof Found) || !answeredInput) return null
    // Between a key and its answer, the last one is about to be replaced, and not the last valid one.
    const pending = status === 'outdated' && !isInvalid
    return (
      <AnswerFrame tool={{ ...tool, pending }} said={said} working="">
        <Results found={output} regex={answeredInput} hand={hand} hasText={!isMarked} t={t} locale={locale} />
      </AnswerFrame>
    )
  }

  return (
    <>
      <Announcement live>{isLong ? t.running : ''}</Announcement>
      {content()}
    </>
  )
}

/** True after a delay. Most patterns finish before anyone could read that they're running. */
export function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!now) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), 200)
    return () => clearTimeout(timer)
  }, [now])
  return now && lasting
}
