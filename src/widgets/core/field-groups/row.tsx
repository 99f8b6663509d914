import type { ReactNode } from 'react'
import * as css from './row.css'

interface RowProps {
  /** Whether the fields need more room than others, as dates do. */
  readonly roomy?: boolean
  readonly children: ReactNode
}

/** Two fields side by side if there's room. Errors are shown below both. */
export const Row = ({ roomy, children }: RowProps) => (
  <div className={roomy ? css.roomy : css.container}>
    <div className={css.row}>{children}</div>
  </div>
)
