import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './disclosure.css'

/** Secondary input, folded away. Opens by itself when `open` becomes true; after that only a person closes it. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  readonly summary: string
  readonly open?: boolean
  readonly children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details ref={details} className={css.disclosure}>
      <summary className={css.summary}>{summary}</summary>
      <div className={css.folded}>{children}</div>
    </details>
  )
}
