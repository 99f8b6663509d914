/** Caches one value per locale. `make` always gets a valid tag: en-US replaces an invalid one. */
export function byLocale<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const known = new Map<string, Value>()
  return (locale) => {
    const value = known.get(locale) ?? make(validTag(locale))
    known.set(locale, value)
    return value
  }
}

/** A language tag that `Intl` accepts: 'de_DE' and other invalid ones become en-US. */
export function validTag(locale: string, instead = 'en-US'): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? instead
  } catch {
    return instead
  }
}
