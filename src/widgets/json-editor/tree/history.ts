import { editedText, inverseEdit, type TreeEdit } from '../../../engine/json-editor/edit'

interface Step {
  readonly edit: TreeEdit
  readonly inverse: TreeEdit
}

/** The edits made in the tree, up to a text: those that can be undone, and those that can be redone. */
export interface History {
  readonly text: string
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const noHistory: History = { text: '', done: [], undone: [] }

/** Edits that can be undone one after another. */
const most = 1000

/** With one more edit, of this text. `selected` is the node that undoing it selects. */
export function withEdit(history: History, text: string, edit: TreeEdit, selected: number): History {
  const step = { edit, inverse: inverseEdit(text, edit, selected) }
  return { text: editedText(text, edit), done: [...at(history, text).done, step].slice(-most), undone: [] }
}

/** The edit that undoes the last one in this text, and the history after it. Undefined if the text is from elsewhere. */
export function undone(history: History, text: string) {
  const { done, undone } = at(history, text)
  const step = done.at(-1)
  if (!step) return undefined
  const next = { text: editedText(text, step.inverse), done: done.slice(0, -1), undone: [...undone, step] }
  return { edit: step.inverse, history: next }
}

/** The same for the last edit that was undone. */
export function redone(history: History, text: string) {
  const { done, undone } = at(history, text)
  const step = undone.at(-1)
  if (!step) return undefined
  const next = { text: editedText(text, step.edit), done: [...done, step], undone: undone.slice(0, -1) }
  return { edit: step.edit, history: next }
}

/** The history at a text: also after the tool's own Undo, which takes back the last edit. */
function at(history: History, text: string): History {
  if (history.text === text) return history
  const last = history.done.at(-1)
  if (last && editedText(history.text, last.inverse) === text) {
    return { text, done: history.done.slice(0, -1), undone: [...history.undone, last] }
  }
  return noHistory
}
