import { button, failed } from '../layout/app.css'
import { element } from './element'

/** Replaces a part of the page whose script didn't load: notLoaded('This tool'). */
export const notLoaded = (part: string): HTMLElement =>
  element(
    'div',
    { className: failed, aria: { role: 'alert' } },
    element('p', {}, `${part} couldn’t be loaded. Check your connection, then try again.`),
    element('button', { className: button, type: 'button', data: { again: '' } }, 'Try again'),
  )
