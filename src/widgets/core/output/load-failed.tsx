import type { coreStrings } from '../base/strings'
import { useWords } from '../words/use-words'
import { FailedAnswer } from './failed-answer'

/** Shown if code can't be loaded. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useWords<typeof coreStrings>()
  return (
    <FailedAnswer message={t.notLoaded} retry={t.retry} onRetry={onRetry}>
      {t.notLoadedHint}
    </FailedAnswer>
  )
}
