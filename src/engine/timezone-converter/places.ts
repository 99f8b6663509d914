import { fold } from './names'
import { type Entry, type Place, placesOf, timeRank } from './table'
import { cityOf, zones } from './zones'

export type { Place } from './table'

type Index = ReturnType<typeof placesOf>
const indexes = new Map<string, Index>()

function indexOf(locale: string): Index {
  const index = indexes.get(locale) ?? placesOf(locale)
  indexes.set(locale, index)
  return index
}

/** How well a name matches, best first. */
const [abbreviation, exact, exactRegion, prefix, wordPrefix, none] = [0, 1, 2, 3, 4, 5]

/**
 * The places that match a text, best first: abbreviations and full names, then names that start with the text, then names
 * with a later word that does. If there are none, places where every word of the text starts a word of the name, state or
 * country ('portland maine', 'london uk'). If there are still none, names that differ by one typo. A country or state
 * matches the main place of each of its zones. Accents, case and punctuation are ignored. An empty text matches every
 * zone, in the order of `zones`.
 *
 * searchPlaces('mumb')[0] is { zone: 'Asia/Kolkata', place: 'Mumbai', detail: 'India' }. `locale` sets the language of
 * country names, besides English in the text.
 */
export function searchPlaces(text: string, locale = 'en-US'): readonly Place[] {
  const query = queryOf(text)
  const index = indexOf(locale)
  const id = text.includes('/') && zones().find((zone) => zone.toLowerCase() === text.trim().toLowerCase())
  if (id) return [placeOf(id, index)]
  if (!query) return text.trim() ? [] : zones().map((zone) => placeOf(zone, index))
  const found = ranked(index, (names) => matchOf(names, query), query)
  if (found.length > 0) return found
  const wide = index.entries.filter((entry) => wordsMatch(entry, index.regions, query))
  if (wide.length > 0) return listOf(wide.map((entry) => ({ entry, score: none, length: 0 })))
  return query.length < 5
    ? []
    : ranked(index, (names) => (names.some((name) => isOneTypoAway(name, query)) ? exact : none))
}

/** The place with this full name: a city, country, state or abbreviation, or 'Mumbai, India' or 'Austin, TX'. */
export function placeNamed(text: string, locale = 'en-US'): Place | undefined {
  const query = queryOf(text)
  const index = indexOf(locale)
  if (!query) return undefined
  const whole = ranked(index, (names) => (names.includes(query) ? exact : none), query)
  return whole[0] ?? index.entries.find((entry) => isNamedWithin(entry, index, query))
}

/** Drops the last words of 'Eastern time zone' and 'New York time'. */
const queryOf = (text: string): string => fold(text.slice(0, 60)).replace(/^(.+?) time( zone)?$/, '$1')

/** Whether a text is a place's name followed by its state or country: 'mumbai india'. */
function isNamedWithin({ names, region, detail }: Entry, { regions }: Index, query: string): boolean {
  const parts = names.filter((name) => query.startsWith(`${name} `)).map((name) => query.slice(name.length + 1))
  return parts.some((part) => part === fold(detail) || namesAround(region, regions).includes(part))
}

/** The city that a zone is named after, with its country: 'Kolkata', 'India'. */
function placeOf(zone: string, { entries }: Index): Place {
  const name = fold(cityOf(zone))
  const { place, detail } = entries.find((entry) => entry.zone === zone && entry.names.includes(name)) ?? {
    place: cityOf(zone),
    detail: '',
  }
  return { zone, place, detail }
}

/** All matches, best first, without duplicates. For an abbreviation of three or more letters, only exact matches. */
function ranked({ entries, regions }: Index, match: (names: readonly string[]) => number, query = ''): Place[] {
  const scored: Scored[] = []
  const add = (entry: Entry, found: number, length: number, isCity: boolean) => {
    const score = found === exact && !isCity ? exactRegion : found
    if (score < none) scored.push({ entry, score, length: score === prefix ? length : 0 })
  }
  for (const entry of entries) {
    const score = entry.abbreviations.includes(query) ? abbreviation : match(entry.names)
    add(entry, score, entry.place.length, entry.rank < timeRank)
  }
  for (const { names, places } of regions.values()) {
    const score = match(names)
    // Two letters match regions only as a code. The added length ranks cities first: 'Chi' is Chicago, then Chile.
    if (score === exact || query.length > 2)
      for (const entry of places) add(entry, score, 100 + `${names[0]}`.length, false)
  }
  const isAbbreviation = query.length > 2 && scored.some(({ score }) => score === abbreviation)
  return listOf(scored.filter(({ score }) => !isAbbreviation || score <= exactRegion))
}

interface Scored {
  readonly entry: Entry
  readonly score: number
  /** Among names with the same prefix, the shorter one is better. */
  readonly length: number
}

function listOf(scored: readonly Scored[]): Place[] {
  const sorted = [...scored].sort(
    (one, other) => one.score - other.score || one.entry.rank - other.entry.rank || one.length - other.length,
  )
  const places = sorted.map(({ entry: { zone, place, detail } }) => ({ zone, place, detail }))
  return [...new Map(places.map((place) => [`${place.zone} ${place.place}`, place])).values()]
}

function matchOf(names: readonly string[], query: string): number {
  if (names.includes(query)) return exact
  if (names.some((name) => name.startsWith(query))) return prefix
  return names.some((name) => name.includes(` ${query}`)) ? wordPrefix : none
}

/** The names of a place's state and country. */
const namesAround = (region: string, regions: Index['regions']): readonly string[] =>
  [region, region.slice(0, 2)].flatMap((code) => regions.get(code)?.names ?? [])

/** Whether every word starts a word of the place, its state or its country: 'portland maine', 'london uk'. */
function wordsMatch({ names, region }: Entry, regions: Index['regions'], query: string): boolean {
  const words = [...names, ...namesAround(region, regions)].join(' ').split(' ')
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

/** Whether two texts differ by one letter added, removed or replaced, or by two letters swapped. */
function isOneTypoAway(name: string, query: string): boolean {
  if (Math.abs(name.length - query.length) > 1) return false
  let start = 0
  while (start < name.length && name[start] === query[start]) start++
  const [rest, other] = [name.slice(start), query.slice(start)]
  const swapped = `${other[1]}${other[0]}${other.slice(2)}`
  return rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1) || rest === swapped
}
