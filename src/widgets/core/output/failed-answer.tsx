import { bar, secondary } from './button.css'
import * as css from './failed-answer.css'

interface FailedAnswerProps {
  /** What failed. */
  readonly message: string
  /** Why, and what to do. */
  readonly children: string
  readonly retry: string
  readonly onRetry: () => void
}

/** In place of an answer that could not be had: announced at once, with a way to try again. */
export function FailedAnswer({ message, children, retry, onRetry }: FailedAnswerProps) {
  return (
    <div className={css.failure} role="alert">
      <p className={css.failed}>{message}</p>
      <p>{children}</p>
      <div className={bar}>
        <button type="button" className={secondary} onClick={onRetry}>
          {retry}
        </button>
      </div>
    </div>
  )
}
