/**
 * Resolves when the page is shown. Speculation rules prerender pages that may never be visited, so until then, nothing is
 * counted, requested or stored.
 */
export const activation = new Promise<void>((resolve) => {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  else resolve()
})
