import { fetchModule } from '../../src/widgets/core/base/fetch-module'
import { activation } from './activation'
import { notLoaded } from './not-loaded'

/** Loads the builder: on its own page right away, and on a tool's page once its part of the page is opened. */
export function awaitBuilder(): void {
  const place = document.querySelector<HTMLElement>('[data-builder]')
  if (!place) return
  const fail = (reason: unknown) => {
    console.error(reason)
    place.replaceChildren(notLoaded('The builder'))
  }
  const start = () =>
    fetchModule(() => import('../builder/start'))
      .then(({ startBuilder }) => startBuilder(place, fail))
      .catch(fail)
  const fold = place.closest('details')
  if (fold) fold.addEventListener('toggle', start, { once: true })
  else void activation.then(start)
}
