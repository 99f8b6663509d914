import { fetchModule } from '../../src/widgets/core/loading/fetch-module'
import type { MountedTool } from '../island/island'
import { announce } from './announce'
import { toggleStar } from './favorites'
import { hideNotice, showNotice } from './notice'
import { shareFragment } from './share'

/** The page's tool, which a click may come before. */
type Tool = Promise<MountedTool | undefined>

/** What a button does, by the data attribute it carries. What is more than a line is fetched with the first click. */
const actions: Readonly<Record<string, (button: HTMLElement, tool: Tool) => unknown>> = {
  search: () =>
    open(
      () => import('./search'),
      'Search',
      ({ openSearch }) => openSearch(),
    ),
  consent: () =>
    open(
      () => import('./consent'),
      'Cookie choices',
      ({ askAgain }) => askAgain(),
    ),
  region: (_, tool) =>
    open(
      () => import('./region/dialog'),
      'Region and units',
      ({ openRegion }) => openRegion(async (region) => (await tool)?.adopt(region)),
    ),
  // Embeds are not kept for offline use.
  preview: (button) =>
    fetchModule(() => import('./preview'))
      .then(({ preview }) => preview(button))
      .catch(() => showStatus(button, 'Could not be fetched')),
  star: toggleStar,
  copy: (button) => copy(button, document.getElementById(button.dataset.copy ?? '')?.textContent ?? ''),
  share: async (button, tool) => {
    const mounted = await tool
    const shared = mounted && shareFragment(mounted.initial, mounted.isUntouched ? mounted.initial : mounted.value)
    if (!shared) return showStatus(button, 'Too long for a link')
    const { fragment, isWhole } = shared
    const link = location.href.split('#')[0] + (fragment === '#' ? '' : fragment)
    return copy(button, link, isWhole ? 'Copied!' : 'Copied without the text')
  },
  again: () => location.reload(),
}

export function answerClicks(tool: Tool): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (!button) return
    for (const name of Object.keys(button.dataset)) actions[name]?.(button, tool)
  })
  document.addEventListener('keydown', (event) => {
    const isChord =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const isSlash = event.key === '/' && !isTyping(event)
    if (!isChord && !isSlash) return
    event.preventDefault()
    actions.search?.(document.body, tool)
  })
}

/** The field of a dialog that was just closed keeps the focus until the next frame, though it is no longer drawn. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  return target instanceof Element && target.matches('input, textarea, select') && target.getClientRects().length > 0
}

/** A part of the page that is fetched with the first press. Its button may be an icon alone, with no room for a word. */
async function open<Part>(fetch: () => Promise<Part>, name: string, show: (part: Part) => unknown): Promise<void> {
  const part = await fetchModule(fetch).catch(console.error)
  if (!part) return showNotice(`${name} could not be loaded. Check your connection, then try again.`)
  hideNotice()
  show(part)
}

async function copy(button: HTMLElement, text: string, done = 'Copied!'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showStatus(button, done)
  } catch {
    showStatus(button, 'Copying was refused')
  }
}

/** On the button itself, for two seconds, and for screen readers. */
function showStatus(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  button.textContent = text
  announce(text)
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}
