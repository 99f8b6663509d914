import { byLocale } from '../numbers/locale'
import { fold } from '../text/fold'

/** Units by their CLDR names. */
export type HeightUnit = 'meter' | 'centimeter' | 'foot' | 'inch'
export type WeightUnit = 'kilogram' | 'pound' | 'stone'

/** Units accepted in every locale, whether or not CLDR lists them. Written as `unitKey` gives them. */
const usual: Readonly<Record<HeightUnit | WeightUnit, string>> = {
  meter: 'm meter meters metre metres mtr',
  centimeter: 'cm cms centimeter centimeters centimetre centimetres 公分',
  foot: "ft foot feet ' f",
  inch: `in ins inch inches " ''`,
  kilogram: 'kg kgs kilo kilos kilogram kilograms 公斤',
  pound: 'lb lbs pound pounds #',
  stone: 'st stone stones',
}

/** Normalizes a unit for lookup: 'кг.' and 'к г' become 'кг'. */
export const unitKey = (text: string): string => fold(text).replace(/[^\p{L}\p{M}'"#]/gu, '')

const usualWords: ReadonlyMap<string, string> = new Map(
  Object.entries(usual).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
)

/** Units by normalized name: English names and symbols, and all that Intl has for the locale. */
export const unitOf = (word: string, locale: string): string | undefined =>
  // In English, both are the same, and creating Intl's takes 30 ms just as the page starts to work.
  (/^en\b/i.test(locale) ? usualWords.get(word) : undefined) ?? wordsOf(locale).get(word)

/** The locale's names come last, so they win if there's a conflict. */
const wordsOf = byLocale((locale): ReadonlyMap<string, string> => {
  const words = new Map(usualWords)
  for (const unit of Object.keys(usual))
    for (const unitDisplay of ['long', 'short', 'narrow'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      for (const number of [1, 2, 5, 20, 1.5]) words.set(unitKey(format.format(number)), unit)
    }
  return words
})
