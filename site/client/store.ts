/** localStorage is for what users chose to save, sessionStorage for what's deleted with the tab. */
type Area = 'localStorage' | 'sessionStorage'

/** A value the site stored in this browser. Null if storage isn't allowed, as in a sandbox or with cookies blocked. */
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

/** A stored list of ids. Ignores anything else that may be stored there. */
export function storedIds(key: string, area?: Area): string[] {
  const ids = stored(key, area)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
