import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the element's page is being printed. Content that scrolls on screen must then be complete. */
export function usePrinting(element: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView
    // The browser prints the page as it is when the listeners return.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    view?.addEventListener('beforeprint', update)
    view?.addEventListener('afterprint', update)
    return () => {
      view?.removeEventListener('beforeprint', update)
      view?.removeEventListener('afterprint', update)
    }
  }, [element])
  return isPrinting
}
