import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * Between pointer down and click, nothing may move, or the click would miss its target. So layout changes wait: the
 * error of a field that has just lost the focus, or an answer that arrives meanwhile.
 */
let isPressing = false
const waiting = new Set<() => void>()
let release: ReturnType<typeof setTimeout> | undefined

/** Runs a task that may shift the layout: now, or after the current press. */
export function afterPress(task: () => void): void {
  if (isPressing) waiting.add(task)
  else task()
}

/**
 * The same for a task of a timer or a reply, which sets state. Renders at once: a render that's only scheduled could come
 * in the middle of a press that begins in the meantime.
 */
export const showAfterPress = (task: () => void): void => afterPress(() => flushSync(task))

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
    flushSync(() => {
      for (const task of tasks) task()
    })
  }, milliseconds)
}

const end = () => endSoon()
/** On a touchscreen, the click comes a moment after the finger is lifted. After a drag or long press, there is none. */
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

/** The number of tools per window. */
const watched = new WeakMap<Window, number>()

/** Tracks presses anywhere on the page while a tool is mounted. */
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
