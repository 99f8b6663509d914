import '../styles'
import { button } from '../app.css'
import { asksConsent } from '../config'
import { note } from '../tool-page.css'
import { trustScripts } from '../trusted-types'
import { element } from './element'
import type { Hung, ToolModule } from './island'
import { followLinks, reveal } from './navigate'
import { keepForOffline } from './offline'
import { answerPresses } from './presses'
import { sharedIn } from './share'
import { remember, showShelf } from './shelf'

let hung: Hung | undefined

/** A page is here: with its document, which names its scripts, or in place of another. */
async function arrive(scripts: Iterable<HTMLLinkElement> = []): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-module]')
  showShelf()
  if (!place) return
  remember(place.id)
  try {
    // React, then what tools share, then the tool: each starts in a task of its own, and a press gets in between.
    for (const { href } of scripts) {
      await import(/* @vite-ignore */ href)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const module: ToolModule = await import(/* @vite-ignore */ place.dataset.module as string)
    if (!place.isConnected) return
    hung = module.hang(place, module.Widget)
    takeShared()
  } catch (reason) {
    console.error(reason)
    place.replaceChildren(notFetched())
  }
}

/** What the address names, into the fields: on arrival, and where only the fragment is another. */
function takeShared(): void {
  const shared = hung && sharedIn(location.hash, hung.initial)
  if (shared) hung?.give(shared)
}

/** In the place of a tool whose script did not come. */
function notFetched(): Element {
  return element(
    'div',
    { className: note, aria: { role: 'alert' } },
    element('p', {}, 'This tool could not be fetched. The rest of the page is fine.'),
    element('button', { className: button, type: 'button', data: { again: '' } }, 'Try again'),
  )
}

function leave(): void {
  hung?.leave()
  hung = undefined
}

trustScripts()
answerPresses(() => hung)
followLinks(leave, arrive)
addEventListener('hashchange', () => {
  reveal(location.hash)
  takeShared()
})
reveal(location.hash)
void arrive(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
if (asksConsent) void import('./consent').then(({ settle }) => settle())
keepForOffline()
