import { button, notice, noticeButtons } from '../layout/app.css'
import { element } from './element'

let shown: HTMLElement | undefined

/** A sentence with buttons, for the bottom edge of the page. */
export const noticeBar = (
  aria: Readonly<Record<string, string>>,
  words: readonly (string | Node)[],
  ...buttons: readonly Element[]
) =>
  element(
    'section',
    { className: notice, aria },
    element('p', {}, ...words),
    element('div', { className: noticeButtons }, ...buttons),
  )

/** Shows a message until it's closed, if there's no room for it on the button. */
export function showNotice(text: string): void {
  hideNotice()
  const close = element('button', { type: 'button', className: button }, 'Close')
  close.addEventListener('click', hideNotice)
  shown = noticeBar({ role: 'alert' }, [text], close)
  document.body.append(shown)
}

/** Hides the message, such as when another try succeeds. */
export const hideNotice = (): void => shown?.remove()
