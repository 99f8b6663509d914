import { currencies } from './currencies'
import { byLocale } from './locale'

/** Signs and everyday words that CLDR doesn't list, most likely currency first. */
const everyday: Readonly<Record<string, string>> = {
  us$: 'USD', 'usd$': 'USD', $us: 'USD', 'u$s': 'USD', buck: 'USD', bucks: 'USD', 'american dollar': 'USD',
  'american dollars': 'USD', 美金: 'USD', 美元: 'USD', 'c$': 'CAD', 'can$': 'CAD', 'cdn$': 'CAD', 'cad$': 'CAD',
  'a$': 'AUD', 'au$': 'AUD', 'aud$': 'AUD', 'nz$': 'NZD', 's$': 'SGD', 'sg$': 'SGD', 'hk$': 'HKD', 'nt$': 'TWD',
  'mx$': 'MXN', 'mex$': 'MXN', 'ar$': 'ARS', 'r$': 'BRL', quid: 'GBP', sterling: 'GBP', 'pounds sterling': 'GBP',
  'pound sterling': 'GBP', stg: 'GBP', '£': 'GBP EGP', '₤': 'GBP', '£e': 'EGP', 'e£': 'EGP', euros: 'EUR', 欧元: 'EUR',
  歐元: 'EUR', ユーロ: 'EUR', 英镑: 'GBP', 英鎊: 'GBP', ポンド: 'GBP', ドル: 'USD', 米ドル: 'USD', 円: 'JPY', 日元: 'JPY',
  日圓: 'JPY', 'jp¥': 'JPY', 'cn¥': 'CNY', yuan: 'CNY', yuans: 'CNY', rmb: 'CNY', renminbi: 'CNY', 人民币: 'CNY',
  人民幣: 'CNY', 元: 'CNY TWD HKD', 圓: 'HKD TWD', yens: 'JPY', kr: 'SEK NOK DKK ISK', kronor: 'SEK', krona: 'SEK ISK',
  kroner: 'NOK DKK', krone: 'NOK DKK', kronur: 'ISK', crown: 'SEK NOK DKK CZK ISK', crowns: 'SEK NOK DKK CZK ISK',
  kc: 'CZK', koruna: 'CZK', korun: 'CZK', koruny: 'CZK', zl: 'PLN', zloty: 'PLN', zlotys: 'PLN', zlotych: 'PLN',
  ft: 'HUF', forints: 'HUF', fr: 'CHF', sfr: 'CHF', frs: 'CHF', rs: 'INR PKR LKR NPR MUR SCR',
  re: 'INR', '₨': 'INR PKR LKR NPR MUR SCR', rm: 'MYR', rp: 'IDR', tl: 'TRY', liras: 'TRY', 'р': 'RUB', 'руб': 'RUB',
  'грн': 'UAH', lei: 'RON MDL', leu: 'RON MDL', dh: 'AED MAD', dhs: 'AED MAD', nis: 'ILS', sheqel: 'ILS',
  shekel: 'ILS', shekels: 'ILS', sr: 'SAR', 'b/': 'PAB', 's/': 'PEN', ksh: 'KES', tsh: 'TZS', ush: 'UGX',
} // biome-ignore format: a table

/**
 * The likeliest meaning of a word that several currencies share comes first: 'dollars' are US dollars unless the
 * context says otherwise. The 12 of the currency converter, then others that are often exchanged, then the rest by code.
 */
const order = `USD EUR GBP JPY CAD AUD CHF CNY INR BRL TRY RUB MXN KRW SEK NOK DKK NZD SGD HKD TWD ZAR PLN THB ILS HUF
  CZK CLP PHP COP MYR AED SAR RON PEN KWD EGP ARS PKR KES MAD XOF`.split(/\s+/)

/** Lowercase, without accents, dots and spaces at the ends: 'U.S. dólares ' becomes 'us dolares'. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[.\u200e\u200f]/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

const rank = (code: string): number => order.indexOf(code) + 1 || order.length + 1
const byLikelihood = (one: string, other: string) => rank(one) - rank(other) || (one < other ? -1 : 1)

/** The currencies that a name, sign or code can mean in a locale, likeliest first. Empty if it's none. */
export function currenciesNamed(name: string, locale: string): readonly string[] {
  const key = foldName(name)
  if (key === '' || key.length > 60) return []
  const code = key.toUpperCase()
  // Without the names, whose first use takes a while.
  if (currencies.includes(code)) return [code]
  const { signs, words } = namesIn(locale)
  const usual = Object.hasOwn(everyday, key) ? (everyday[key]?.split(' ') ?? []) : []
  // '$' in en-CA is the Canadian dollar, and 'kr' in sv is the Swedish krona.
  const own = signs.get(key) ?? []
  const others = [...(words.get(key) ?? [])].sort(byLikelihood)
  return [...new Set([...own, ...usual, ...others])]
}

interface Names {
  /** The locale's own signs. */
  readonly signs: ReadonlyMap<string, readonly string[]>
  /** Narrow signs, names, and the first and last words of names, in the locale and in English. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
}

const namesIn = byLocale((locale): Names => {
  const signs = new Map<string, string[]>()
  const words = new Map<string, Set<string>>()
  const learn = (word: string, code: string) => {
    const key = foldName(word)
    if (key) words.set(key, (words.get(key) ?? new Set()).add(code))
  }
  for (const code of currencies) {
    for (const tag of new Set(['en', locale])) {
      const [sign = ''] = beside(tag, code, 'symbol')
      learn(sign, code)
      learn(beside(tag, code, 'narrowSymbol')[0] ?? '', code)
      for (const name of beside(tag, code, 'name', [1, 2, 5])) {
        const parts = name.split(/[\s-]+/)
        // In English, the first word is a country.
        for (const word of [name, parts.at(-1) ?? '', tag === 'en' ? '' : (parts[0] ?? '')]) learn(word, code)
      }
      const key = foldName(sign)
      if (tag === locale && key.toUpperCase() !== code) signs.set(key, [...(signs.get(key) ?? []), code])
    }
  }
  return { signs, words }
})

/** The sign or the name that stands beside an amount, for each of these counts: 'US dollar', 'US dollars'. */
function beside(
  tag: string,
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'name',
  counts: readonly number[] = [1],
): readonly string[] {
  // Not `numberFormat`, which would cache hundreds of formats that are used only once.
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
  return counts.map((count) => format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '')
}
