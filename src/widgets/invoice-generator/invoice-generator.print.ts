import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptSheets } from '../core/element/adopt-sheets'
import { visuallyHidden } from '../core/tool/theme.css'
import sheets from './invoice-generator.paper.tsx?sheets'

interface Print {
  readonly paper: ReactNode
  /** The name of the document. */
  readonly title: string
  readonly lang: string
}

interface PrintJob extends Print {
  readonly dir: string
  /** Whether the dialog has opened; called again where it opens late. */
  readonly report: (isPrinting: boolean) => void
}

/**
 * Prints from a component, whose end takes everything off the page again. The browser's own command, such as Ctrl+P, prints
 * the same paper once something is filled in. `place` is on the page to be printed.
 */
export function usePrint(place: RefObject<Element | null>, what: Print, isFilledIn: boolean) {
  const [isBlocked, setBlocked] = useState(false)
  const undo = useRef(() => {})
  const latest = useRef({ what, isFilledIn })
  useLayoutEffect(() => {
    latest.current = { what, isFilledIn }
  })
  useEffect(() => () => undo.current(), [])

  useEffect(() => {
    const view = place.current?.ownerDocument.defaultView
    let restore = () => {}
    function onBefore(): void {
      const { what, isFilledIn } = latest.current
      // The paper is there where the button has put it on the page.
      if (!view || !isFilledIn || view.document.getElementById(hostId)) return
      restore = mount(view, { ...what, dir: directionOf(place.current) })
    }
    const onAfter = () => restore()
    view?.addEventListener('beforeprint', onBefore)
    view?.addEventListener('afterprint', onAfter)
    return () => {
      view?.removeEventListener('beforeprint', onBefore)
      view?.removeEventListener('afterprint', onAfter)
      restore()
    }
  }, [place])

  function print(near: Element): void {
    undo.current()
    const report = (isPrinting: boolean) => setBlocked(!isPrinting)
    undo.current = printPaper(near, { ...what, dir: directionOf(near), report })
  }
  return { isBlocked, print }
}

const directionOf = (near: Element | null): string => (near ? getComputedStyle(near).direction : 'ltr')

type View = Window & typeof globalThis

const hostId = 'pegboard-paper'

/** Milliseconds that a browser may take to open its dialog. */
const patience = 1500

/**
 * Prints a paper and nothing else of the page: in a frame, whose document holds only the paper. Where its document
 * cannot be reached (a sandbox), or its `print` is not the browser's own (those on iOS that are not Safari print the
 * page around it), the paper is put on the page meanwhile, and all else is hidden from the printer. Nothing is made of
 * markup or inline style, so the strictest policies allow it. Returns what removes it all again.
 */
function printPaper(near: Element, job: PrintJob): () => void {
  const view = near.ownerDocument.defaultView as View
  const frame = near.ownerDocument.createElement('iframe')
  frame.className = visuallyHidden
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  let undo = () => discard(frame)
  function begin(): void {
    frame.onload = null
    const inner = frame.contentDocument?.defaultView
    if (inner && /\[native code/.test(`${inner.print}`)) undo = start(inner, frame, job)
    else {
      discard(frame)
      undo = start(view, undefined, job)
    }
  }
  // Printing waits for the end of this event. Some browsers have another document in the frame by then.
  frame.onload = () => queueMicrotask(begin)
  near.after(frame)
  return () => undo()
}

function start(view: View, frame: Element | undefined, { report, ...job }: PrintJob): () => void {
  const unmount = mount(view, job)
  if (frame) view.document.title = job.title
  const timer = view.setTimeout(() => report(false), patience)
  function onPrint(): void {
    view.clearTimeout(timer)
    report(true)
  }
  function undo(): void {
    view.clearTimeout(timer)
    view.removeEventListener('beforeprint', onPrint)
    view.removeEventListener('afterprint', undo)
    unmount()
    if (frame) discard(frame)
  }
  view.addEventListener('beforeprint', onPrint)
  view.addEventListener('afterprint', undo)
  view.print()
  return undo
}

/** Puts a paper on a page, of which the printer then sees nothing else, and the screen nothing. Returns what removes it. */
function mount(view: View, { paper, lang, dir }: Omit<PrintJob, 'report'>): () => void {
  const page = view.document
  const host = page.createElement('div')
  host.id = hostId
  host.lang = lang
  host.dir = dir
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow.appendChild(page.createElement('div')))
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(pageStyle)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  page.body.append(host)
  adoptSheets(shadow, sheets)
  flushSync(() => root.render(paper))
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    discard(host)
    // Later: another root may be in the middle of its own unmount.
    queueMicrotask(() => root.unmount())
  }
}

/** Older libraries put their own `remove` on every element. */
const discard = (element: Element): void => void element.parentNode?.removeChild(element)

/** For the document that is printed. The ids that nothing has make these rules weigh more than the page's own. */
const pageStyle = `
@page {
  margin: 16mm !important;
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: #5f594f }
}
@media screen { #pegboard-paper { display: none !important } }
@media print {
  html:not(#a#b#c), body:not(#a#b#c) { all: initial !important; display: block !important }
  body:not(#a#b#c)::before, body:not(#a#b#c)::after, body > :not(#pegboard-paper):not(#a#b#c) { display: none !important }
  #pegboard-paper:not(#a#b#c) { all: initial !important; display: block !important; font-size: 10pt !important }
}`
