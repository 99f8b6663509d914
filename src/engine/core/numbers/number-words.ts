import { toAscii } from './ascii'
import { byLocale } from './locale'
import { numberFormat } from './number-format'

/** Powers of ten accepted in every locale, in addition to CLDR's words for the locale. */
const common: Readonly<Record<string, number>> = {
  k: 3, thousand: 3, tsd: 3, m: 6, mn: 6, mio: 6, mln: 6, million: 6, millions: 6, b: 9, bn: 9, mrd: 9,
  billion: 9, billions: 9, tn: 12, trillion: 12, lac: 5, lakh: 5, lakhs: 5, cr: 7, crore: 7, crores: 7,
  千: 3, 万: 4, 萬: 4, 亿: 8, 億: 8, 万亿: 12, 천: 3, 만: 4, 억: 8,
} // biome-ignore format: a table

/** Informal money words, which CLDR doesn't list. */
const moneyWords = new Set(
  `usd eur gbp chf jpy cny inr cad aud brl rub dollar dollars euro euros yen rupees fr sfr rs r kr s/ b/ р руб грн щд
  円 圓 元 원`.split(/\s+/),
)

interface Words {
  /** Powers of ten by word. */
  readonly scales: ReadonlyMap<string, number>
  readonly percents: ReadonlySet<string>
}

/** A word or symbol next to a number: a power of ten ('k' is 3), a percent sign or word, or a currency. */
export type Word = number | 'percent' | 'currency'

/** Reads a word or symbol after `toAscii`; undefined if unknown. The locale's own words come first. */
export function readWord(word: string, locale: string): Word | undefined {
  if (word === '%') return 'percent'
  if (/^\p{Sc}$/u.test(word)) return 'currency'
  const key = folded(word)
  const { scales, percents } = words(locale)
  const scale = scales.get(key) ?? (Object.hasOwn(common, key) ? common[key] : undefined)
  if (scale !== undefined) return scale
  if (percents.has(key)) return 'percent'
  // 'US$' and '$US', but 'M$' is a million.
  const [, before, after] = /^([A-Z]{1,3}) ?\p{Sc}$|^\p{Sc} ?([A-Z]{2,3})$/u.exec(word) ?? []
  const country = before ?? after
  if (country) return typeof readWord(country, locale) === 'number' ? undefined : 'currency'
  return moneyWords.has(key) || (word.length < 8 && symbols(locale).has(undotted(word))) ? 'currency' : undefined
}

/** 'Mio.' becomes 'mio', and 'millón' becomes 'millon'. */
const folded = (word: string): string =>
  undotted(word)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const undotted = (word: string): string => word.replaceAll('.', '')

/** Currency codes, and the locale's currency symbols of more than one letter (CLDR): 'USD', 'kr', 'zł', 'Kč'. */
const symbols = byLocale((locale): ReadonlySet<string> => {
  const options = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const
  const codes = Intl.supportedValuesOf('currency')
  const { locale: tag } = numberFormat(locale).resolvedOptions()
  const all = codes.map((currency) => {
    // Not `numberFormat`, which would cache 160 formats that are used only once.
    const parts = new Intl.NumberFormat(tag, { ...options, currency }).formatToParts(0)
    return undotted(toAscii(parts.find(({ type }) => type === 'currency')?.value ?? ''))
  })
  return new Set([...codes, ...all.filter((symbol) => symbol.length > 1)])
})

const words = byLocale((locale): Words => {
  const percent = numberFormat(locale, { style: 'unit', unit: 'percent', unitDisplay: 'long' })
  const percents = [0, 1, 2, 5].map((count) => beside(percent, count))
  return { scales: scalesIn(locale), percents: new Set(['percent', 'per cent', 'pct', ...percents]) }
})

/**
 * The words in CLDR's short and long compact formats, in every plural form: ru 'тыс.' and 'тысячи' are 3, ja '万' is 4.
 */
function scalesIn(locale: string): ReadonlyMap<string, number> {
  const scales = new Map<string, number>()
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = numberFormat(locale, { notation: 'compact', compactDisplay, useGrouping: false })
    for (let power = 3; power < 15; power++) {
      for (const first of [1, 1.5, 2, 5]) {
        const number = first * 10 ** power
        const printed = /\d+/.exec(toAscii(format.format(number)))?.[0]
        const word = beside(format, number)
        // '1200万' shows the remaining power; a dual form may have no digits at all.
        if (word && printed && !scales.has(word)) scales.set(word, power + 1 - printed.length)
      }
    }
  }
  return scales
}

/** The non-digit parts of a formatted number. */
const beside = (format: Intl.NumberFormat, number: number): string =>
  folded(
    toAscii(format.format(number))
      .replace(/\d[\d.,٫]*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
