/** Caches one value per locale. `make` always gets a valid tag: en-US replaces an invalid one. */
export function byLocale<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const known = new Map<string, Value>()
  return (locale) => {
    const value = known.get(locale) ?? make(validTag(locale))
    known.set(locale, value)
    return value
  }
}

function validTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
