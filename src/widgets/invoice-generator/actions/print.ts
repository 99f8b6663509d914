import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { visuallyHidden } from '../../core/base/theme.css'
import { adoptSheets } from '../../core/element/adopt-sheets'
import sheets from '../paper.tsx?sheets'
import { fileNameOf } from './file'

export interface Print {
  readonly paper: ReactNode
  readonly invoiceNumber: string
  readonly lang: string
}

interface PrintJob extends Print {
  /** Reports whether the dialog has opened. Called again if it opens after the timeout. */
  readonly report: (isPrinting: boolean) => void
}

type View = Window & typeof globalThis

const hostId = 'pegboard-paper'

/** Printing counts as blocked if the dialog hasn't opened after this many milliseconds. */
const dialogTimeout = 1500

/**
 * Prints the paper without the rest of the page, in a frame whose document contains only the paper. If that document
 * isn't accessible (sandbox), or its `print` isn't native (iOS browsers other than Safari print the page around the
 * frame), the paper is added to the page instead, and everything else is hidden in print. Uses no HTML strings or
 * inline styles, so it works under the strictest CSP. Returns a function that removes everything.
 */
export function printPaper(near: Element, job: PrintJob): () => void {
  const view = near.ownerDocument.defaultView as View
  const frame = near.ownerDocument.createElement('iframe')
  frame.className = visuallyHidden
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  let undo = () => removeElement(frame)
  function begin(): void {
    frame.onload = null
    const inner = frame.contentDocument?.defaultView
    if (inner && /\[native code/.test(`${inner.print}`)) undo = start(inner, near, job, frame)
    else {
      removeElement(frame)
      undo = start(view, near, job)
    }
  }
  // Some browsers replace the frame's document when this event ends, so printing starts after it.
  frame.onload = () => queueMicrotask(begin)
  near.after(frame)
  return () => undo()
}

function start(view: View, near: Element, { report, ...job }: PrintJob, frame?: Element): () => void {
  const unmount = mount(view, near, job)
  // Browsers suggest it as the file name.
  if (frame) view.document.title = fileNameOf(job.invoiceNumber)
  const timer = view.setTimeout(() => report(false), dialogTimeout)
  function onPrint(): void {
    view.clearTimeout(timer)
    report(true)
  }
  function undo(): void {
    view.clearTimeout(timer)
    view.removeEventListener('beforeprint', onPrint)
    view.removeEventListener('afterprint', undo)
    unmount()
    if (frame) removeElement(frame)
  }
  view.addEventListener('beforeprint', onPrint)
  view.addEventListener('afterprint', undo)
  view.print()
  return undo
}

/** Prints the paper on the browser's own command, such as Ctrl+P. Returns a function that ends that. */
export function printOnCommand(place: Element, job: () => Print): () => void {
  const view = place.ownerDocument.defaultView as View
  let restore = () => {}
  function onBefore(): void {
    // The print button may have already added the paper to the page.
    if (!view.document.getElementById(hostId)) restore = mount(view, place, job())
  }
  const onAfter = () => restore()
  view.addEventListener('beforeprint', onBefore)
  view.addEventListener('afterprint', onAfter)
  return () => {
    view.removeEventListener('beforeprint', onBefore)
    view.removeEventListener('afterprint', onAfter)
    restore()
  }
}

/**
 * Adds the paper to a page: hidden on screen, and alone in print. In the direction of an element. Returns a function that
 * removes it.
 */
function mount(view: View, near: Element, { paper, lang }: Print): () => void {
  const page = view.document
  const host = page.createElement('div')
  host.id = hostId
  host.lang = lang
  host.dir = getComputedStyle(near).direction
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
    removeElement(host)
    // Deferred, because another root may be unmounting.
    queueMicrotask(() => root.unmount())
  }
}

/** Not `element.remove()`, because older libraries replace it on every element. */
const removeElement = (element: Element): void => void element.parentNode?.removeChild(element)

/** Styles of the printed document. The unused ids raise the specificity above the page's own rules. */
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
