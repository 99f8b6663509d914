import { readText } from './text-file'
import { asShown, edit, inParts, insert, isShort, type Parts, shownCaret, shownPart, turnTo } from './text-parts'

/** A `LongText` as it stands at this moment: what is done to it may end after several renders. */
export interface Live {
  readonly node: { readonly current: HTMLTextAreaElement | null }
  readonly value: string
  /** Of the value, once they are known. */
  readonly parts?: Parts
  /** Of the value that the next render will have. */
  next?: Parts
  /** The caret has moved with the text, and is to be shown. */
  moved?: boolean
  onChange(text: string): void
  setEdited(parts: Parts): void
  setFault(fault?: 'not-text'): void
}

function take(live: Live, next: Parts): void {
  // Only where the field does not already hold it: setting its text forgets what could be undone.
  live.moved = shownPart(next) !== live.node.current?.value
  live.next = next
  live.setFault()
  live.setEdited(next)
  live.onChange(next.text)
}

const partsOf = ({ next, parts, value }: Live): Parts => next ?? parts ?? inParts(value)

/** A person has edited what stands in the field. */
export function type(live: Live, text: string, caret: number): void {
  take(live, edit(partsOf(live), text, caret))
}

export function turn(live: Live, to: number): void {
  live.moved = true
  live.setEdited(turnTo(partsOf(live), to))
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
  if (files.length > 0) void putFiles(live, files)
  else insertAt(live, asShown(text))
}

async function putFiles(live: Live, files: readonly File[]): Promise<void> {
  const texts = await Promise.all(files.map(readText))
  const known = texts.filter((text) => text !== undefined)
  if (known.length > 0) insertAt(live, known.join('\n'))
  if (known.length < texts.length) live.setFault('not-text')
}

function insertAt(live: Live, text: string): void {
  const { selectionStart = 0, selectionEnd = 0 } = live.node.current ?? {}
  take(live, insert(partsOf(live), selectionStart, selectionEnd, text))
}

export function showCaret(live: Live): void {
  const node = live.node.current
  if (!live.moved || !node || !live.parts) return
  live.moved = false
  const caret = shownCaret(live.parts)
  // Elsewhere the caret would take the focus along.
  if (node.matches(':focus')) node.setSelectionRange(caret, caret)
  node.scrollTop = (caret / (node.value.length || 1)) * node.scrollHeight - node.clientHeight / 2
}
