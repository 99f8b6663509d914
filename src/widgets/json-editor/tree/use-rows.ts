import { useMemo, useState } from 'react'
import { editedTree, type TreeEdit } from '../../../engine/json-editor/edit'
import { type Nodes, Tree } from '../../../engine/json-editor/tree'
import { keptIn, type Memory, useKeep } from '../../core/base/memory'
import type { ViewProps } from '../view'
import { follow } from './follow'
import { type History, noHistory, redone, undone, withEdit } from './history'
import { firstRows, type Rows, rowsEdited, toggled } from './rows'

interface State {
  readonly rows: Rows
  readonly chosen: number
  readonly history: History
}

export interface TreeSource extends Pick<ViewProps, 'onEdit'> {
  readonly text: string
  readonly nodes: Nodes
  /** The text in the field, which may be newer. */
  readonly newest: string
  readonly memory: Memory
}

/**
 * The visible rows, the selected value and the edits of a tree. An edit in the tree shows its result at once, before
 * the text is checked, so that a press that ends the edit already acts on the new tree.
 */
export function useRows({ text, nodes, newest, memory, onEdit }: TreeSource) {
  const given = useMemo(() => new Tree(text, nodes), [text, nodes])
  const [state, setState] = useState<State>(
    () => keptIn(memory, 'tree') ?? { rows: firstRows(given), chosen: 0, history: noHistory },
  )
  const own = state.rows.tree
  const isOwn = own.text === newest || own.text === given.text
  const now = isOwn ? state : { ...state, ...follow(state.rows, state.chosen, given) }
  if (!isOwn) setState(now)
  useKeep(memory, 'tree', now)
  const { rows, chosen, history } = now
  const { tree } = rows

  function apply(edit: TreeEdit, history: History, isNew: boolean): Tree {
    const made = editedTree(tree, edit)
    setState({ rows: rowsEdited(rows, made, edit), chosen: edit.select, history })
    onEdit(made.text, isNew)
    return made
  }
  function step(to: ReturnType<typeof undone>): boolean {
    if (to) apply(to.edit, to.history, false)
    return to !== undefined
  }

  return {
    tree,
    rows,
    chosen,
    choose: (node: number) => setState((before) => ({ ...before, chosen: node })),
    /** Expands or collapses a row, and selects it. */
    toggle: (at: number) => setState({ ...now, rows: toggled(rows, at), chosen: rows.nodes[at] ?? 0 }),
    /** Makes an edit and returns its tree. Undoing it selects the node `selected`. */
    edit: (edit: TreeEdit, selected: number): Tree => apply(edit, withEdit(history, tree.text, edit, selected), true),
    /** False if there's nothing to undo, so that the tool's own Undo applies. */
    undo: () => step(undone(history, tree.text)),
    redo: () => step(redone(history, tree.text)),
  }
}
