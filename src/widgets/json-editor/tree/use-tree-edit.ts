import { useState } from 'react'
import {
  addValue,
  duplicateValue,
  moveValue,
  removeValue,
  renameKey,
  setValue,
  type TreeEdit,
} from '../../../engine/json-editor/edit'
import { siblingsOf } from '../../../engine/json-editor/siblings'
import type { Tree } from '../../../engine/json-editor/tree'
import type { JsonTool } from '../view'
import type { useRows } from './use-rows'

export type TreeAction = 'edit' | 'rename' | 'add' | 'duplicate' | 'remove' | 'up' | 'down'

/** What's being typed: a value or a key of this tree. */
export interface Typing {
  readonly tree: Tree
  readonly node: number
  readonly part: 'value' | 'key'
  /** After the key, the value is next. */
  readonly isNew?: boolean
}

const canContain = (tree: Tree, node: number) => ['object', 'array'].includes(tree.kind(node))

/** Changes of the text that are made in the tree. */
export function useTreeEdit(
  tool: Pick<JsonTool, 'value' | 'accessOf'>,
  { tree, edit }: Pick<ReturnType<typeof useRows>, 'tree' | 'edit'>,
) {
  const [typed, setTyping] = useState<Typing>()
  const typing = typed?.tree.text === tree.text ? typed : undefined
  const isNewest = tool.value.text === tree.text
  const canEdit = isNewest && tool.accessOf('text') === undefined

  function make(change: TreeEdit | undefined, node: number, next?: Pick<Typing, 'part' | 'isNew'>): void {
    const isChange = change && canEdit && tree.text.slice(change.from, change.to) !== change.insert
    const made = isChange ? edit(change, node) : tree
    setTyping(next && { tree: made, node: isChange ? change.select : node, ...next })
  }

  /** Whether an action is possible for a value. */
  function isPossible(action: TreeAction, node: number): boolean {
    if (!canEdit) return false
    if (action === 'edit') return tree.count(node) === 0
    if (action === 'rename') return tree.key(node) !== undefined
    if (action === 'add') return node > 0 || canContain(tree, node)
    return node > 0
  }

  function act(action: TreeAction, node: number): void {
    if (!isPossible(action, node)) return
    if (action === 'edit' || action === 'rename') setTyping({ tree, node, part: action === 'edit' ? 'value' : 'key' })
    else if (action === 'add') {
      const parent = canContain(tree, node) ? node : (siblingsOf(tree, node)?.parent ?? 0)
      const part = tree.kind(parent) === 'object' ? 'key' : 'value'
      make(addValue(tree, parent, tool.value.indent), node, { part, isNew: true })
    } else if (action === 'duplicate') make(duplicateValue(tree, node), node)
    else if (action === 'remove') make(removeValue(tree, node), node)
    else make(moveValue(tree, node, action === 'up' ? -1 : 1), node)
  }

  /** Takes what was typed. `isLeft`: because of a press elsewhere, so nothing else is to be typed. */
  function take(value: string, isLeft: boolean): void {
    if (!typing) return
    const { node, part, isNew } = typing
    const next = part === 'key' && isNew && !isLeft ? ({ part: 'value' } as const) : undefined
    if (value === (part === 'key' ? tree.key(node) : tree.source(node))) make(undefined, node, next)
    else make(part === 'key' ? renameKey(tree, node, value) : setValue(tree, node, value), node, next)
  }

  return { isNewest, typing, isPossible, act, take, cancel: () => setTyping(undefined) }
}
