import { yieldToBrowser } from '../worker/yield-to-browser'

/** What's still to be mounted, in the order in which the elements came into the page. */
const waiting = new Map<Element, () => void>()
let isBusy = false

/**
 * Mounts one tool per task, so that a page with many of them stays responsive. A tool that's alone doesn't wait. `flush`
 * of an element mounts it early.
 */
export function mountInTurn(element: Element, mount: () => void): void {
  waiting.set(element, mount)
  if (isBusy) return
  isBusy = true
  mountNext()
}

export function mountNow(element: Element): void {
  const mount = waiting.get(element)
  waiting.delete(element)
  mount?.()
}

export const leaveQueue = (element: Element): boolean => waiting.delete(element)

function mountNext(): void {
  const [element] = waiting.keys()
  isBusy = element !== undefined
  if (!element) return
  // Before the tool is mounted, so that an error in it doesn't stop the others.
  void yieldToBrowser().then(mountNext)
  mountNow(element)
}

/** Sets `:state(waiting)`, for which `embed/ID.css` keeps the tool's room free. */
export function setWaiting(internals: ElementInternals | undefined, isWaiting: boolean): void {
  try {
    if (isWaiting) internals?.states?.add('waiting')
    else internals?.states?.delete('waiting')
  } catch {
    // Chrome before 125 takes only names with dashes.
  }
}
