import { type RefObject, useEffect } from 'react'

/**
 * A press, from the pointer going down to the click, must find on the page what it aimed at. So whatever would move it
 * waits: the error of a field that the press has just left, an answer that arrives meanwhile.
 */
let isPressing = false
const waiting = new Set<() => void>()
let release: ReturnType<typeof setTimeout> | undefined

/** Runs a task that may move things: now, or once the press that is under way has done its work. */
export function afterPress(task: () => void): void {
  if (isPressing) waiting.add(task)
  else task()
}

function begin(event: Event): void {
  if ((event as PointerEvent).button > 0) return
  clearTimeout(release)
  isPressing = true
}

/** The handlers of the click that ends a press run first. */
function endSoon(milliseconds = 0): void {
  if (!isPressing) return
  clearTimeout(release)
  release = setTimeout(() => {
    isPressing = false
    const tasks = [...waiting]
    waiting.clear()
    for (const task of tasks) task()
  }, milliseconds)
}

const end = () => endSoon()
/** A finger's click comes some time after it was lifted; after a drag, or a long press, no click comes at all. */
const endWithoutClick = () => endSoon(400)

const handlers = {
  pointerdown: begin,
  pointerup: endWithoutClick,
  click: end,
  pointercancel: end,
  dragend: end,
  contextmenu: end,
  keydown: end,
  blur: (event: Event) => event.target === event.currentTarget && end(),
} satisfies Record<string, (event: Event) => void>

/** How many tools each window has. */
const watched = new WeakMap<Window, number>()

/** Watches for presses anywhere on the page while a tool is there. */
export function usePresses(tool: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = tool.current?.ownerDocument.defaultView
    if (!view) return
    const count = (by: number) => {
      const tools = (watched.get(view) ?? 0) + by
      watched.set(view, tools)
      return tools
    }
    if (count(1) === 1)
      for (const [type, handler] of Object.entries(handlers)) view.addEventListener(type, handler, true)
    return () => {
      if (count(-1) > 0) return
      for (const [type, handler] of Object.entries(handlers)) view.removeEventListener(type, handler, true)
      end()
    }
  }, [tool])
}
