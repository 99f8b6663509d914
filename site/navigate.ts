import { loadPage, type Page, paths, toolAt } from './pages'

/**
 * Swaps pages in place where the browser has the Navigation API, which also keeps scroll positions; elsewhere links
 * load pages as links do. A page that asks a service has a content security policy of its own, and a policy
 * belongs to the document: going there or away from there is a full load.
 */
export function followLinks(show: (page: Page) => void): void {
  const here = location.pathname
  if (!('navigation' in window) || toolAt(here)?.network) return
  navigation.addEventListener('navigate', (event) => {
    const { pathname, origin } = new URL(event.destination.url)
    const ours = origin === location.origin && paths.includes(pathname) && !toolAt(pathname)?.network
    if (!ours || !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    if (event.navigationType === 'reload') return
    event.intercept({
      focusReset: 'manual',
      async handler() {
        // A chunk that does not arrive (a new version was put up, or no network) is left to the browser.
        const page = await loadPage(pathname).catch(() => location.reload())
        if (!page || event.signal.aborted) return
        closeMenus()
        show(page)
        // The heading has the focus now, so that a screen reader reads where it is and Tab goes on from there.
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      },
    })
  })
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
