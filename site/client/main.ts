import '../layout/styles'
import { asksConsent } from '../config'
import type { MountedTool } from '../island/island'
import { button } from '../layout/app.css'
import { note } from '../pages/tool-page.css'
import { activation } from './activation'
import { answerClicks } from './click-actions'
import { keepDraft, savedDraft, writeDraft, writeLastDraft } from './draft'
import { element } from './element'
import { remember, showFavorites } from './favorites'
import { hydrate } from './hydrate'
import { closeMenusLeft } from './menus'
import { keepForOffline } from './offline'
import { choices, choose, preferences } from './region/preferences'
import { reveal } from './reveal'
import { sharedIn } from './share'
import { trustScripts } from './trusted-types'
import { warnUnsaved } from './unsaved'

async function start(place: HTMLElement): Promise<MountedTool | undefined> {
  const region = preferences()
  // Its tool asks a service as it starts: for a visitor, not for a guess at who might become one, and for their region.
  if ('asks' in place.dataset) await Promise.all([activation, region])
  const draft = savedDraft()
  try {
    const tool = await hydrate(place, {
      change(changed) {
        keepDraft(changed)
        warnUnsaved(place.id, changed)
      },
      currency: (code) => choose({ ...choices(), currency: code }),
    })
    tool.adopt(await region)
    if (draft) tool.restore(draft)
    else takeShared(tool)
    return tool
  } catch (reason) {
    console.error(reason)
    place.replaceChildren(notFetched())
    return undefined
  }
}

/** The fields that the address names, '#homePrice=420000', on a page that gives such links. */
function takeShared(tool: MountedTool): void {
  if (!document.querySelector('[data-share]')) return
  const shared = sharedIn(location.hash, tool.initial)
  if (shared) tool.give(shared, { answers: true })
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

trustScripts()
const place = document.querySelector<HTMLElement>('[data-tool]')
const tool = place ? start(place) : Promise.resolve(undefined)
answerClicks(tool)
closeMenusLeft()
reveal(location.hash)
addEventListener('hashchange', async () => {
  reveal(location.hash)
  const mounted = await tool
  // A new entry of the history has no draft yet.
  writeDraft()
  if (mounted) takeShared(mounted)
})
// Unlike `unload`, it leaves the page to the back/forward cache.
addEventListener('beforeunload', writeLastDraft)
// The back/forward cache knows nothing of what was chosen since.
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
