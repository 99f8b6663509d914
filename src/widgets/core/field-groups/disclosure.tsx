import type { ReactNode } from 'react'
import * as css from './disclosure.css'

/** Secondary input, folded away. It opens by itself while a field inside it has an error. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  readonly summary: string
  readonly open?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={css.disclosure} open={open || undefined}>
      <summary className={css.summary}>{summary}</summary>
      <div className={css.folded}>{children}</div>
    </details>
  )
}
