import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page of an element is being printed. What scrolls on the screen has to be there in full then. */
export function usePrinting(element: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView
    // The browser takes the page as it is once the listeners have returned.
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
