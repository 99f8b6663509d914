import { useEffect, useState } from 'react'
import { Announcement, AnswerFrame } from '../core/answer/answer-frame'
import { LoadFailed } from '../core/output/load-failed'
import { Matches } from './matches'
import * as css from './regex-tester.css'
import type { CurrentMatch } from './regex-tester.state'
import { Results } from './results'
import type { Syntax } from './syntax/use-syntax'
import type { RegexTool } from './views/regex-tool'

interface RegexAnswerProps {
  readonly tool: RegexTool
  readonly views: Syntax['module']
  readonly currentMatch: CurrentMatch
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
export function RegexAnswer(props: RegexAnswerProps) {
  const { tool, views, currentMatch, isInvalid, isLong, isMarked, onStop, onAllow } = props
  const { t, result, output, summary, status, answeredInput } = tool
  const issue = result?.ok === false ? result.issues.find(({ code }) => !code.startsWith('invalid')) : undefined

  function content() {
    if (isLong && views) return <views.Running onStop={onStop} />
    if (issue?.code === 'not-loaded') {
      return (
        <div className={css.message}>
          <LoadFailed onRetry={tool.act} />
        </div>
      )
    }
    if (issue) return views && <views.Failed tool={tool} issue={issue} onAllow={onAllow} />
    if (!(output instanceof Matches) || !summary || !answeredInput) return null
    // Between a key and its answer, the last one is about to be replaced, and not the last valid one.
    const pending = status === 'outdated' && !isInvalid
    return (
      <AnswerFrame tool={{ ...tool, pending }} working="">
        <Results
          found={output}
          summary={summary}
          regex={answeredInput}
          currentMatch={currentMatch}
          hasText={!isMarked}
        />
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
