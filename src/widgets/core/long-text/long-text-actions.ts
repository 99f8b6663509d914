import {
  asShown,
  caretAt,
  edit,
  insert,
  isShort,
  onePage,
  type Pages,
  paginate,
  shownCaret,
  shownPage,
  turnTo,
} from '../base/text-pages'
import type { CodeEditor } from '../editor/code-editor'
import { readText } from '../files/text-file'

/** Why a text couldn't be inserted: a key of `longTextStrings.errors`. */
export type TextError = 'not-text' | 'not-pasted'

/** The current state of a `LongText`, for actions that finish several renders later. */
export interface Live {
  readonly node: { readonly current: HTMLTextAreaElement | null }
  readonly value: string
  /** The pages of the value, once known. */
  readonly pages?: Pages
  /** The pages of the value in the next render. */
  next?: Pages
  /** The caret moved along with the text and must be scrolled into view. */
  moved?: boolean
  /** The length to select after the caret. */
  marked?: number
  /** The range that the tool wants to show, and the last one shown. */
  readonly reveal?: { readonly from: number; readonly to: number }
  revealed?: Live['reveal']
  onChange(text: string): void
  /** The text is finished, as if the field had lost the focus. */
  onFinish?(): void
  readonly onFileName?: (name: string) => void
  readonly onReplace?: (text: string) => void
  setEdited(pages: Pages): void
  setError(error?: TextError): void
}

function take(live: Live, next: Pages, use = live.onChange): void {
  // Only if the field has a different text, because setting the text clears its undo history.
  live.moved = shownPage(next) !== live.node.current?.value
  live.next = next
  live.setError()
  live.setEdited(next)
  use(next.text)
}

const pagesOf = ({ next, pages, value }: Live): Pages => next ?? pages ?? paginate(value)

/** Handles an edit of the visible part. */
export function type(live: Live, text: string, caret: number): void {
  take(live, edit(pagesOf(live), text, caret))
}

export function turn(live: Live, to: number): void {
  live.moved = true
  live.setEdited(turnTo(pagesOf(live), to))
}

/** Goes to a range of the text and selects it. */
function select(live: Live, from: number, to: number): void {
  const pages = pagesOf(live)
  const after = pages.cuts.findIndex((cut) => cut > from)
  live.moved = true
  live.marked = to - from
  live.setEdited({ ...turnTo(pages, (after < 0 ? pages.cuts.length : after) - 1), caret: from })
}

/** Selects the next occurrence after the caret, wrapping around to the start. False if there is none. */
export function findNext(live: Live, query: string): boolean {
  const pages = pagesOf(live)
  const found = pages.text.indexOf(query, caretAt(pages, live.node.current?.selectionEnd ?? 0))
  const at = found < 0 ? pages.text.indexOf(query) : found
  if (at >= 0) select(live, at, at + query.length)
  return at >= 0
}

/** Leaves a short paste or drop, or a move within the field, to the browser, which can undo it. */
export function isLeft({ node }: Live, text: string): boolean {
  const { value = '', selectionStart = 0, selectionEnd = 0 } = node.current ?? {}
  const [before, selected, after] = [
    value.slice(0, selectionStart),
    value.slice(selectionStart, selectionEnd),
    value.slice(selectionEnd),
  ]
  return text === selected || isShort(before + text + after)
}

/** Replaces the selection in the full text. */
export function put(live: Live, text: string): void {
  const { readOnly, selectionStart = 0, selectionEnd = 0 } = live.node.current ?? {}
  if (readOnly) return
  take(live, insert(pagesOf(live), selectionStart, selectionEnd, asShown(text)))
  live.onFinish?.()
}

/** Replaces the full text with files. */
export async function open(live: Live, files: readonly File[], editor?: CodeEditor): Promise<void> {
  const texts = await Promise.all(files.map(readText))
  const known = texts.filter((text) => text !== undefined)
  if (known.length > 0) {
    const text = known.join('\n')
    editor?.open(asShown(text))
    take(live, editor ? onePage(text) : paginate(text), live.onReplace)
    live.onFinish?.()
    live.onFileName?.(files[0]?.name ?? '')
  }
  if (known.length < texts.length) live.setError('not-text')
}

/** After each render, shows the range that the tool wants to show, or the place where the text changed. */
export function showCaret(live: Live): void {
  if (live.reveal !== live.revealed) {
    live.revealed = live.reveal
    if (live.reveal) {
      select(live, live.reveal.from, live.reveal.to)
      return
    }
  }
  const node = live.node.current
  if (!live.moved || !node || !live.pages) return
  live.moved = false
  const { text, caret: from } = live.pages
  const caret = shownCaret(live.pages)
  const end = caret + asShown(text.slice(from, from + (live.marked ?? 0))).length
  if (live.marked !== undefined) node.focus()
  live.marked = undefined
  // Otherwise setting the caret would move the focus.
  if (node.matches(':focus')) node.setSelectionRange(caret, end)
  node.scrollTop = heightOf(node, node.value.slice(0, caret)) - node.clientHeight / 2
}

/** The height of a text in a field. */
function heightOf(node: HTMLTextAreaElement, text: string): number {
  const ruler = node.cloneNode() as HTMLTextAreaElement
  ruler.value = text
  Object.assign(ruler.style, { minHeight: 0, height: 0 })
  node.after(ruler)
  const height = ruler.scrollHeight
  // Older libraries override `remove` on every element.
  ruler.parentNode?.removeChild(ruler)
  return height
}
