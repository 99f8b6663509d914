import { type ReactNode, useEffect, useRef, useState } from 'react'
import { icon } from '../base/icons'
import type { Access } from '../base/tool-props'
import { Lockable, RowNotes } from '../fields/field'
import * as css from './rows.css'

const PlusIcon = icon('M8 3v10M3 8h10')
const CrossIcon = icon('m4 4 8 8M12 4l-8 8')

interface RowsProps {
  /** The name of the list: 'Courses'. */
  readonly label: string
  readonly count: number
  /** The minimum number of rows; 1 if absent. */
  readonly least?: number
  /** The maximum number of rows. */
  readonly most?: number
  /** The index of a new row; if absent, it's added at the end. */
  readonly added?: number
  /** Each row is a separate block, with its remove button in the corner. */
  readonly block?: boolean
  /** The fields of a row. */
  readonly row: (index: number) => ReactNode
  readonly add: string
  /** The label of a row's remove button: 'Remove course 2'. */
  readonly remove: (index: number) => string
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  readonly access?: Access
}

/** A list of rows that can be added and removed. Focus moves to the new row, or to the one after a removed row. */
export function Rows(props: RowsProps) {
  const { label, count, least = 1, most, added = count, block, row, add, remove, access, ...on } = props
  const list = useRef<HTMLOListElement>(null)
  /** The row to focus once it's rendered. */
  const goal = useRef<number>(undefined)

  useEffect(() => {
    if (goal.current === undefined) return
    const item = list.current?.children[Math.min(goal.current, count - 1)]
    item?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    goal.current = undefined
  }, [count])

  if (access === 'hidden') return null
  return (
    <Lockable className={css.rows} access={access}>
      <ol className={css.list} ref={list} aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <li key={index} className={css.item} data-block={block}>
            <Row block={block}>{row(index)}</Row>
            {count > least && (
              <button
                type="button"
                className={css.remove}
                aria-label={remove(index)}
                onClick={() => {
                  goal.current = index
                  on.onRemove(index)
                }}
              >
                <CrossIcon />
              </button>
            )}
          </li>
        ))}
      </ol>
      {(most === undefined || count < most) && (
        <button
          type="button"
          className={css.add}
          onClick={() => {
            goal.current = added
            on.onAdd()
          }}
        >
          <PlusIcon /> {add}
        </button>
      )}
    </Lockable>
  )
}

/** The fields of a row, with their errors below. In a block, each field has the full width and shows its own error. */
function Row({ block, children }: { readonly block: boolean | undefined; readonly children: ReactNode }) {
  const [notes, setNotes] = useState<Element | null>(null)
  return (
    <RowNotes.Provider value={notes}>
      <div className={css.container}>
        <div className={css.fields}>{children}</div>
      </div>
      {!block && <div className={css.notes} ref={setNotes} />}
    </RowNotes.Provider>
  )
}
