import { fetchModule } from '../../src/widgets/core/loading/fetch-module'

/** Shows the tool as on another site: the embed's script with its own shadow root. */
export async function preview(button: HTMLElement): Promise<void> {
  const place = document.getElementById('preview')
  if (!place?.dataset.tag || place.firstChild) return
  await fetchModule(() => import(/* @vite-ignore */ place.dataset.script as string))
  button.setAttribute('aria-expanded', 'true')
  place.replaceChildren(document.createElement(place.dataset.tag))
}
