import { fold, folded, regionName, regionNames } from './names'
import { america } from './places/america'
import { asiaPacific } from './places/asia-pacific'
import { europeAfrica } from './places/europe-africa'
import { times } from './times'
import { cityOf, zones } from './zones'

/** A place to convert times for: a city, or a named time such as Pacific Time. */
export interface Place {
  /** IANA name. */
  readonly zone: string
  /** 'Mumbai', 'Pacific Time (PST/PDT)'. */
  readonly place: string
  /** Its country or state, such as 'India' or 'Oregon', or a named time's main city. '' if it repeats the name. */
  readonly detail: string
}

/** The rank of named times, after all cities. */
export const timeRank = 4

/** A place with its folded search terms. */
export interface Entry extends Place {
  readonly names: readonly string[]
  /** 'pst' for Pacific Time. */
  readonly abbreviations: readonly string[]
  /** 1 for the best-known cities, 2 for more than a million people, 3 for other cities, or `timeRank`. */
  readonly rank: number
  /** 'IN', 'US-OR', or '' for a named time. */
  readonly region: string
}

/** A country or state: its folded names, and the main place in each of its zones. */
export interface Region {
  readonly names: readonly string[]
  readonly places: Entry[]
}

const linesOf = (table: string): string[] => table.trim().split('\n')

/** All places from the tables, with details in a locale's language. */
export function placesOf(locale: string) {
  const entries: Entry[] = []
  const regions = new Map<string, Region>()
  for (const line of [america, europeAfrica, asiaPacific].flatMap(linesOf)) {
    const [region = '', zone = '', ...rest] = line.split(' ')
    const [state, country] = [region, region.slice(0, 2)].map((code) => regionName(code, locale))
    const found = citiesIn(rest.join(' ') || '3 *', cityOf(zone)).map(
      ({ names: [place = '', ...others], rank }): Entry => {
        const detail = place === state ? country : state
        return entryOf({ zone, place, detail: `${detail}` }, [place, ...others], rank, region)
      },
    )
    entries.push(...found)
    for (const code of new Set([region, region.slice(0, 2)])) {
      const known = regions.get(code) ?? { names: regionNames(code, locale), places: [] }
      regions.set(code, known)
      if (found[0] && !known.places.some((place) => place.zone === zone)) known.places.push(found[0])
    }
  }
  entries.push(...unlisted(entries), ...linesOf(times).map(timeOf))
  // States come before countries: 'CA' is California, then Canada.
  const sorted = [...regions].sort(([one], [other]) => other.length - one.length)
  return { entries: entries as readonly Entry[], regions: new Map(sorted) as ReadonlyMap<string, Region> }
}

/** '1 * 3 Arequipa, Cusco/Cuzco' is three cities with their names and ranks. '*' is the zone's own city. */
const citiesIn = (text: string, own: string): { readonly names: string[]; readonly rank: number }[] =>
  text.split(/ ?(?=\b[123] )/).flatMap((group) =>
    group
      .slice(2)
      .split(', ')
      .map((city) => ({ names: city.split('/').map((name) => (name === '*' ? own : name)), rank: Number(group[0]) })),
  )

function entryOf(place: Place, names: readonly string[], rank: number, region = ''): Entry {
  const detail = place.detail === place.place ? '' : place.detail
  return { ...place, detail, names: folded(names), abbreviations: [], rank, region }
}

/** Zones named after a city that isn't in the tables: 'America/Indiana/Knox' becomes 'Knox, Indiana'. */
function unlisted(entries: readonly Entry[]): Entry[] {
  const known = new Set(['UTC utc', ...entries.flatMap(({ zone, names }) => names.map((name) => `${zone} ${name}`))])
  const detailOf = (zone: string): string => {
    const parts = zone.replaceAll('_', ' ').split('/')
    const among = entries.find((entry) => entry.zone === zone)?.detail
    return among ?? (parts.length > 2 || parts[0] === 'Antarctica' ? (parts.at(-2) ?? '') : '')
  }
  return zones()
    .filter((zone) => !known.has(`${zone} ${fold(cityOf(zone))}`))
    .map((zone) => entryOf({ zone, place: cityOf(zone), detail: detailOf(zone) }, [cityOf(zone)], 3))
}

/** 'Pacific Time|PST/PDT PT|America/Los_Angeles' can be found by 'pst', 'pacific' and 'pacific standard'. */
function timeOf(line: string): Entry {
  const [name = '', abbreviations = '', zone = ''] = line.split('|')
  const short = fold(name).replace(/ time$/, '')
  const shown = abbreviations.split(' ')[0] ?? ''
  const kinds = short.endsWith('standard') ? [] : ['standard', 'daylight', 'summer'].map((kind) => `${short} ${kind}`)
  return {
    ...entryOf(
      { zone, place: `${name} (${shown})`, detail: zone === 'UTC' ? '' : cityOf(zone) },
      [name, `${name} ${shown}`, short, ...kinds],
      timeRank,
    ),
    abbreviations: abbreviations.split(/[ /]/).map(fold),
  }
}
