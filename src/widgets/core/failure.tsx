import { bar, secondary } from './button.css'
import * as css from './failure.css'

interface FailureProps {
  /** What failed. */
  readonly message: string
  /** Why, and what to do. */
  readonly children: string
  readonly retry: string
  readonly onRetry: () => void
}

/** What stands where the answer would, when it could not be had: said at once, with a way to try again. */
export function Failure({ message, children, retry, onRetry }: FailureProps) {
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
