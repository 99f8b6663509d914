import type { ReactNode } from 'react'
import * as css from './table.css'

interface TableProps {
  /** What the table shows, for screen readers. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The column, from 0, that gives way where there is no room; its cells wear `spare`. */
  readonly spareColumn?: number
  /** `<tr>`s, each beginning with a `<th scope="row">`. */
  readonly children: ReactNode
}

/** A table in a frame that scrolls by itself, by keyboard too. */
export function Table({ caption, columns, spareColumn, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === spareColumn ? css.spare : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
