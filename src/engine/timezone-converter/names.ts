import { intlTag } from '../core/numbers/locale'
import { otherNames, states } from './regions'

/** Removes accents, case and punctuation: fold('St. Louis') is 'st louis'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}.'’‘ʻ]/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Folded names. Those with 'st' are also added with 'saint', and vice versa. */
export function folded(names: readonly string[]): string[] {
  const plain = names.map(fold)
  const others = plain.flatMap((name) => {
    const other = name.replace(/\bst\b/, 'saint')
    return other === name ? name.replace(/\bsaint\b/, 'st') : other
  })
  return [...new Set([...plain, ...others])].filter(Boolean)
}

/** 'GB UK/Britain' becomes 'GB' with two names. */
const namesByCode = (table: string): Map<string, string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+ /, '').split('/')]),
  )

const stateNames = namesByCode(states)
const moreNames = namesByCode(otherNames)

type Style = 'short' | 'long'
const displays = new Map<string, Intl.DisplayNames>()

/** A country's name in a language, from Intl. */
function countryName(code: string, locale: string, style: Style): string {
  const key = `${locale} ${style}`
  const display = displays.get(key) ?? new Intl.DisplayNames(intlTag(locale), { type: 'region', style })
  displays.set(key, display)
  return display.of(code) ?? code
}

/** The short name of a state or country: 'Oregon', 'Hong Kong', but 'United States' rather than 'US'. */
export function regionName(region: string, locale: string): string {
  const short = countryName(region.slice(0, 2), locale, 'short')
  return stateNames.get(region)?.[0] ?? (short.length > 2 ? short : countryName(region, locale, 'long'))
}

/** All names of a region in the locale's language and in English, and its code. */
export function regionNames(code: string, locale: string): string[] {
  const state = stateNames.get(code)
  if (state) return folded([...state, code.slice(3)])
  const styles = ['short', 'long'] as const
  const names = [locale, 'en'].flatMap((each) => styles.map((style) => countryName(code, each, style)))
  return folded([...names, ...(moreNames.get(code) ?? []), code])
}
