/** What this browser remembers for the site. Storage throws in a sandbox and where cookies are refused: then nothing. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

/** A list of ids, whatever is stored there. */
export function storedIds(key: string): string[] {
  const ids = stored(key)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
