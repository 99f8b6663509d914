import { announce } from './announce'
import { element } from './element'
import { store, storedIds } from './store'

const stars = 'pegboard-stars'
const recents = 'pegboard-recent'
const limit = 6

/** The tools opened in this tab, most recent first. */
export const recentIds = (): string[] => storedIds(recents, 'sessionStorage')

/** Adds a tool to the recent ones. */
export const remember = (id: string): void =>
  store(recents, [id, ...recentIds().filter((each) => each !== id)].slice(0, limit), 'sessionStorage')

export function toggleStar(button: HTMLElement): void {
  const id = button.dataset.star as string
  const others = storedIds(stars).filter((each) => each !== id)
  const added = others.length === storedIds(stars).length
  store(stars, added ? [id, ...others] : others)
  announce(added ? 'Added to favorites' : 'Removed from favorites')
  showFavorites()
}

/** Updates the stars, and the home page's strip of favorites and recent tools, whose height is reserved. */
export function showFavorites(): void {
  const starred = storedIds(stars)
  for (const button of document.querySelectorAll<HTMLElement>('[data-star]')) {
    const isStarred = starred.includes(button.dataset.star as string)
    button.setAttribute('aria-pressed', String(isStarred))
    button.title = isStarred ? 'Remove from favorites' : 'Add to favorites'
  }
  const list = document.querySelector('[data-favorites]')
  const chips = [...new Set([...starred, ...recentIds()])].flatMap((id) => chip(id, starred.includes(id)) ?? [])
  if (!list) return
  list.replaceChildren(...chips)
  document.documentElement.toggleAttribute('data-tools', chips.length > 0)
}

function chip(id: string, starred: boolean): Element | undefined {
  const name = document.querySelector(`main a[href="/${CSS.escape(id)}"] > span:nth-child(2)`)
  if (!name) return undefined
  const link = element('a', { href: `/${id}`, data: starred ? { starred: '' } : {} }, name.textContent ?? '')
  return element('li', {}, link)
}
