/** The documents read so far, by path: a page is one once, as a link to it is hovered or followed. */
const documents = new Map<string, Promise<Document>>()

/** Reads a page as the browser itself would, without running anything of it: Trusted Types have nothing to refuse. */
function read(path: string): Promise<Document> {
  const known = documents.get(path)
  if (known) return known
  const page = new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', path)
    request.responseType = 'document'
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error(path)))
    request.onerror = reject
    request.send()
  })
  page.catch(() => documents.delete(path))
  documents.set(path, page)
  return page
}

/**
 * A policy belongs to a document, so a page that has one of its own (its tool asks a service) is loaded in full; the
 * body of each document names those pages. What has a dot in its name is a file and no page.
 */
function swaps(to: URL): boolean {
  const own = document.body.dataset.own?.split(' ') ?? []
  return (
    to.origin === location.origin &&
    !to.pathname.includes('.') &&
    ![to.pathname, location.pathname].some((path) => own.includes(path))
  )
}

const changing = 'title, meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical]'
const sheets = 'link[rel=stylesheet]'
const all = <Kind extends Element>(page: Document, selector: string) => [...page.querySelectorAll<Kind>(selector)]

/** The styles and scripts that a page names and this document does not have. */
async function fetched(page: Document): Promise<void> {
  const here = new Set(all<HTMLLinkElement>(document, sheets).map(({ href }) => href))
  const styles = all<HTMLLinkElement>(page, sheets).filter(({ href }) => !here.has(href))
  const script = page.querySelector<HTMLElement>('[data-module]')?.dataset.module
  await Promise.all([
    script && import(/* @vite-ignore */ script),
    ...styles.map(
      (sheet) =>
        new Promise((resolve, reject) => {
          const copy = document.importNode(sheet)
          copy.onload = resolve
          copy.onerror = reject
          document.head.append(copy)
        }),
    ),
  ])
}

function swap(page: Document, to: URL): void {
  for (const old of all(document, changing)) old.remove()
  for (const node of all(page, changing)) document.head.append(document.importNode(node, true))
  const main = page.querySelector('main')
  if (main) document.querySelector('main')?.replaceWith(document.importNode(main, true))
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  for (const link of all<HTMLAnchorElement>(document, 'a[href]')) {
    if (link.href === to.origin + to.pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

const inMotion = matchMedia('(prefers-reduced-motion: no-preference)')

/**
 * Follows links without a new document: the next page's <main> takes the place of this one's, its heading takes the
 * focus (a screen reader reads where it is, Tab goes on from there), and the browser itself restores positions on the
 * way back. Where there is no Navigation API, links load in full.
 */
export function followLinks(leave: () => void, arrive: () => void): void {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    const other = event.canIntercept && !event.hashChange && !event.formData && event.downloadRequest === null
    if (!other || event.navigationType === 'reload' || !swaps(to)) return
    const handler = async () => {
      let page: Document
      try {
        page = await read(to.pathname)
        await fetched(page)
      } catch {
        // A new version was put up, or there is no network: the address is new already, the rest is the browser's.
        location.reload()
        return
      }
      if (event.signal.aborted) return
      const change = () => {
        // The browser takes its time before a motion, and somebody may have gone on meanwhile.
        if (event.signal.aborted) return
        leave()
        swap(page, to)
        const target = reveal(to.hash)
        ;(target ?? document.querySelector('h1'))?.focus({ preventScroll: true })
        event.scroll()
        announce(document.title)
        arrive()
      }
      const moving = inMotion.matches ? document.startViewTransition?.(change) : undefined
      // A page that is hidden, or left in mid-motion, changes without it.
      moving?.ready.catch(() => {})
      if (moving) await moving.updateCallbackDone
      else change()
    }
    event.intercept({ handler, focusReset: 'manual' })
  })
  for (const hint of ['pointerover', 'focusin', 'touchstart']) addEventListener(hint, fetchAhead, { passive: true })
}

/** The place that an address names, opened if it is within something closed. */
export function reveal(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (closed) {
    closed.open = true
    target?.scrollIntoView()
  }
  return target
}

/** Said to those who do not see it. */
export function announce(text: string): void {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}

/** What a pointer rests on, or the focus, is likely to be next: its page and its scripts are fetched by then. */
async function fetchAhead({ target }: Event): Promise<void> {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || documents.has(link.pathname) || link.pathname === location.pathname) return
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData || !swaps(new URL(link.href))) return
  const page = await read(link.pathname).catch(() => undefined)
  for (const script of page ? all<HTMLLinkElement>(page, 'link[rel=modulepreload]') : []) {
    if (document.head.querySelector(`[href="${script.getAttribute('href')}"]`)) continue
    document.head.append(document.importNode(script))
  }
}
