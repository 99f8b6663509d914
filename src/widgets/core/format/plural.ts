import { interpolate, isOverridden } from '../tool/strings'

/**
 * '{n} match' or '{n} matches'. By English rules, because the texts are English, whatever the format of the number. Texts
 * of the page's own follow the locale's plural rules, or the English ones if the tag is invalid.
 */
export function plural(forms: { readonly one: string; readonly other: string }, n: number, locale = 'en-US'): string {
  return interpolate(isOne(n, isOverridden(forms) ? locale : 'en-US') ? forms.one : forms.other, { n }, locale)
}

/** For en-US without `Intl`, because most pages use it and the first paint shouldn't wait for its data. */
function isOne(n: number, locale: string): boolean {
  if (locale === 'en-US') return Math.abs(n) === 1
  try {
    return new Intl.PluralRules(locale).select(n) === 'one'
  } catch {
    return Math.abs(n) === 1
  }
}
