import { button, notice } from '../layout/app.css'
import { element } from './element'

/** The site on this device: pages and scripts are kept once the first page has had its turn. */
export function keepForOffline(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch, (reason) => console.info('Not kept for offline use:', reason))
  })
}

/** A newer version waits until it is asked for: a page never changes under a person's hands. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  // A browser under test gives none.
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
      element('p', {}, 'A new version is here.'),
      reload,
    ),
  )
}
