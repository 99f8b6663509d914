import { byLocale } from '../by-locale'
import { fold } from '../text/fold'

/** Units by their CLDR names. */
export type HeightUnit = 'meter' | 'centimeter' | 'foot' | 'inch'
export type WeightUnit = 'kilogram' | 'pound' | 'stone'

/** What is typed everywhere, whatever CLDR prints. */
const usual: Readonly<Record<HeightUnit | WeightUnit, string>> = {
  meter: 'm meter meters metre metres mtr',
  centimeter: 'cm cms centimeter centimeters centimetre centimetres 公分',
  foot: "ft foot feet ' f",
  inch: `in ins inch inches " ''`,
  kilogram: 'kg kgs kilo kilos kilogram kilograms 公斤',
  pound: 'lb lbs pound pounds #',
  stone: 'st stone stones',
}

/** A word for a unit as it is looked up: 'кг.' and 'к г' are 'кг'. */
export const unitKey = (text: string): string => fold(text).replace(/[^\p{L}\p{M}'"#]/gu, '')

/** The unit that a word is for, by its key: English words and signs, and all that Intl writes in the locale. */
export const unitOf = (word: string, locale: string): string | undefined => wordsOf(locale).get(word)

/** The locale's words come last: where they differ from the usual ones, they count. */
const wordsOf = byLocale((locale): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  const units = Object.entries(usual)
  for (const [unit, names] of units) for (const name of names.split(' ')) words.set(unitKey(name), unit)
  for (const [unit] of units)
    for (const unitDisplay of ['long', 'short', 'narrow'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      for (const number of [1, 2, 5, 20, 1.5]) words.set(unitKey(format.format(number)), unit)
    }
  return words
})
