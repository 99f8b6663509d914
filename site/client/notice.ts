import { button, notice, noticeButtons } from '../layout/app.css'
import { element } from './element'

let shown: HTMLElement | undefined

/** At the lower edge until it is closed: what a press came to, where its button has no room to say so. */
export function showNotice(text: string): void {
  shown?.remove()
  const close = element('button', { type: 'button', className: button }, 'Close')
  const bar = element(
    'section',
    { className: notice, aria: { role: 'alert' } },
    element('p', {}, text),
    element('div', { className: noticeButtons }, close),
  )
  close.addEventListener('click', () => bar.remove())
  shown = bar
  document.body.append(bar)
}

/** When a press succeeds after all. */
export const hideNotice = (): void => shown?.remove()
