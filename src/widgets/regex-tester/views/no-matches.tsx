import type { Issue } from '../../../engine/core/result'
import { bar, secondary } from '../../core/base/button.css'
import { interpolate, sentenceOf } from '../../core/base/strings'
import { FailedAnswer } from '../../core/output/failed-answer'
import { useMoreWords } from '../../core/words/use-more-words'
import { type Code, limit } from '../regex-tester.client'
import * as css from '../regex-tester.css'
import { strings } from '../regex-tester.strings'
import { shortened } from '../syntax/shortened'
import type { RegexTool } from './regex-tool'

/** Instead of the matches while matching takes long. */
export function Running({ onStop }: { readonly onStop: () => void }) {
  const { t, locale } = useMoreWords(strings)
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

interface FailedProps {
  readonly tool: RegexTool
  readonly issue: Issue<Code>
  /** Runs a pattern that was held because it may take forever. */
  readonly onAllow: () => void
}

/** Instead of the matches if matching failed: why, and what to do. */
export function Failed({ tool, issue, onAllow }: FailedProps) {
  const { t, locale } = useMoreWords(strings)
  const isHeld = issue.code === 'held'
  return (
    <div className={css.message}>
      <FailedAnswer
        live
        message={sentenceOf(issue, t.issues, locale)}
        retry={isHeld ? t.runAnyway : t.runAgain}
        onRetry={() => {
          if (isHeld) onAllow()
          tool.act()
        }}
      >
        {shortened(sentenceOf(issue, t.advice, locale))}
      </FailedAnswer>
    </div>
  )
}
