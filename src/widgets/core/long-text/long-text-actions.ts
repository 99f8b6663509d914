import { readText } from '../files/text-file'
import {
  asShown,
  caretAt,
  edit,
  insert,
  isShort,
  type Pages,
  paginate,
  shownCaret,
  shownPage,
  turnTo,
} from './text-pages'

/** Why a text could not be put into the field; a code of `longTextStrings.errors`. */
export type TextError = 'not-text' | 'not-pasted'

/** The present state of a `LongText`, for actions that may end several renders later. */
export interface Live {
  readonly node: { readonly current: HTMLTextAreaElement | null }
  readonly value: string
  /** Of the value, once they are known. */
  readonly pages?: Pages
  /** Of the value that the next render will have. */
  next?: Pages
  /** The caret has moved with the text, and is to be shown. */
  moved?: boolean
  /** How much of the text behind the caret is to be selected. */
  marked?: number
  /** What the tool wants to be shown, and what of that was. */
  readonly reveal?: { readonly from: number; readonly to: number }
  revealed?: Live['reveal']
  onChange(text: string): void
  setEdited(pages: Pages): void
  setError(error?: TextError): void
}

function take(live: Live, next: Pages): void {
  // Only where the field does not already hold it: setting its text forgets what could be undone.
  live.moved = shownPage(next) !== live.node.current?.value
  live.next = next
  live.setError()
  live.setEdited(next)
  live.onChange(next.text)
}

const pagesOf = ({ next, pages, value }: Live): Pages => next ?? pages ?? paginate(value)

/** A person has edited the shown part. */
export function type(live: Live, text: string, caret: number): void {
  take(live, edit(pagesOf(live), text, caret))
}

export function turn(live: Live, to: number): void {
  live.moved = true
  live.setEdited(turnTo(pagesOf(live), to))
}

/** Turns to a stretch of the text and selects it. */
function select(live: Live, from: number, to: number): void {
  const pages = pagesOf(live)
  const after = pages.cuts.findIndex((cut) => cut > from)
  live.moved = true
  live.marked = to - from
  live.setEdited({ ...turnTo(pages, (after < 0 ? pages.cuts.length : after) - 1), caret: from })
}

/** Selects the next place where the text says it, on from the caret and then from the beginning; false where none does. */
export function findNext(live: Live, sought: string): boolean {
  const pages = pagesOf(live)
  const found = pages.text.indexOf(sought, caretAt(pages, live.node.current?.selectionEnd ?? 0))
  const at = found < 0 ? pages.text.indexOf(sought) : found
  if (at >= 0) select(live, at, at + sought.length)
  return at >= 0
}

/** Pasted or dropped, a short text is left to the browser, which can undo it, and so is one moved within the field. */
export function isLeft({ node }: Live, text: string): boolean {
  const { value = '', selectionStart = 0, selectionEnd = 0 } = node.current ?? {}
  const [before, selected, after] = [
    value.slice(0, selectionStart),
    value.slice(selectionStart, selectionEnd),
    value.slice(selectionEnd),
  ]
  return text === selected || isShort(before + text + after)
}

/** At the selection, past the field: a text as the field would have it, files as they are. */
export function put(live: Live, text: string, files: readonly File[]): void {
  if (live.node.current?.readOnly) return
  if (files.length > 0) void putFiles(live, files)
  else insertAt(live, asShown(text))
}

async function putFiles(live: Live, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map(readText))
  const known = texts.filter((text) => text !== undefined)
  if (known.length > 0) insertAt(live, known.join('\n'))
  if (known.length < texts.length) live.setError('not-text')
}

function insertAt(live: Live, text: string): void {
  const { selectionStart = 0, selectionEnd = 0 } = live.node.current ?? {}
  take(live, insert(pagesOf(live), selectionStart, selectionEnd, text))
}

/** After each rendering: what the tool wants to be shown, or where the text was changed. */
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
  if (live.marked) node.focus()
  live.marked = 0
  // Elsewhere the caret would take the focus along.
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
  // Older libraries put their own `remove` on every element.
  ruler.parentNode?.removeChild(ruler)
  return height
}
