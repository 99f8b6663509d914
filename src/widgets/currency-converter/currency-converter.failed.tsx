import type { Issue } from '../../engine/core/result'
import { Failure } from '../core/failure'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, withOverrides } from '../core/strings'
import sheets from './currency-converter.failed.tsx?sheets'
import { lateStrings } from './currency-converter.late.strings'
import type { FetchReason } from './currency-converter.service'

interface FailedProps {
  /** What failed. */
  readonly message: string
  readonly issue: Issue
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly onRetry: () => void
}

/** Why there are no rates, and a way to try again. */
export function Failed({ message, issue: { values = {} }, strings, locale, onRetry }: FailedProps) {
  const t = withOverrides(lateStrings, strings)
  return (
    <>
      <LateSheets sheets={sheets} />
      <Failure message={message} retry={t.retry} onRetry={onRetry}>
        {values.status === 429 ? t.tooMany : fill(t.reasons[values.reason as FetchReason], values, locale)}
      </Failure>
    </>
  )
}
