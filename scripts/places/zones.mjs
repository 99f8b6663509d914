// The table's regions and their zones.

import { readFileSync } from 'node:fs'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Uninhabited, or not a country's code. */
const leftOut = ['AQ', 'BV', 'HM', 'TF', 'GS', 'IO', 'XA', 'XB', 'CP', 'DG', 'EA', 'IC', 'TA', 'AC']

/** IANA's current names for zones that ICU lists by older names. */
const renamed = JSON.parse(
  readFileSync(new URL('../../src/engine/timezone-converter/renamed-zones.json', import.meta.url), 'utf8'),
)

/** Each country's zones in CLDR, by ISO 3166 code. */
export const zonesOf = Object.fromEntries(
  letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => display.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .filter((code) => !leftOut.includes(code))
    .map((code) => [code, (new Intl.Locale('und', { region: code }).timeZones ?? []).map(current)])
    .filter(([, zones]) => zones.length > 0),
)
// CLDR has no zone for Kosovo, which uses Belgrade's time.
zonesOf.XK = ['Europe/Belgrade']

/** IANA's current name of a zone. */
function current(zone) {
  const known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  return renamed[known] ?? known
}

/** Countries with a separate line for each state or province. */
export const divided = ['US', 'CA', 'AU']

/** GeoNames numbers the provinces of Canada and the states of Australia. */
const numbered = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', 10: 'QC', 11: 'SK', 12: 'YT', 13: 'NT', 14: 'NU' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
} // biome-ignore format: a row each

/** 'US-CA' for a city in California, 'FR' for one in France. */
export function regionOf({ country, adminCode }) {
  if (country === 'US') return `US-${adminCode}`
  const state = numbered[country]?.[adminCode]
  return state ? `${country}-${state}` : country
}

/** Cities that are missing in city-timezones, or whose zone differs from IANA's zone1970.tab. */
const corrected = {
  'CA Windsor': 'America/Toronto',
  'CL Hanga Roa': 'Pacific/Easter',
  'CL Punta Arenas': 'America/Punta_Arenas',
}

/** The zone of the nearest city with one in the same country and, if known, in the same state or province. */
export function zoneIn(city, known) {
  const zones = zonesOf[city.country] ?? []
  const zone = corrected[`${city.country} ${city.name}`]
  if (zone) return zone
  if (city.country === 'CN') return city.name === 'Ürümqi' ? 'Asia/Urumqi' : 'Asia/Shanghai'
  if (zones.length === 1) return zones[0]
  const [lon, lat] = city.loc.coordinates
  const narrow = Math.cos((lat * Math.PI) / 180)
  const far = (other) => Math.hypot(other.lat - lat, (other.lng - lon) * narrow)
  const there = known.filter(
    ({ iso2, timezone, state_ansi }) =>
      iso2 === city.country &&
      timezone &&
      (city.country !== 'US' || state_ansi === undefined || state_ansi === city.adminCode),
  )
  const near = there.reduce((best, other) => (far(other) < far(best) ? other : best), there[0])
  return current(near.timezone)
}
