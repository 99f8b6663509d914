import { config } from '../config'
import { button } from '../layout/app.css'
import { element } from './element'
import { noticeBar } from './notice'
import { store, stored } from './store'

const key = 'pegboard-consent'
/** https://www.w3.org/TR/gpc/: a person's standing answer, which is no. */
const refusesAll = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

let bar: HTMLElement | undefined

/** Follows the answer given before, or asks. */
export function showConsent(): void {
  if (refusesAll()) return
  const answer = stored(key)
  if (answer === 'accepted') load()
  else if (answer !== 'rejected') ask()
}

// A page from the back/forward cache follows what was answered since; what runs there ends with a new document alone.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  bar?.remove()
  if (loaded && stored(key) !== 'accepted') location.reload()
  else showConsent()
})

/** From the footer: the question again, whatever the answer was. */
export function askAgain(): void {
  ask()
  bar?.querySelector('button')?.focus()
}

const choice = (text: string, action: () => void) => {
  const made = element('button', { type: 'button', className: button, textContent: text })
  made.addEventListener('click', () => {
    bar?.remove()
    action()
  })
  return made
}

function ask(): void {
  bar?.remove()
  const buttons = refusesAll()
    ? [choice('Close', () => {})]
    : [choice('Reject', () => answered('rejected')), choice('Accept', () => answered('accepted'))]
  const text = refusesAll()
    ? 'Your browser sends Global Privacy Control: that counts as a no, so nothing is loaded.'
    : `May we load ${what()}? The tools work the same either way, and what you type is never sent.`
  bar = noticeBar({ label: 'Cookie choices' }, text, ...buttons)
  document.body.append(bar)
}

const what = () =>
  [config.analytics && 'a script that counts visits', config.ads && 'advertising'].filter(Boolean).join(' and ')

function answered(answer: 'accepted' | 'rejected'): void {
  const before = stored(key)
  store(key, answer)
  if (answer === 'accepted') load()
  // What runs already cannot be taken back but by a new document.
  else if (before === 'accepted') location.reload()
}

let loaded = false

/** After consent alone. What fails here fails alone. */
function load(): void {
  if (loaded) return
  loaded = true
  for (const src of [config.analytics, config.ads]) {
    if (!src) continue
    const script = element('script', { async: true })
    script.addEventListener('error', () => console.error(`Not loaded: ${src}`))
    try {
      script.src = src
      document.head.append(script)
    } catch (reason) {
      console.error(reason)
    }
  }
}
