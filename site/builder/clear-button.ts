import { element } from '../client/element'
import * as css from './builder.css'
import type { Values } from './saved'

/** In milliseconds, as in the tools. */
const undoTime = 10_000

/**
 * Clears what was entered. For a while, it undoes that instead.
 * @param replace Enters other values, and returns those from before.
 */
export function clearButton(replace: (values: Values) => Values): {
  readonly button: HTMLElement
  /** After an edit, there's nothing to undo. */
  forget(): void
} {
  const button = element('button', { type: 'button', className: css.clear })
  let cleared: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const offer = (values?: Values) => {
    clearTimeout(timer)
    cleared = values && Object.keys(values).length > 0 ? values : undefined
    button.textContent = cleared ? 'Undo' : 'Clear values'
    if (cleared) timer = setTimeout(offer, undoTime)
  }
  button.addEventListener('click', () => {
    if (!cleared) return offer(replace({}))
    replace(cleared)
    offer()
  })
  offer()
  return { button, forget: () => offer() }
}
