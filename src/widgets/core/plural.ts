import { fill } from './strings'

/** '{n} match' or '{n} matches', by the locale's plural rules, or as in en-US where the tag is none. */
export function plural(forms: { readonly one: string; readonly other: string }, n: number, locale = 'en-US'): string {
  return fill(pluralRules(locale).select(n) === 'one' ? forms.one : forms.other, { n }, locale)
}

function pluralRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale)
  } catch {
    return new Intl.PluralRules('en-US')
  }
}
