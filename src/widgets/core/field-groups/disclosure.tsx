import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './disclosure.css'

/** Collapsible secondary fields. Opens automatically when `open` becomes true; after that, only the user closes it. */
export function Disclosure({
  summary,
  content,
  open,
  onToggle,
  children,
}: {
  readonly summary: string
  /** A summary of its content, on the right: 'none', 'per year'. */
  readonly content?: string
  readonly open?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details
      ref={details}
      className={css.disclosure}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={css.summary}>
        {summary}
        {content && <span className={css.content}>{content}</span>}
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  )
}
