import { toAscii } from './ascii'
import { byLocale } from './locale'
import { numberFormat } from './number-format'
import { wholeOf } from './read-whole'

/**
 * Reads ASCII digits with separators in every possible way, as decimal text, the decimal reading first: '1.250,50' is
 * ['1250.50'], '6,5' is ['6.5'], '1,250' is ['1.250', '1250'] and '1,25,0' is empty.
 */
function readings(text: string): readonly string[] {
  const whole = wholeOf(text)
  const [, before = '', mark = '', after = ''] = /^(.*)([.,٫])(\d*)$/.exec(text) ?? []
  const integer = before === '' ? '0' : wholeOf(before)
  const isDecimal = before + after !== '' && !before.includes(mark) && integer !== undefined
  const decimal = mark && isDecimal ? integer + (after && `.${after}`) : undefined
  return [decimal, whole].filter((reading) => reading !== undefined)
}

type Meaning = 'decimal' | 'group'

/**
 * The role of a separator such as ',' in a locale; undefined if the locale doesn't use it. The locale's number format
 * decides, then its currency format (de-AT: 1 250,5 but € 1.250,50), then its format with Latin digits.
 */
export function meaningOf(mark: string, locale: string): Meaning | undefined {
  return meanings(locale).get(mark)
}

const styles: readonly Intl.NumberFormatOptions[] = [
  {},
  { style: 'currency', currency: 'EUR' },
  { numberingSystem: 'latn' },
]

const meanings = byLocale((locale): ReadonlyMap<string, Meaning> => {
  const found = new Map<string, Meaning>()
  for (const style of styles) {
    for (const { type, value } of numberFormat(locale, style).formatToParts(-1234567.5)) {
      const mark = toAscii(value) || ' '
      if ((type === 'decimal' || type === 'group') && !found.has(mark)) found.set(mark, type)
    }
  }
  return found
})

/** The readings that are possible in a locale: one if the locale uses the separator, otherwise up to two. */
export function readingsIn(text: string, locale: string): readonly string[] {
  const both = readings(text)
  const [decimal = '', whole = ''] = both
  if (both.length < 2) return isAddress(text) && meaningOf('.', locale) !== 'group' ? [] : both
  const meaning = meaningOf(text.replace(/\d/g, ''), locale)
  if (meaning === undefined) return [decimal.replace(/\.?0+$/, ''), whole]
  return meaning === 'decimal' ? [decimal] : [whole]
}

/** '192.168.100.200' is grouped like a number. */
const isAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) < 256)
