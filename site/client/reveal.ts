/** Opens the <details> around the address's target: '/blog#slug' is inside a closed one. */
export function reveal(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return
  closed.open = true
  target?.scrollIntoView()
}
