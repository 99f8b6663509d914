import type { ReactNode } from 'react'
import * as css from './row.css'

/** Two fields side by side where there is room. What is wrong with one is said under both. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.room}>
    <div className={css.row}>{children}</div>
  </div>
)
