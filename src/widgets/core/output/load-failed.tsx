import type { coreStrings } from '../base/strings'
import { FailedAnswer } from './failed-answer'

interface LoadFailedProps {
  readonly t: Pick<typeof coreStrings, 'notLoaded' | 'notLoadedHint' | 'retry'>
  readonly onRetry: () => void
}

/** Shown if code can't be loaded. */
export const LoadFailed = ({ t, onRetry }: LoadFailedProps) => (
  <FailedAnswer message={t.notLoaded} retry={t.retry} onRetry={onRetry}>
    {t.notLoadedHint}
  </FailedAnswer>
)
