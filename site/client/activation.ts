/**
 * Resolves once a person sees the page. Speculation rules prerender pages that may never be visited: until then nothing
 * counts, asks or remembers.
 */
export const activation = new Promise<void>((resolve) => {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  else resolve()
})
