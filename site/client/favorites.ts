import { announce } from './announce'
import { element } from './element'
import { store, storedIds } from './store'

const stars = 'pegboard-stars'
const recents = 'pegboard-recent'
const limit = 6

/** The tools that were opened in this tab, the last one first. */
export const recentIds = (): string[] => storedIds(recents, 'sessionStorage')

/** The tool was opened. */
export const remember = (id: string): void =>
  store(recents, [id, ...recentIds().filter((each) => each !== id)].slice(0, limit), 'sessionStorage')

export function toggleStar(button: HTMLElement): void {
  const id = button.dataset.star as string
  const others = storedIds(stars).filter((each) => each !== id)
  const added = others.length === storedIds(stars).length
  store(stars, added ? [id, ...others] : others)
  announce(added ? 'Added to your tools on the home page' : 'Removed from your tools')
  showFavorites()
}

/** The star of a favorite is pressed, and home lists favorites and recent tools in a strip that has its height before. */
export function showFavorites(): void {
  const starred = storedIds(stars)
  for (const button of document.querySelectorAll<HTMLElement>('[data-star]')) {
    button.setAttribute('aria-pressed', String(starred.includes(button.dataset.star as string)))
  }
  const list = document.querySelector('[data-favorites]')
  const chips = [...new Set([...starred, ...recentIds()])].flatMap((id) => chip(id, starred.includes(id)) ?? [])
  if (list && chips.length > 0) list.replaceChildren(...chips)
}

function chip(id: string, starred: boolean): Element | undefined {
  const card = document.querySelector(`article a[href="/${CSS.escape(id)}"]`)
  if (!card) return undefined
  const link = element('a', { href: `/${id}`, data: starred ? { starred: '' } : {} }, card.textContent ?? '')
  return element('li', {}, link)
}
