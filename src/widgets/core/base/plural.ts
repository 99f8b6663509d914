import { intlTag } from '../../../engine/core/numbers/locale'
import { interpolate, isOverridden } from './strings'

/**
 * '{n} match' or '{n} matches'. By English rules, because the texts are English, whatever the format of the number. Texts
 * of the page's own follow the locale's plural rules, or the English ones if the tag is invalid.
 */
export function plural(forms: Forms, n: number, locale = 'en-US'): string {
  const form = ruleOf(n, isOverridden(forms) ? locale : 'en-US')
  return interpolate(forms[form] ?? forms.other, { n }, locale)
}

/** A text by the number in it. Languages may have more forms than English. */
type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly one: string; readonly other: string }

/** For en-US without `Intl`, because most pages use it and the first paint shouldn't wait for its data. */
function ruleOf(n: number, locale: string): Intl.LDMLPluralRule {
  if (locale === 'en-US') return Math.abs(n) === 1 ? 'one' : 'other'
  // CLDR counts 0 as one in Portuguese, but people write “0 palavras”.
  return n === 0 && /^pt\b/i.test(locale) ? 'other' : new Intl.PluralRules(intlTag(locale)).select(n)
}
