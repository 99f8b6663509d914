import { config } from '../config'
import { button } from '../layout/app.css'
import { element } from './element'
import { noticeBar } from './notice'
import { store, stored } from './store'

const key = 'pegboard-consent'
/** Global Privacy Control (https://www.w3.org/TR/gpc/): a no that applies to all sites. */
const refusesAll = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

let bar: HTMLElement | undefined

/** Follows an earlier answer, or asks. */
export function showConsent(): void {
  if (refusesAll()) return
  const answer = stored(key)
  if (answer === 'accepted') load()
  else if (answer !== 'rejected') ask()
}

// A page from the back/forward cache follows a newer answer. Only a reload stops scripts that are already running.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  bar?.remove()
  if (loaded && stored(key) !== 'accepted') location.reload()
  else showConsent()
})

/** Asks again, whatever the earlier answer was. Used by the footer. */
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
    ? 'Your browser sends a Global Privacy Control signal, so analytics and ads stay off.'
    : `Allow ${what()}? The tools work the same either way, and the site doesn’t share what you type.`
  const policy = element('a', { href: '/privacy-policy' }, 'Privacy policy')
  bar = noticeBar({ label: 'Cookie choices' }, [text, ' ', policy], ...buttons)
  document.body.append(bar)
}

const what = () =>
  [config.analytics && `analytics (${hostOf(config.analytics)})`, config.ads && `ads (${hostOf(config.ads)})`]
    .filter(Boolean)
    .join(' and ')
const hostOf = (address: string) => new URL(address).host

function answered(answer: 'accepted' | 'rejected'): void {
  const before = stored(key)
  store(key, answer)
  if (answer === 'accepted') load()
  // Only a reload stops scripts that are already running.
  else if (before === 'accepted') location.reload()
}

let loaded = false

/** Only after consent. If one script fails, the others still load. */
function load(): void {
  if (loaded) return
  loaded = true
  for (const src of [config.analytics, config.ads]) {
    if (!src) continue
    const script = element('script', { async: true })
    script.addEventListener('error', () => console.error(`Couldn't load ${src}`))
    try {
      script.src = src
      document.head.append(script)
    } catch (reason) {
      console.error(reason)
    }
  }
}
