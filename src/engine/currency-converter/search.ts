import { currenciesNamed, foldName } from '../core/numbers/currency-names'
import { byLocale } from '../core/numbers/locale'

const displayNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'currency' }))

/** 'Swedish Krona' in the locale's language. The code if it has no name. */
export const currencyName = (code: string, locale: string): string => {
  try {
    return displayNames(locale).of(code) ?? code
  } catch {
    // Not three letters.
    return code
  }
}

/**
 * The currencies that match a text, best first: by code, sign or everyday name, then by the start of a word of the name
 * in the locale's language or in English. '' returns all.
 */
export function searchCurrencies(query: string, codes: readonly string[], locale: string): readonly string[] {
  const wanted = foldName(query)
  if (wanted === '') return codes
  const named = currenciesNamed(query, locale).filter((code) => codes.includes(code))
  const starting = codes.filter((code) => code.toLowerCase().startsWith(wanted))
  const isIn = (name: string) => ` ${foldName(name).replace(/-/g, ' ')}`.includes(` ${wanted}`)
  const described = codes.filter((code) => isIn(currencyName(code, locale)) || isIn(currencyName(code, 'en')))
  return [...new Set([...starting, ...named, ...described])]
}
