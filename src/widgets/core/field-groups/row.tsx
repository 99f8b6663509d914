import type { ReactNode } from 'react'
import * as css from './row.css'

/** Two fields side by side if there's room. Errors are shown below both. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.room}>
    <div className={css.row}>{children}</div>
  </div>
)
