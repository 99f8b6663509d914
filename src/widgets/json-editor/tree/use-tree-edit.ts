import { useRef, useState } from 'react'
import {
  addValue,
  duplicateValue,
  editedText,
  inverseEdit,
  moveValue,
  removeValue,
  renameKey,
  setValue,
  type TreeEdit,
} from '../../../engine/json-editor/edit'
import { siblingsOf } from '../../../engine/json-editor/siblings'
import type { Tree } from '../../../engine/json-editor/tree'
import type { JsonTool } from '../json-editor.view'

export type TreeAction = 'edit' | 'rename' | 'add' | 'duplicate' | 'remove' | 'up' | 'down' | 'undo'

/** What's being typed: a value or a key, and whether the value is next. */
export interface Typing {
  readonly node: number
  readonly part: 'value' | 'key'
  readonly isNew?: boolean
}

interface Pending {
  /** The text after the edit. Its tree comes later if the text is long. */
  readonly text: string
  readonly edit: TreeEdit
  readonly typing?: Omit<Typing, 'node'>
}

/** Edits that can be undone one after another. */
const mostUndone = 1000

/** Changes of the text that are made in the tree. */
export function useTreeEdit(tool: Pick<JsonTool, 'value' | 'replace' | 'accessOf'>, tree: Tree, isCurrent: boolean) {
  const [typing, setTyping] = useState<Typing>()
  const pending = useRef<Pending>(undefined)
  const undone = useRef<{ readonly after: string; readonly edit: TreeEdit }[]>([])
  const canEdit = isCurrent && tool.accessOf('text') === undefined && tool.value.text === tree.text

  function make(edit: TreeEdit | undefined, next?: Pending['typing'], selected?: number): void {
    setTyping(undefined)
    if (!edit || !canEdit) return
    const text = editedText(tree.text, edit)
    if (selected !== undefined) {
      undone.current = [...undone.current, { after: text, edit: inverseEdit(tree.text, edit, selected) }].slice(
        -mostUndone,
      )
    }
    if (text === tree.text) return
    pending.current = { text, edit, ...(next && { typing: next }) }
    tool.replace({ text })
  }

  /** Undoes the last edit made here. False if the text has changed since, so that the tool's own Undo applies. */
  function undo(): boolean {
    const last = undone.current.at(-1)
    if (!canEdit || last?.after !== tree.text) return false
    undone.current = undone.current.slice(0, -1)
    make(last.edit)
    return true
  }

  /** Whether an action is possible for a value. */
  function isPossible(action: TreeAction, node: number): boolean {
    if (!canEdit) return false
    if (action === 'edit') return tree.count(node) === 0
    if (action === 'rename') return tree.key(node) !== undefined
    if (action === 'add') return node > 0 || ['object', 'array'].includes(tree.kind(node))
    return node > 0
  }

  function act(action: TreeAction, node: number): void {
    if (!isPossible(action, node)) return
    if (action === 'edit' || action === 'rename') setTyping({ node, part: action === 'edit' ? 'value' : 'key' })
    else if (action === 'add') {
      const isParent = ['object', 'array'].includes(tree.kind(node))
      const parent = isParent ? node : (siblingsOf(tree, node)?.parent ?? 0)
      const part = tree.kind(parent) === 'object' ? 'key' : 'value'
      make(addValue(tree, parent, tool.value.indent), { part, isNew: true }, node)
    } else if (action === 'duplicate') make(duplicateValue(tree, node), undefined, node)
    else if (action === 'remove') make(removeValue(tree, node), undefined, node)
    else if (action === 'up' || action === 'down')
      make(moveValue(tree, node, action === 'up' ? -1 : 1), undefined, node)
  }

  /** Takes what was typed. */
  function take(typed: string): void {
    if (!typing) return
    const { node, part, isNew } = typing
    if (part === 'value') {
      const edit = typed === shownSource(tree, node) ? undefined : setValue(tree, node, typed)
      make(edit, undefined, node)
      return
    }
    if (typed !== tree.key(node)) make(renameKey(tree, node, typed), isNew ? { part: 'value' } : undefined, node)
    else setTyping(isNew ? { node, part: 'value' } : undefined)
  }

  return { canEdit, typing, setTyping, pending, isPossible, act, take, undo }
}

/** The value in the field, as JSON. */
export const shownSource = (tree: Tree, node: number): string => tree.source(node)
