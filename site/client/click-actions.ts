import { fetchModule } from '../../src/widgets/core/base/fetch-module'
import type { MountedTool } from '../island/mounted-tool'
import { announce } from './announce'
import { toggleStar } from './favorites'
import { shareFragment } from './links/write-link'
import { hideNotice, showNotice } from './notice'

/** The page's tool, which may not be ready when a button is clicked. */
type Tool = Promise<MountedTool | undefined>

/** What a button does, by its data attribute. Longer actions load on the first click. */
const actions: Readonly<Record<string, (button: HTMLElement, tool: Tool) => unknown>> = {
  search: () =>
    open(
      () => import('./find/find'),
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
  star: toggleStar,
  copy: (button) => copy(button, document.getElementById(button.dataset.copy ?? '')?.textContent ?? ''),
  share: async (button, tool) => {
    const mounted = button.dataset.share === 'values' ? await tool : undefined
    if (!mounted) return copy(button, location.href.split('#')[0] as string, 'Link copied')
    const { initial, isUntouched, value, currency } = mounted
    const shared = isUntouched ? shareFragment(initial, initial) : shareFragment(initial, value, currency)
    if (!shared) return showStatus(button, 'Too long for a link')
    const { fragment, isWhole } = shared
    const link = location.href.split('#')[0] + (fragment === '#' ? '' : fragment)
    return copy(button, link, isWhole ? 'Link copied' : 'Link copied without the text')
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

/**
 * Whether the key goes to a field or a code editor. The field of a dialog that was just closed keeps the focus until the
 * next frame, although it's no longer visible.
 */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || (target.matches('input, textarea, select') && target.getClientRects().length > 0)
}

/** Loads a part of the page on the first click. Errors appear in a notice, because the button may be just an icon. */
async function open<Part>(fetch: () => Promise<Part>, name: string, show: (part: Part) => unknown): Promise<void> {
  const part = await fetchModule(fetch).catch(console.error)
  if (!part) return showNotice(`${name} couldn’t be loaded. Check your connection, then try again.`)
  hideNotice()
  show(part)
}

async function copy(button: HTMLElement, text: string, done = 'Copied!'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showStatus(button, done)
  } catch {
    showStatus(button, 'Couldn’t copy')
  }
}

/** Shows a status for two seconds, on the button or next to one that's just an icon. Also announces it. */
function showStatus(button: HTMLElement, text: string): void {
  announce(text)
  if (button.querySelector('svg')) {
    button.dataset.said = text
    setTimeout(() => delete button.dataset.said, 2000)
    return
  }
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  button.textContent = text
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}
