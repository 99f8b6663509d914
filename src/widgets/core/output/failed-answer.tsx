import { useContext, useEffect, useRef } from 'react'
import { BarPlace } from '../answer/answer-bar'
import { tonal } from '../base/button.css'
import { ErrorIcon, icon } from '../base/icons'
import { afterPress } from '../base/press'
import * as css from './failed-answer.css'

const RetryIcon = icon('M13 8a5 5 0 1 1-1.5-3.6L13 6M13 2.5V6H9.5')

interface FailedAnswerProps {
  /** What went wrong. */
  readonly message: string
  /** Why, and what to do. */
  readonly children: string
  readonly retry: string
  readonly onRetry: () => void
  /** The answer follows edits, so it may fail at any time. Its pane then stays behind the other one on a phone. */
  readonly live?: boolean
}

/** Shown if there's no answer: an alert with a Try again button. */
export function FailedAnswer({ message, children, retry, onRetry, live = false }: FailedAnswerProps) {
  const { onShow } = useContext(BarPlace)
  const show = useRef(onShow)
  show.current = onShow
  const alert = useRef<HTMLDivElement>(null)
  // On a phone, another pane may be in front of it. Someone who is typing there isn't interrupted.
  useEffect(() => {
    if (live) return
    const root = alert.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!root?.activeElement?.matches('input, textarea, [contenteditable]')) afterPress(() => show.current?.())
  }, [live])
  return (
    <div ref={alert} className={css.failure} role="alert">
      <span className={css.sign}>
        <ErrorIcon />
      </span>
      <div>
        <p className={css.failed}>{message}</p>
        <p>{children}</p>
      </div>
      <button type="button" className={tonal} onClick={onRetry}>
        <RetryIcon />
        {retry}
      </button>
    </div>
  )
}
