import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLazy } from '../core/base/lazy'
import { useBrowserLayoutEffect } from '../core/base/use-browser-layout-effect'
import type { Print } from './actions/print'
import { lazyParts } from './invoice-generator.lazy'

/** Why nothing was printed: the page doesn't allow it, or the code for it couldn't be loaded. */
type Failure = 'blocked' | 'not-loaded'

/**
 * Prints the paper from a component, and removes everything from the page when it unmounts. The browser's own command,
 * such as Ctrl+P, prints the same paper once something is filled in. `place` is an element on the page to be printed.
 */
export function usePrint(place: RefObject<Element | null>, content: Print, isFilledIn: boolean) {
  const [failure, setFailure] = useState<Failure>()
  const { load } = useLazy(lazyParts)
  const undo = useRef(() => {})
  const latest = useRef({ content, isFilledIn })
  useBrowserLayoutEffect(() => {
    latest.current = { content, isFilledIn }
  })
  useEffect(() => () => undo.current(), [])

  // The browser's own command doesn't wait.
  useEffect(() => {
    if (isFilledIn) void load()
  }, [isFilledIn, load])

  useEffect(() => {
    const view = place.current?.ownerDocument.defaultView
    let restore = () => {}
    function onBefore(): void {
      const { content, isFilledIn } = latest.current
      const actions = lazyParts.module
      // The print button may have already added the paper to the page.
      if (!view || !actions || !isFilledIn || view.document.getElementById(actions.hostId)) return
      restore = actions.mount(view, { ...content, dir: directionOf(place.current) })
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

  async function print(near: Element): Promise<void> {
    undo.current()
    const actions = await load()
    if (!near.isConnected) return
    setFailure(actions ? undefined : 'not-loaded')
    const report = (isPrinting: boolean) => setFailure(isPrinting ? undefined : 'blocked')
    if (actions) undo.current = actions.printPaper(near, { ...latest.current.content, dir: directionOf(near), report })
  }
  return { failure, print: (near: Element) => void print(near) }
}

const directionOf = (near: Element | null): string => (near ? getComputedStyle(near).direction : 'ltr')
