import { interpolate } from '../tool/strings'

/** '{n} match' or '{n} matches', by the locale's plural rules; by those of en-US where the tag is invalid. */
export function plural(forms: { readonly one: string; readonly other: string }, n: number, locale = 'en-US'): string {
  return interpolate(isOne(n, locale) ? forms.one : forms.other, { n }, locale)
}

/** In en-US without `Intl`: most pages are, and their first paint should not wait for its tables. */
function isOne(n: number, locale: string): boolean {
  if (locale === 'en-US') return Math.abs(n) === 1
  try {
    return new Intl.PluralRules(locale).select(n) === 'one'
  } catch {
    return Math.abs(n) === 1
  }
}
