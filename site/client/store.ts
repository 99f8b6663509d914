/** For good, because somebody asked; or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage'

/** What this browser remembers for the site. Storage throws in a sandbox and where cookies are refused: then nothing. */
export function stored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value))
  } catch {}
}

/** A list of ids, whatever is stored there. */
export function storedIds(key: string, area?: Area): string[] {
  const ids = stored(key, area)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
