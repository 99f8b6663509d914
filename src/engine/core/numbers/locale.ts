/** Keeps each result. Those of `Intl` take long to make. */
function kept<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? make(text)
    known.set(text, value)
    return value
  }
}

/** A language tag in its canonical form. 'de_DE' and other invalid ones become en-US. */
export function canonicalTag(locale: string, instead = 'en-US'): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? instead
  } catch {
    return instead
  }
}

/**
 * English in the locale's region: 'en-DE' for 'de-DE' and 'de'. For numbers, dates and units among English words, which
 * would otherwise be two languages in a sentence: 'That's 9 Monate'.
 */
export function englishIn(locale: string): string {
  const { language, region = 'US' } = new Intl.Locale(canonicalTag(locale)).maximize()
  return language === 'en' ? locale : `en-${region}`
}

/** English with the numbers of other languages: 1,234.5 and 1.234,5 and 1 234,5. Dates are 27/11/2026. */
const models = ['en-001', 'en-DE', 'en-FR']

/**
 * A tag for `Intl`. English in a region that CLDR doesn't know would be American. Instead, it's an English that writes
 * numbers as people there do: 'en-DE' for 'en-BR'.
 */
export const intlTag = kept((locale) => {
  const tag = canonicalTag(locale)
  if (!/^en-(?!US)..$/.test(tag) || new Intl.NumberFormat(tag).resolvedOptions().locale !== 'en') return tag
  const own = numberIn(new Intl.Locale(`und${tag.slice(2)}`).maximize().minimize())
  return models.find((model) => numberIn(model) === own) ?? 'en-001'
})

const numberIn = (tag: string | Intl.Locale) =>
  new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(1e6 + 0.5).replace(/\s/g, ' ')

/** Keeps one value per locale. `make` always gets a valid tag: en-US replaces an invalid one. */
export const byLocale = <Value>(make: (tag: string) => Value): ((locale: string) => Value) =>
  kept((locale) => make(intlTag(locale)))
