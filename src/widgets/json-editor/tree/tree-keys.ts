import type { KeyboardEvent } from 'react'
import { type Rows, rowAround } from './rows'
import type { TreeAction } from './use-tree-edit'

/** The action of a key pressed in a row. */
export function actionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): TreeAction | 'undo' | 'redo' | undefined {
  const isMod = ctrlKey || metaKey
  if (altKey) return isMod ? undefined : ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[key]
  if (isMod) {
    const letter = key.toLowerCase()
    if (letter === 'z') return shiftKey ? 'redo' : 'undo'
    return shiftKey ? undefined : ({ d: 'duplicate', y: 'redo' } as const)[letter]
  }
  return shiftKey ? undefined : ({ Enter: 'edit', F2: 'rename', Insert: 'add', Delete: 'remove' } as const)[key]
}

/** The row that a key leads to, or the row itself if the key expands or collapses it. `page`: rows that fit. */
export function rowFor(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  rows: Rows,
  at: number,
  page: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  const node = rows.nodes[at] ?? 0
  const isOpen = rows.open.has(node)
  const last = rows.nodes.length - 1
  const place = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
    ArrowRight: isOpen ? at + 1 : rows.tree.count(node) > 0 ? at : undefined,
    ArrowLeft: isOpen ? at : rowAround(rows, at),
  }[key]
  return place === undefined ? undefined : Math.max(0, Math.min(last, place))
}
