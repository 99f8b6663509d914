import { toAscii } from '../core/numbers/ascii'
import { byLocale } from '../core/numbers/locale'
import { fold } from '../core/text/fold'
import { type Category, type Unit, unitsOf } from './units'

/** A number, as text, with its unit: '26.2 miles'. */
export interface TypedPart {
  readonly number: string
  readonly unit: Unit
}

/**
 * Common spellings of a unit, besides its English name. Case matters only if two units differ in case alone: 'Mb' is a
 * megabit, while 'MB' and 'mb' are a megabyte.
 */
const spellings: Readonly<Record<Unit, string>> = {
  meter: 'm mtr', kilometer: 'km kms', centimeter: 'cm cms', millimeter: 'mm', inch: `in ins inches " ''`,
  foot: `ft feet '`, yard: 'yd yds', mile: 'mi',
  kilogram: 'kg kgs kilo kilos', gram: 'g gr gm gms', pound: 'lb lbs #', ounce: 'oz ozs', tonne: 't ton tons metricton metrictons',
  stone: 'st', celsius: '°C C degC degreeC degreesC degreecelsius degreescelsius ºC centigrade',
  fahrenheit: '°F F degF degreeF degreesF degreefahrenheit degreesfahrenheit ºF', kelvin: 'K °K',
  liter: 'L lt ltr', milliliter: 'mL cc', gallon: 'gal gals usgallon usgallons', quart: 'qt qts usquart usquarts',
  pint: 'pt pts uspint uspints', cup: 'c uscup uscups', 'fluid-ounce': 'floz oz usfluidounce usfluidounces',
  'square-meter': 'm² sqm', 'square-kilometer': 'km² sqkm', 'square-centimeter': 'cm² sqcm', hectare: 'ha',
  'square-inch': 'in² sqin squareinches', 'square-foot': 'ft² sqft sqfeet squarefeet', 'square-yard': 'yd² sqyd',
  acre: 'ac', 'square-mile': 'mi² sqmi',
  'kilometer-per-hour': 'km/h kmh kph kmph kilometersperhour', 'mile-per-hour': 'mph mi/h milesperhour',
  'meter-per-second': 'm/s mps meterspersecond', 'foot-per-second': 'ft/s fps feetpersecond', knot: 'kn kt kts',
  second: 's sec secs', minute: 'min mins m', hour: 'h hr hrs', day: 'd', week: 'w wk wks', month: 'mo mos mth mths',
  year: 'y yr yrs', millisecond: 'ms msec', microsecond: 'µs us',
  byte: 'B', kilobyte: 'kB kb K', megabyte: 'MB M', gigabyte: 'GB G', terabyte: 'TB T', kibibyte: 'KiB', mebibyte: 'MiB',
  gibibyte: 'GiB', tebibyte: 'TiB', bit: 'b', kilobit: 'kbit Kb', megabit: 'Mbit Mb', gigabit: 'Gbit Gb',
  joule: 'J', kilojoule: 'kJ', calorie: 'cal', kilocalorie: 'kcal', 'watt-hour': 'Wh', 'kilowatt-hour': 'kWh', btu: 'BTU',
  'foot-pound': 'ftlbf ftlb ftlbs', electronvolt: 'eV',
  pascal: 'Pa', kilopascal: 'kPa', hectopascal: 'hPa', bar: 'bar', psi: 'psi', atmosphere: 'atm', torr: 'torr',
  'millimeter-of-mercury': 'mmHg', degree: '° deg', radian: 'rad', gradian: 'gon grad', turn: 'rev', arcminute: `' arcmin`,
  arcsecond: `" '' arcsec`,
} // biome-ignore format: a table

/** The unit that can follow a unit, with or without its name: '5 ft 11', '1 h 30'. */
const smaller: Partial<Readonly<Record<Unit, Unit>>> = {
  foot: 'inch',
  meter: 'centimeter',
  stone: 'pound',
  pound: 'ounce',
  hour: 'minute',
  minute: 'second',
  degree: 'arcminute',
  arcminute: 'arcsecond',
}

/** A number, which can include spaces, fraction slashes and grouping apostrophes, then the text before the next number. */
const numberAndWord = /([.,٫]?\d(?:(?:[\d.,٫ /]|'(?=\d{3}(?!\d)))*\d)?)(\D*)/g

/**
 * The numbers and units in a text: '26.2 miles', `5'11"`, '1 h 30', '20 °C', '10k km'. Undefined if there's no unit of the
 * category: '5 m' is 5 meters as a length, but as a weight it's a plain number, 5 million. Empty if units are mixed with
 * anything else, as in '3 m - 20', where 'm' doesn't mean million.
 */
export function readUnits(text: string, category: Category, locale = 'en-US'): readonly TypedPart[] | undefined {
  if (typeof text !== 'string' || text.length > 100 || /^[\d.,\s]*$/.test(text)) return undefined
  const ascii = toAscii(text)
  // The 2 in 'm2' isn't a separate number.
  const typed = category === 'area' ? ascii.replace(/(\p{L}) ?\^?2(?!\d)/gu, '$1²') : ascii
  const [, sign = '', rest = ''] = /^([-+]?) ?([\d.,٫].*)$/.exec(typed) ?? []
  const words = wordsOf(locale)(category)
  const parts: TypedPart[] = []
  for (const [, number = '', word = ''] of rest.matchAll(numberAndWord)) {
    const last = parts.at(-1)
    const next = last && smaller[last.unit]
    const part = last && word.trim() === '' && next ? { number, unit: next } : readPart(number, word, words)
    if (!part || (last && part.unit !== next)) return includesUnit(words, typed) ? [] : undefined
    parts.push({ ...part, number: sign + part.number })
  }
  return parts.length > 0 || includesUnit(words, typed) ? parts : undefined
}

/** Whether a text contains a unit. */
const includesUnit = (words: Words, text: string) => text.split(/[\d()*/+-]/).some((word) => unitOf(word, words))

/** '10' and 'k miles' become '10k' and 'mile'. */
function readPart(number: string, word: string, words: Words): TypedPart | undefined {
  const [, scale = '', name = ''] = /^ ?(\S+) (.+)$/.exec(word) ?? []
  const [unit, scaled] = [unitOf(word, words), unitOf(name, words)]
  if (unit) return { number, unit }
  return scaled && { number: number + scale, unit: scaled }
}

type Words = ReadonlyMap<string, Unit>

/** Removes spaces, periods, and signs between letters, which could also be operators: 'ft-lbf' becomes 'ftlbf'. */
const keyOf = (word: string): string => word.replace(/[\s.]|(?<=\p{L})[-*⋅·](?=\p{L})/gu, '')
const unitOf = (word: string, words: Words) => words.get(keyOf(word)) ?? words.get(fold(keyOf(word)))

/** The words for a category's units: common spellings and names first, then the locale's own from Intl. */
const wordsOf = byLocale((locale) => {
  const known = new Map<Category, Words>()
  return (category: Category): Words => {
    const words = known.get(category) ?? wordsIn(category, locale)
    known.set(category, words)
    return words
  }
})

function wordsIn(category: Category, locale: string): Words {
  const units = unitsOf(category)
  const supported = new Set(Intl.supportedValuesOf('unit'))
  const isKnown = (unit: Unit) => unit.split('-per-').every((part) => supported.has(part))
  const pairs = [
    ...units.flatMap((unit) => namesOf(unit).map((word) => [word, unit] as const)),
    ...units.filter(isKnown).flatMap((unit) => localNamesOf(locale, unit).map((word) => [word, unit] as const)),
  ]
  const words = new Map<string, Unit>()
  for (const keyed of [keyOf, (word: string) => fold(keyOf(word))])
    for (const [word, unit] of pairs) if (!words.has(keyed(word))) words.set(keyed(word), unit)
  words.delete('')
  return words
}

function namesOf(unit: Unit): string[] {
  const name = unit.replace(/-/g, '')
  const names = [name, `${name}s`]
  return [...spellings[unit].split(' '), ...names, ...names.map((each) => each.replace(/(met|lit)er/, '$1re'))]
}

function localNamesOf(locale: string, unit: Unit): string[] {
  return (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
    const isWord = ({ type }: Intl.NumberFormatPart) => type === 'unit'
    return [1, 2, 5, 20, 1.5].map((number) =>
      format
        .formatToParts(number)
        .filter(isWord)
        .map(({ value }) => value)
        .join(''),
    )
  })
}
