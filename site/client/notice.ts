import { button, notice, noticeButtons } from '../layout/app.css'
import { element } from './element'

let shown: HTMLElement | undefined

/** A sentence and its buttons, for the lower edge of the page. */
export const noticeBar = (aria: Readonly<Record<string, string>>, text: string, ...buttons: readonly Element[]) =>
  element(
    'section',
    { className: notice, aria },
    element('p', {}, text),
    element('div', { className: noticeButtons }, ...buttons),
  )

/** Until it is closed: what a press came to, where its button has no room to say so. */
export function showNotice(text: string): void {
  hideNotice()
  const close = element('button', { type: 'button', className: button }, 'Close')
  close.addEventListener('click', hideNotice)
  shown = noticeBar({ role: 'alert' }, text, close)
  document.body.append(shown)
}

/** When a press succeeds after all. */
export const hideNotice = (): void => shown?.remove()
