import { toAscii } from './ascii'
import { numberFormat } from './number-format'
import { wholeOf } from './read-whole'

/**
 * Digits in ASCII with the marks between them, as plain decimal text in every way that they can be read, as a decimal
 * first: '1.250,50' is ['1250.50'], '6,5' is ['6.5'], '1,250' is ['1.250', '1250'] and '1,25,0' is nothing.
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

const meanings = new Map<string, ReadonlyMap<string, Meaning>>()

/**
 * What a mark, such as ',', is in a locale; undefined where the locale has no use for it. The locale's own numbers
 * decide, then its amounts of money (de-AT: 1 250,5 but € 1.250,50), then its numbers in Latin digits.
 */
export function meaningOf(mark: string, locale: string): Meaning | undefined {
  const known = meanings.get(locale) ?? meaningsIn(locale)
  meanings.set(locale, known)
  return known.get(mark)
}

const styles: readonly Intl.NumberFormatOptions[] = [
  {},
  { style: 'currency', currency: 'EUR' },
  { numberingSystem: 'latn' },
]

function meaningsIn(locale: string): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>()
  for (const style of styles) {
    for (const { type, value } of numberFormat(locale, style).formatToParts(-1234567.5)) {
      const mark = toAscii(value) || ' '
      if ((type === 'decimal' || type === 'group') && !found.has(mark)) found.set(mark, type)
    }
  }
  return found
}

/** The readings of `readings` that a locale leaves: one, where it uses the mark, and else perhaps two. */
export function readingsIn(text: string, locale: string): readonly string[] {
  const both = readings(text)
  const [decimal = '', whole = ''] = both
  if (both.length < 2) return isAddress(text) && meaningOf('.', locale) !== 'group' ? [] : both
  const meaning = meaningOf(text.replace(/\d/g, ''), locale)
  if (meaning === undefined) return [decimal.replace(/\.?0+$/, ''), whole]
  return meaning === 'decimal' ? [decimal] : [whole]
}

/** '192.168.100.200' is grouped as a number would be. */
const isAddress = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) < 256)
