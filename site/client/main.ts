import '../styles/main'
import { fetchModule } from '../../src/widgets/core/base/fetch-module'
import { asksConsent } from '../config'
import type { MountedTool } from '../island/mounted-tool'
import { takeSent } from '../send/sent'
import { activation } from './activation'
import { awaitBuilder } from './await-builder'
import { answerClicks } from './click-actions'
import { keepDraft, savedDraft, writeDraft, writeLastDraft } from './draft'
import { remember, showFavorites } from './favorites'
import { hydrate } from './hydrate'
import { limit } from './links/write-link'
import { closeMenusLeft } from './menus'
import { notLoaded } from './not-loaded'
import { showNotice } from './notice'
import { keepForOffline } from './offline'
import { choices, choose, preferences } from './region/preferences'
import { reveal } from './reveal'
import { trustScripts } from './trusted-types'
import { warnUnsaved } from './unsaved'

async function start(place: HTMLElement): Promise<MountedTool | undefined> {
  const region = preferences()
  // This tool contacts a service when it starts. It waits for the region, and until the page is shown, not prerendered.
  if ('asks' in place.dataset) await Promise.all([activation, region])
  const draft = savedDraft()
  try {
    const tool = await hydrate(place, {
      change(changed) {
        keepDraft(changed)
        warnUnsaved(place, changed)
        const { value, output } = changed
        if (output) void import('./formula').then(({ fillFormula }) => fillFormula({ value, output }))
      },
      currency: (code) => choose({ ...choices(), currency: code }),
    })
    tool.adopt(await region)
    if (draft) tool.restore(draft)
    else await takeShared(tool)
    void activation.then(() => takeSent(place.id, tool))
    return tool
  } catch (reason) {
    console.error(reason)
    place.replaceChildren(notLoaded('This tool'))
    return undefined
  }
}

/** Fills in the values from the address, such as '#homePrice=420000', if this page's links include values. */
async function takeShared(tool: MountedTool): Promise<void> {
  const { hash } = location
  if (!document.querySelector('[data-share=values]') || !hash.includes('=') || hash.length > limit) return
  const reader = await fetchModule(() => import('./links/read-link')).catch(console.error)
  if (!reader) return showNotice('The link’s values couldn’t be loaded. Check your connection, then reload the page.')
  const shared = reader.sharedIn(hash, tool.initial)
  if (shared) tool.give(shared, { answers: true, currency: reader.currencyIn(hash) })
}

trustScripts()
const place = document.querySelector<HTMLElement>('[data-tool]')
const tool = place ? start(place) : Promise.resolve(undefined)
answerClicks(tool)
document
  .querySelector<HTMLInputElement>('[data-ask]')
  ?.addEventListener(
    'focus',
    ({ currentTarget }) =>
      import('./find/find').then(({ startAskBox }) => startAskBox(currentTarget as HTMLInputElement)),
    { once: true },
  )
closeMenusLeft()
awaitBuilder()
reveal(location.hash)
addEventListener('hashchange', async () => {
  reveal(location.hash)
  const mounted = await tool
  // A new history entry has no draft yet.
  writeDraft()
  if (mounted) await takeShared(mounted)
})
// Unlike `unload`, this doesn't keep the page out of the back/forward cache.
addEventListener('beforeunload', writeLastDraft)
// A page from the back/forward cache doesn't have newer choices.
addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return
  showFavorites()
  const mounted = await tool
  mounted?.adopt(await preferences())
})
void activation.then(() => {
  showFavorites()
  if (place) remember(place.id)
  if (asksConsent) void import('./consent').then(({ showConsent }) => showConsent())
})
keepForOffline()
