import { element } from '../client/element'
import { showBuilder } from './builder'

/**
 * Shows the builder for the page's tool. On the builder's own page, that's the one in the address, such as
 * /embed#bmi-calculator, or the one that's selected.
 */
export async function startBuilder(place: HTMLElement, fail: (reason: unknown) => void): Promise<void> {
  const { builderStyle } = document.body.dataset
  if (builderStyle) await loadStyle(builderStyle)
  const select = document.querySelector<HTMLSelectElement>('[data-builder-tool]')
  const show = () => {
    if (select) place.dataset.builder = select.value
    showBuilder(place, place.dataset.builder ?? '').catch(fail)
  }
  const follow = () => {
    const id = location.hash.slice(1)
    if (select && [...select.options].some(({ value }) => value === id)) select.value = id
    show()
  }
  select?.addEventListener('change', () => {
    history.replaceState(history.state, '', `#${select.value}`)
    show()
  })
  if (select) addEventListener('hashchange', follow)
  follow()
}

const loadStyle = (href: string) =>
  new Promise((resolve, reject) => {
    document.head.append(element('link', { rel: 'stylesheet', href, onload: resolve, onerror: reject }))
  })
