import { button, notice } from '../layout/app.css'
import { element } from './element'

/** Saves an offline copy of the site's pages and scripts after the first page has loaded. */
export function keepForOffline(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(watch, (reason) => console.info('No offline copy:', reason))
  })
}

/** A newer version waits until the user reloads, so a page doesn't change while it's in use. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Missing in automated browsers.
  if (!registration) return
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
    })
  })
}

function offer(worker: ServiceWorker): void {
  const reload = element('button', { type: 'button', className: button, textContent: 'Reload' })
  reload.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    worker.postMessage('take over')
  })
  document.body.append(
    element(
      'section',
      { className: notice, aria: { role: 'status' } },
      element('p', {}, 'A new version is available.'),
      reload,
    ),
  )
}
