// Shows the HTML that the HTML formatter sends. Its headers give it an origin of its own, without requests.
{
  const active = 'script, base, link, meta[http-equiv], noscript, iframe, frame, object, embed'

  /** Parsing runs no scripts. Inline handlers are blocked by the policy, and nodes that load others are removed. */
  const show = (html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const node of page.querySelectorAll(active)) node.remove()
    document.documentElement.replaceWith(document.adoptNode(page.documentElement))
  }

  addEventListener('message', ({ data, source }) => {
    if (source === parent && typeof data?.html === 'string') show(data.html)
  })

  /** Links lead nowhere, except within the page. */
  const stay = (event) => {
    const isLink = (node) => node instanceof Element && (node.hasAttribute('href') || node.hasAttribute('xlink:href'))
    const link = event.composedPath().find(isLink)
    const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href')
    if (link && !address?.startsWith('#')) event.preventDefault()
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, stay, true)
  addEventListener('submit', (event) => event.preventDefault(), true)
}
