import { useEffect, useMemo, useState } from 'react'
import { type Records, recordSteps } from '../../../engine/json-editor/records'
import { sortRowSteps } from '../../../engine/json-editor/tables'
import type { Tree } from '../../../engine/json-editor/tree'
import { runInSlices } from '../../core/worker/slices'

export interface Sorting {
  readonly column: number
  readonly isDescending: boolean
  /** The column's key, which another text may have elsewhere or not at all. */
  readonly key: string | undefined
}

/** The key of a column, unless it's that of the rows' keys or values. */
export const keyOf = ({ columns, hasKeys }: Records, column: number): string | undefined =>
  columns[column - (hasKeys ? 1 : 0)]

/** The sorting in these records, if they have its column. */
function sortingIn(records: Records, { key, column, isDescending }: Sorting): Sorting | undefined {
  if (keyOf(records, column) === key) return { key, column, isDescending }
  const place = key === undefined ? -1 : records.columns.indexOf(key)
  return place < 0 ? undefined : { key, column: place + (records.hasKeys ? 1 : 0), isDescending }
}

/** The table at a node and the order of its rows. Reading and sorting a long one leave the page responsive. */
export function useRecords(tree: Tree, node: number, wanted: Sorting | undefined, locale: string) {
  const [read, setRead] = useState<{ readonly tree: Tree; readonly node: number; readonly records?: Records }>()
  const [order, setOrder] = useState<{
    readonly records: Records
    readonly sorting: Sorting
    readonly rows: Int32Array
  }>()
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale])

  useEffect(() => {
    const controller = new AbortController()
    void runInSlices(recordSteps(tree, node), controller.signal).then((records) => {
      if (!controller.signal.aborted) setRead({ tree, node, records })
    })
    return () => controller.abort()
  }, [tree, node])

  const isRead = read?.tree === tree && read.node === node
  const records = isRead ? read.records : undefined
  const sorting = useMemo(() => records && wanted && sortingIn(records, wanted), [records, wanted])
  useEffect(() => {
    if (!records || !sorting) return
    const controller = new AbortController()
    const steps = sortRowSteps(tree, records, sorting.column, sorting.isDescending, collator.compare)
    void runInSlices(steps, controller.signal).then((rows) => {
      if (rows && !controller.signal.aborted) setOrder({ records, sorting, rows })
    })
    return () => controller.abort()
  }, [tree, records, sorting, collator])

  const isSorted = sorting !== undefined && order?.records === records && order?.sorting === sorting
  return {
    records,
    sorting,
    /** Undefined: as in the text. */
    order: isSorted ? order.rows : undefined,
    isBusy: !isRead || (sorting !== undefined && !isSorted),
  }
}
