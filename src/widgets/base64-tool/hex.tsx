import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { interpolate } from '../core/base/strings'
import { WindowList } from '../core/output/window-list'
import { useWords } from '../core/words/use-words'
import type { strings } from './base64-tool.strings'
import * as css from './hex.css'
import { bytesPerRow, characterOf, hexOf, moved, offsetText, rangeOf, type Selection } from './hex-rows'

/** The width of a character of the monospaced font, in pixels, and the padding of a row. */
const characterWidth = 7.23
const padding = 34

interface HexViewProps {
  readonly bytes: Uint8Array
  readonly selection: Selection | undefined
  readonly onSelect: (selection: Selection | undefined) => void
}

/** Bytes by offset, in hex and as characters. Bytes are selected with the mouse or the arrow keys. */
export function HexView({ bytes, selection, onSelect }: HexViewProps) {
  const { t, locale } = useWords<typeof strings>()
  const frame = useRef<HTMLDivElement>(null)
  const perRow = useBytesPerRow(frame, bytes.length)
  const size = bytes.length
  const rows = Math.ceil(size / perRow)

  function onPointer(event: PointerEvent): void {
    const isDrag = event.type === 'pointermove'
    if (isDrag && (event.buttons !== 1 || event.pointerType !== 'mouse' || !selection)) return
    const at = byteAt(event.target)
    if (at === undefined || event.button > 0) return
    onSelect({ anchor: selection && (isDrag || event.shiftKey) ? selection.anchor : at, head: at })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isCtrl = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const pane = frame.current?.querySelector('section')
    if (!pane || size === 0) return
    if (isCtrl && key === 'a') onSelect({ anchor: 0, head: size - 1 })
    else if (isCtrl && key === 'c' && selection) {
      void navigator.clipboard.writeText(hexOf(bytes.subarray(...rangeOf(selection)))).catch(() => {})
    } else if (key === 'escape' && selection) onSelect(undefined)
    else {
      const view = scrollOf(pane, rows)
      const head = selection ? moved(event.key, isCtrl, selection.head, size, perRow, view.page) : firstFor(event.key)
      if (head === undefined) return
      onSelect({ anchor: event.shiftKey && selection ? selection.anchor : head, head })
      view.show(Math.floor(head / perRow))
    }
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list in it has the focus
    <div ref={frame} className={css.hex} onKeyDown={onKeyDown} onPointerDown={onPointer} onPointerMove={onPointer}>
      <WindowList
        label={t.bytesView}
        className={css.pane}
        count={rows}
        plain
        row={(row) => <HexRow bytes={bytes} from={row * perRow} perRow={perRow} selection={selection} />}
      />
      <p className={css.note} role="status">
        {selection ? noteOf(bytes, selection, t, locale) : t.bytesHint}
      </p>
    </div>
  )
}

/** The first arrow key selects the first byte. */
const firstFor = (key: string) => (/^(Arrow|Home)/.test(key) ? 0 : undefined)

function byteAt(target: EventTarget): number | undefined {
  const byte = target instanceof Element ? target.closest('[data-at]') : null
  return byte ? Number(byte.getAttribute('data-at')) : undefined
}

/** 'Bytes 0–4 (5 selected)', or of a single byte its value. */
function noteOf(bytes: Uint8Array, selection: Selection, t: typeof strings, locale: string): string {
  const [from, to] = rangeOf(selection)
  const offset = `0x${from.toString(16)}`
  if (to - from > 1) return interpolate(t.bytesSelected, { offset, count: to - from }, locale)
  const value = bytes[from] ?? 0
  return interpolate(t.byteSelected, { offset, value, binary: value.toString(2).padStart(8, '0') }, locale)
}

interface HexRowProps {
  readonly bytes: Uint8Array
  readonly from: number
  readonly perRow: number
  readonly selection: Selection | undefined
}

function HexRow({ bytes, from, perRow, selection }: HexRowProps) {
  const [start, end] = selection ? rangeOf(selection) : [0, 0]
  const row = [...bytes.subarray(from, from + perRow)]
  const cell = (at: number, text: string, className: string): ReactNode => (
    <span key={at} data-at={at} className={at >= start && at < end ? `${className} ${css.selected}` : className}>
      {text}
    </span>
  )
  return (
    <div className={css.row}>
      <span className={css.offset}>{offsetText(from, bytes.length)}</span>
      <span className={css.digits} style={{ minInlineSize: `${perRow * 2.75}ch` }}>
        {row.map((byte, at) => cell(from + at, byte.toString(16).padStart(2, '0'), css.byte))}
      </span>
      <span>{row.map((byte, at) => cell(from + at, characterOf(byte), css.character))}</span>
    </div>
  )
}

/** As many bytes as fit on a line: 16, 8 or 4. */
function useBytesPerRow(frame: { readonly current: HTMLDivElement | null }, size: number): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // Without its scroll bar.
    const pane = frame.current?.querySelector('section')
    if (!pane) return
    const observer = new ResizeObserver(() => setWidth(pane.clientWidth))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [frame])
  return width ? bytesPerRow((width - padding) / characterWidth, size) : 16
}

/** Scrolls a list to a row. A very long list scrolls faster than its pane (see WindowList). */
function scrollOf(pane: Element, rows: number) {
  const row = pane.querySelector(`.${css.row}`)?.clientHeight || 1
  const { clientHeight: view, scrollHeight: height } = pane
  const all = rows * row
  const scale = height > view ? (all - view) / (height - view) : 1
  return {
    page: Math.max(1, Math.floor(view / row) - 1),
    show(index: number) {
      const top = pane.scrollTop * scale
      if (index * row < top) pane.scrollTop = (index * row) / scale
      else if ((index + 1) * row > top + view) pane.scrollTop = ((index + 1) * row - view) / scale
    },
  }
}
