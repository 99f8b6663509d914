export interface Zone {
  /** The IANA name, such as 'America/Argentina/Buenos_Aires'. */
  readonly id: string
  /** 'Buenos Aires'. */
  readonly city: string
  /** 'America, Argentina'; '' for UTC. */
  readonly area: string
}

/** 'America/New_York' is 'New York, America', as people write places; a text that is not a zone stays as it is. */
export const nameOf = (zone: string): string =>
  isZone(zone) ? zone.replaceAll('_', ' ').split('/').reverse().join(', ') : zone

/** The zone of a name that `nameOf` made, or of an IANA name; any other text stays as it is. */
export function zoneNamed(name: string): string {
  const zone = name.trim().split(', ').reverse().join('/').replaceAll(' ', '_')
  return isZone(zone) ? zone : name
}

/** Whether the platform knows the name. Some platforms take '+05:30' for one, others do not. */
export function isZone(name: string): boolean {
  try {
    return name.length < 51 && /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Spec part 1, point 9, in its order. */
const first = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Dubai',
  'Australia/Sydney',
  'UTC',
]

/** Names that IANA has given up (its file `backward`) and some platforms still list: CLDR keeps its first names. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const current = (id: string): string => renamed[id] ?? id

let listed: readonly Zone[] | undefined

/** Every zone that the platform lists, by its present IANA name: the spec's 11 first, then by name. */
export function zones(): readonly Zone[] {
  listed ??= [...new Set([...first, ...Intl.supportedValuesOf('timeZone').map(current).sort()])].map(zoneOf)
  return listed
}

/** The parts of a zone's name. */
export function zoneOf(id: string): Zone {
  const parts = id.replaceAll('_', ' ').split('/')
  return { id, city: parts.at(-1) ?? id, area: parts.slice(0, -1).join(', ') }
}

/**
 * The zones that a person may mean, best first: all words begin words of the zone's name, or of one that it had
 * ('calcutta'); or they begin the name of its country in the locale's language, or are its code ('india', 'in'; 'indien'
 * in de), where the platform knows which zones a country has. Case and accents do not matter. Nothing typed gives the
 * spec's 11.
 */
export function searchZones(text: string, locale = 'en-US'): readonly Zone[] {
  const words = wordsOf(text.slice(0, 100))
  if (words.length === 0) return zones().slice(0, first.length)
  const countries = countriesOf(words, locale)
  return zones()
    .map((zone) => ({ zone, rank: Math.min(rankOf(zone, words), countries.get(zone.id) ?? none) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ zone }) => zone)
}

/** Ranks: 0 a city or a country, 1 a city so begun, 2 a country so begun, 3 any part of a name, present or former. */
const none = 4

function rankOf({ id, city }: Zone, words: readonly string[]): number {
  const name = wordsOf(city)
  if (isSame(words, name)) return 0
  if (words.every((word, index) => name[index]?.startsWith(word))) return 1
  const former = Object.keys(renamed).filter((old) => renamed[old] === id)
  return begin(words, wordsOf([id, ...former].join())) ? 3 : none
}

/** The zones of the countries that the words may mean, ranked. One letter means none, and two are a code. */
function countriesOf(words: readonly string[], locale: string): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const [code, name] of countryNames(locale)) {
    const exact = words.join() === code.toLowerCase() || isSame(words, name)
    if (!exact && !(words.join('').length > 2 && begin(words, name))) continue
    for (const id of zonesOfCountry(code)) ranks.set(id, Math.min(exact ? 0 : 2, ranks.get(id) ?? none))
  }
  return ranks
}

const isSame = (words: readonly string[], name: readonly string[]): boolean => words.join() === name.join()

const begin = (words: readonly string[], names: readonly string[]): boolean =>
  words.every((word) => names.some((name) => name.startsWith(word)))

/** 'America/São_Paulo' is 'america', 'sao', 'paulo'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

type Country = readonly [code: string, name: readonly string[]]

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((one) => letters.map((other) => one + other))
const countryNamesIn = new Map<string, readonly Country[]>()
const zonesIn = new Map<string, readonly string[]>()

/** Every country by its ISO 3166 code, and the words of its name. */
function countryNames(locale: string): readonly Country[] {
  const known = countryNamesIn.get(locale)
  if (known) return known
  const display = displayNames(locale)
  const names = codes
    .map((code): Country => [code, wordsOf(display.of(code) ?? '')])
    .filter(([, { length }]) => length > 0)
  countryNamesIn.set(locale, names)
  return names
}

function displayNames(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  } catch {
    return displayNames('en-US')
  }
}

/** Asked for one country at a time, since each takes a fifth of a millisecond. */
function zonesOfCountry(code: string): readonly string[] {
  const known = zonesIn.get(code)
  if (known) return known
  const country: CountryLocale = new Intl.Locale('und', { region: code })
  const found = (country.getTimeZones?.() ?? country.timeZones ?? []).map(current)
  zonesIn.set(code, found)
  return found
}

/** The Intl Locale Info proposal, as a method and, before 2023, as an accessor; not on every platform. */
interface CountryLocale extends Intl.Locale {
  getTimeZones?(): string[] | undefined
  readonly timeZones?: string[]
}
