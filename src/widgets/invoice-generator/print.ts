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
  const latest = useRef(content)
  useBrowserLayoutEffect(() => {
    latest.current = content
  })
  useEffect(() => () => undo.current(), [])

  // The browser's own command doesn't wait for code, so it's loaded once something is filled in.
  useEffect(() => {
    if (!isFilledIn) return
    let end = () => {}
    let isOver = false
    void load().then((actions) => {
      if (actions && place.current && !isOver) end = actions.printOnCommand(place.current, () => latest.current)
    })
    return () => {
      isOver = true
      end()
    }
  }, [isFilledIn, load, place])

  async function print(near: Element): Promise<void> {
    undo.current()
    const actions = await load()
    if (!near.isConnected) return
    setFailure(actions ? undefined : 'not-loaded')
    const report = (isPrinting: boolean) => setFailure(isPrinting ? undefined : 'blocked')
    if (actions) undo.current = actions.printPaper(near, { ...latest.current, report })
  }
  return { failure, print: (near: Element) => void print(near) }
}
