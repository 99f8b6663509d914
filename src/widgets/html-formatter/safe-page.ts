/** Blocks scripts and requests. Styles of the page itself, and images and fonts in data: addresses are allowed. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/**
 * The document without anything that runs or leads elsewhere, for a frame without scripts. Undefined if the page's policy
 * allows no documents from text (Trusted Types).
 */
export function safePage(html: string): string | undefined {
  try {
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const node of page.querySelectorAll(
      'script, base, link, meta[http-equiv], noscript, iframe, frame, object, embed',
    ))
      node.remove()
    for (const node of page.querySelectorAll('*')) {
      for (const name of node.getAttributeNames()) if (/^(?:xlink:)?href$/i.test(name)) keepInside(node, name)
    }
    const meta = page.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policy
    page.head.prepend(meta)
    const doctype = page.compatMode === 'CSS1Compat' ? '<!doctype html>' : ''
    const box = page.createElement('div')
    box.append(page.documentElement)
    const text = doctype + box.getHTML()
    // Throws here rather than when the frame is drawn.
    page.createElement('iframe').srcdoc = text
    return text
  } catch {
    return undefined
  }
}

/** Links within the page still work. */
function keepInside(node: Element, name: string): void {
  if (!node.getAttribute(name)?.startsWith('#')) node.setAttribute(name, '#')
}
