import { useEffect, useMemo, useState } from 'react'
import { type Records, recordSteps } from '../../../engine/json-editor/records'
import { sortRowSteps } from '../../../engine/json-editor/tables'
import type { Tree } from '../../../engine/json-editor/tree'
import { runInSlices } from '../../core/worker/progress-runner'

export interface Sorting {
  readonly column: number
  readonly isDescending: boolean
}

/** The table at a node and the order of its rows. Reading and sorting a long one leave the page responsive. */
export function useRecords(tree: Tree, node: number, sorting: Sorting | undefined, locale: string) {
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
    /** Undefined: as in the text. */
    order: isSorted ? order.rows : undefined,
    isBusy: !isRead || (sorting !== undefined && !isSorted),
  }
}
