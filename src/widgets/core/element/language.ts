/** Scripts that are written from right to left, for browsers whose `Intl.Locale` doesn't know the direction. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b|-(Arab|Hebr|Thaa|Nkoo)\b/

/** The `locale` attribute, or the language of the surrounding page. Undefined is American English. */
export function localeOf(element: Element): string | undefined {
  const attribute = element.getAttribute('locale')
  if (attribute) return attribute
  let place: Element | null = element.closest('[lang]')
  for (let root = element.getRootNode(); !place && root instanceof ShadowRoot; root = root.host.getRootNode())
    place = root.host.closest('[lang]')
  const language = place?.getAttribute('lang')
  return language && language !== 'en' ? language : undefined
}

/** 'rtl' for 'ar-EG', 'ltr' for 'de'. */
export const directionOf = (locale: string): 'rtl' | 'ltr' => (rightToLeft.test(locale) ? 'rtl' : 'ltr')

export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
