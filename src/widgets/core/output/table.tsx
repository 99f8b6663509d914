import type { ReactNode } from 'react'
import { icon } from '../base/icons'
import * as css from './table.css'

/** On a button that opens a table. */
export const TableIcon = icon('M2 3h12v10H2zM2 6.5h12M6 6.5V13')

interface TableProps {
  /** A label for screen readers. */
  readonly caption: string
  /** An empty one is the corner above row headings. */
  readonly columns: readonly string[]
  /** The index of the column that's hidden if there's no room. Its cells use `spare`. */
  readonly spareColumn?: number
  /** `<tr>`s, each starting with a `<th scope="row">`. */
  readonly children: ReactNode
}

/** A table in a frame that can be scrolled, by keyboard too. */
export function Table({ caption, columns, spareColumn, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, index) =>
              column ? (
                <th key={column} scope="col" className={index === spareColumn ? css.spare : undefined}>
                  {column}
                </th>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
