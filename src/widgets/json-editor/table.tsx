import { useContext, useMemo, useState } from 'react'
import { tablesIn } from '../../engine/json-editor/tables'
import { Tree } from '../../engine/json-editor/tree'
import { Note } from '../core/answer/answer'
import { IsCurrent } from '../core/answer/answer-frame'
import { keptIn, useKeep } from '../core/base/memory'
import { plural } from '../core/base/plural'
import { content } from '../core/layouts/pane.css'
import { RowsFrom } from './table/rows-from'
import * as css from './table/table.css'
import { TableGrid } from './table/table-grid'
import { type Sorting, useRecords } from './table/use-records'
import type { ViewProps } from './view'

/** An array of objects as a table. Pressing a cell shows it in the text. */
export function View({ tool, shown, nodes, onShow, memory }: ViewProps) {
  const { t } = tool
  const known = nodes()
  const tree = useMemo(() => (known ? new Tree(shown.text, known) : undefined), [shown.text, known])
  const tables = useMemo(() => (tree ? tablesIn(tree) : []), [tree])
  if (!tree) return <div aria-busy="true" />
  if (tables.length > 0) return <Table tree={tree} tables={tables} tool={tool} onShow={onShow} memory={memory} />
  return (
    <div className={content}>
      <Note>{t.noTable}</Note>
    </div>
  )
}

interface TableProps extends Pick<ViewProps, 'tool' | 'onShow' | 'memory'> {
  readonly tree: Tree
  readonly tables: readonly number[]
}

interface Shown {
  /** The path of the array or object that's shown. */
  readonly chosen: string
  readonly wanted?: Sorting | undefined
}

function Table({ tree, tables, tool: { t, locale }, onShow, memory }: TableProps) {
  const isCurrent = useContext(IsCurrent)
  const pointers = useMemo(() => tables.map((node) => tree.pointer(node)), [tree, tables])
  const [shown, setShown] = useState<Shown>(() => keptIn(memory, 'table') ?? { chosen: '' })
  const { chosen, wanted } = shown
  useKeep(memory, 'table', shown)
  const at = Math.max(0, pointers.indexOf(chosen))
  const { records, sorting, order, isBusy } = useRecords(tree, tables[at] ?? 0, wanted, locale)
  return (
    <div className={css.view} aria-busy={isBusy}>
      {records && (
        <TableGrid
          tree={tree}
          records={records}
          order={order}
          sorting={sorting}
          onSort={(wanted) => setShown({ chosen, wanted })}
          onShow={(node) => isCurrent && onShow(tree.start(node), tree.end(node))}
        />
      )}
      {!records && !isBusy && (
        <div className={content}>
          <Note>{t.tooWide}</Note>
        </div>
      )}
      <div className={css.places}>
        <RowsFrom tables={pointers} table={pointers[at] ?? ''} onChange={(chosen) => setShown({ chosen })} />
        {records && (
          <span>
            {plural(t.tableRows, records.rows.length, locale)}, {plural(t.tableColumns, records.columns.length, locale)}
          </span>
        )}
      </div>
    </div>
  )
}
