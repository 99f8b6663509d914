/** Opens what hides the place that the address names: '/blog#slug' is inside a closed <details>. */
export function reveal(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return
  closed.open = true
  target?.scrollIntoView()
}
