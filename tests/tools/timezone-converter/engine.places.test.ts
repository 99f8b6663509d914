import { describe, expect, it } from 'vitest'
import { america } from '../../../src/engine/timezone-converter/places/america'
import { asiaPacific } from '../../../src/engine/timezone-converter/places/asia-pacific'
import { europeAfrica } from '../../../src/engine/timezone-converter/places/europe-africa'
import {
  evaluate,
  example,
  type Place,
  placeNamed,
  searchPlaces,
  zones,
} from '../../../src/engine/timezone-converter/timezone-converter'
import { isZone } from '../../../src/engine/timezone-converter/zones'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import { capitals } from './capitals'
import { misspelled, queries } from './queries'

const lines = [america, asiaPacific, europeAfrica].flatMap((table) => table.trim().split('\n'))
const zonesFound = (text: string, locale?: string) => searchPlaces(text, locale).map(({ zone }) => zone)
const labelOf = ({ place, detail }: Place) => [place, detail].filter(Boolean).join(', ')
const labelsOf = (text: string) => searchPlaces(text).map(labelOf)

describe('a typed place', () => {
  it('is tested with at least 300 examples', () => {
    expect(queries.length).toBeGreaterThan(300)
  })

  eachRow(queries)('%s is found first in %s', (query, zone) => {
    expect(zonesFound(query)[0]).toBe(zone)
  })

  eachRow(misspelled)('%s, with one typo, is found in %s', (query, zone) => {
    expect(zonesFound(query)[0]).toBe(zone)
  })

  it('can be any capital of the 193 members and two observers of the United Nations', () => {
    expect(capitals).toHaveLength(193 + 2 + ['Sucre', 'Cape Town', 'Sri Jayewardenepura Kotte'].length)
    expect(capitals.filter(([capital, zone]) => placeNamed(capital)?.zone !== zone)).toEqual([])
  })

  // All zones of a state, largest city first: U.S. Department of Transportation.
  eachRow([
    ['Texas', ['America/Chicago', 'America/Denver']],
    ['TX', ['America/Chicago', 'America/Denver']],
    ['Tennessee', ['America/Chicago', 'America/New_York']],
    ['South Dakota', ['America/Chicago', 'America/Denver']],
    ['Florida', ['America/New_York', 'America/Chicago']],
    ['Kentucky', ['America/Kentucky/Louisville', 'America/New_York', 'America/Chicago']],
  ])('%s is in %j', (state, expected) => {
    expect(zonesFound(state).slice(0, expected.length)).toEqual(expected)
  })

  it('can be any of the 50 states', () => {
    const states =
      'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming'.split(
        ', ',
      )
    expect(states).toHaveLength(50)
    const american = /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Boise|Detroit|Indiana|Kentucky)/
    const wrong = states.filter((state) => !american.test(zonesFound(state)[0] ?? '') && state !== 'Hawaii')
    expect(wrong).toEqual([])
  })

  it('is found by its country in the page’s language', () => {
    expect(zonesFound('Indien', 'de')[0]).toBe('Asia/Kolkata')
    expect(zonesFound('日本', 'ja')[0]).toBe('Asia/Tokyo')
    expect(zonesFound('nepal', 'not a locale')[0]).toBe('Asia/Kathmandu')
    expect(searchPlaces('Mumbai', 'de')[0]).toEqual({ zone: 'Asia/Kolkata', place: 'Mumbai', detail: 'Indien' })
  })

  it('is found by a later word of its name, after names that start with the text', () => {
    expect(labelsOf('york')).toEqual(['York, United Kingdom', 'New York, United States'])
    expect(labelsOf('francisco')).toEqual(['San Francisco, California'])
    // Not in the middle of a word: no Bamako for 'mak', no Paramaribo for 'ama'.
    expect(labelsOf('mak').filter((label) => !/\bMak|Mazar/.test(label))).toEqual([])
    expect(labelsOf('ama').some((label) => /Paramaribo|Bahamas/.test(label))).toBe(false)
  })

  it('is distinguished from places of the same name by its state or country', () => {
    expect(labelsOf('portland')).toEqual(['Portland, Oregon', 'Portland, Maine'])
    expect(labelsOf('portland maine')).toEqual(['Portland, Maine'])
    expect(labelsOf('london ontario')).toEqual(['London, Ontario'])
    expect(labelsOf('Birmingham')).toEqual(['Birmingham, United Kingdom', 'Birmingham, Alabama'])
  })

  it('isn’t found if there’s no such place', () => {
    for (const text of ['zzzz', '🕛', 'constructor', '...', 'qwertyuiop']) expect(searchPlaces(text)).toEqual([])
    expect(searchPlaces('x'.repeat(1e6))).toEqual([])
  })

  it('that’s empty lists every zone, the 11 of docs/rules.md first', () => {
    expect(zonesFound(' ')).toEqual(zones())
    expect(labelsOf('').slice(0, 11)).toEqual([
      'New York, United States',
      'Los Angeles, California',
      'Chicago, Illinois',
      'London, United Kingdom',
      'Paris, France',
      'Berlin, Germany',
      'Tokyo, Japan',
      'Shanghai, China',
      'Dubai, United Arab Emirates',
      'Sydney, New South Wales',
      'UTC',
    ])
  })
})

// Hours ahead of UTC in January and July 2026: Wikipedia, 'List of time zone abbreviations'; timeanddate.com.
describe('an abbreviation', () => {
  eachRow<[string, readonly (readonly [string, number, number])[]]>([
    ['PST', [['America/Los_Angeles', -8, -7], ['Asia/Karachi', 5, 5], ['Asia/Manila', 8, 8]]],
    ['MST', [['America/Denver', -7, -6], ['America/Phoenix', -7, -7]]],
    ['CST', [['America/Chicago', -6, -5], ['Asia/Shanghai', 8, 8], ['Asia/Taipei', 8, 8], ['America/Havana', -5, -4]]],
    ['EST', [['America/New_York', -5, -4], ['America/Panama', -5, -5]]],
    ['AST', [['America/Halifax', -4, -3], ['America/Puerto_Rico', -4, -4], ['Asia/Riyadh', 3, 3]]],
    ['AKST', [['America/Anchorage', -9, -8]]],
    ['HST', [['Pacific/Honolulu', -10, -10], ['America/Adak', -10, -9]]],
    ['NST', [['America/St_Johns', -3.5, -2.5]]],
    ['UTC', [['UTC', 0, 0]]],
    ['GMT', [['UTC', 0, 0], ['Europe/London', 0, 1], ['Europe/Dublin', 0, 1]]],
    ['BST', [['Europe/London', 0, 1], ['Asia/Dhaka', 6, 6]]],
    ['IST', [['Asia/Kolkata', 5.5, 5.5], ['Asia/Jerusalem', 2, 3], ['Europe/Dublin', 0, 1]]],
    ['WET', [['Europe/Lisbon', 0, 1]]],
    ['CET', [['Europe/Berlin', 1, 2]]],
    ['EET', [['Europe/Athens', 2, 3]]],
    ['MSK', [['Europe/Moscow', 3, 3]]],
    ['TRT', [['Europe/Istanbul', 3, 3]]],
    ['GST', [['Asia/Dubai', 4, 4]]],
    ['IRST', [['Asia/Tehran', 3.5, 3.5]]],
    ['AFT', [['Asia/Kabul', 4.5, 4.5]]],
    ['AMT', [['Asia/Yerevan', 4, 4], ['America/Manaus', -4, -4]]],
    ['PKT', [['Asia/Karachi', 5, 5]]],
    ['UZT', [['Asia/Tashkent', 5, 5]]],
    ['NPT', [['Asia/Kathmandu', 5.75, 5.75]]],
    ['MMT', [['Asia/Yangon', 6.5, 6.5]]],
    ['ICT', [['Asia/Bangkok', 7, 7]]],
    ['WIB', [['Asia/Jakarta', 7, 7]]],
    ['WITA', [['Asia/Makassar', 8, 8]]],
    ['WIT', [['Asia/Jayapura', 9, 9]]],
    ['SGT', [['Asia/Singapore', 8, 8]]],
    ['MYT', [['Asia/Kuala_Lumpur', 8, 8]]],
    ['PHT', [['Asia/Manila', 8, 8]]],
    ['HKT', [['Asia/Hong_Kong', 8, 8]]],
    ['JST', [['Asia/Tokyo', 9, 9]]],
    ['KST', [['Asia/Seoul', 9, 9]]],
    ['AWST', [['Australia/Perth', 8, 8]]],
    ['ACST', [['Australia/Adelaide', 10.5, 9.5]]],
    ['AEST', [['Australia/Sydney', 11, 10], ['Australia/Brisbane', 10, 10]]],
    ['NZST', [['Pacific/Auckland', 13, 12]]],
    ['SST', [['Pacific/Pago_Pago', -11, -11]]],
    ['ChST', [['Pacific/Guam', 10, 10]]],
    ['BRT', [['America/Sao_Paulo', -3, -3]]],
    ['ART', [['America/Argentina/Buenos_Aires', -3, -3]]],
    ['CLT', [['America/Santiago', -3, -4]]],
    ['COT', [['America/Bogota', -5, -5]]],
    ['PET', [['America/Lima', -5, -5]]],
    ['VET', [['America/Caracas', -4, -4]]],
    ['SAST', [['Africa/Johannesburg', 2, 2]]],
    ['EAT', [['Africa/Nairobi', 3, 3]]],
    ['WAT', [['Africa/Lagos', 1, 1]]],
    ['CAT', [['Africa/Maputo', 2, 2]]],
    ['AZOT', [['Atlantic/Azores', -1, 0]]],
    ['YEKT', [['Asia/Yekaterinburg', 5, 5]]],
    ['VLAT', [['Asia/Vladivostok', 10, 10]]],
  ])('%s has only these readings, the most common first', (text, readings) => {
    expect(zonesFound(text)).toEqual(readings.map(([zone]) => zone))
    expect(zonesFound(text.toLowerCase())).toEqual(zonesFound(text))
    const hours = (from: string, date: string) =>
      valueIn(evaluate({ from, to: 'UTC', date, time: '12:00' })).ahead / -60 + 0
    expect(readings.map(([zone]) => [zone, hours(zone, '2026-01-15'), hours(zone, '2026-07-15')])).toEqual(readings)
  }) // biome-ignore format: a table

  it('is shown with its full name', () => {
    expect(labelsOf('PST')[0]).toBe('Pacific Time (PST/PDT), Los Angeles')
    expect(labelsOf('GMT')[0]).toBe('Greenwich Mean Time (GMT)')
    expect(labelsOf('EST').some((label) => label.includes('Tallinn'))).toBe(false)
    expect(labelsOf('eastern').slice(0, 2)).toEqual([
      'Eastern Time (EST/EDT), New York',
      'Eastern Standard Time (EST), Panama',
    ])
  })
})

describe('a country with several zones', () => {
  eachRow([
    ['Russia', 'Moscow, Russia', 26],
    ['Brazil', 'São Paulo, Brazil', 16],
    ['Mexico', 'Mexico City, Mexico', 12],
    ['Indonesia', 'Jakarta, Indonesia', 4],
    ['Kazakhstan', 'Almaty, Kazakhstan', 7],
  ])('%s starts with %s and has %d', (country, first, count) => {
    expect(labelsOf(country)[0]).toBe(first)
    const named = labelsOf(country).filter((label) => label.endsWith(`, ${country}`))
    expect(named).toHaveLength(count)
  })

  it('starts with its largest cities', () => {
    expect(labelsOf('United States').slice(0, 3)).toEqual([
      'New York, United States',
      'Los Angeles, California',
      'Chicago, Illinois',
    ])
    expect(zonesFound('Australia').slice(0, 3)).toEqual(['Australia/Sydney', 'Australia/Melbourne', 'Australia/Perth'])
  })
})

describe('a place in the input', () => {
  eachRow([
    ['Mumbai', 'Asia/Kolkata', 'Mumbai'],
    [' mumbai, india ', 'Asia/Kolkata', 'Mumbai'],
    ['Portland, ME', 'America/New_York', 'Portland'],
    ['London, UK', 'Europe/London', 'London'],
    ['EST', 'America/New_York', 'Eastern Time (EST/EDT)'],
    ['Pacific Time (PST/PDT), Los Angeles', 'America/Los_Angeles', 'Pacific Time (PST/PDT)'],
    ['California', 'America/Los_Angeles', 'Los Angeles'],
    ['Asia/Kolkata', 'Asia/Kolkata', 'Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata', 'Kolkata'],
    ['US/Pacific', 'US/Pacific', 'Pacific'],
    ['UTC', 'UTC', 'UTC'],
  ])('%j is read as %s', (from, fromZone, fromPlace) => {
    expect(valueIn(evaluate({ ...example, from }))).toMatchObject({ fromZone, fromPlace })
  })

  it('is read back from its label in the list', () => {
    const shown = [...queries, ...misspelled].flatMap(([query]) => searchPlaces(query).slice(0, 1))
    expect(shown.filter((found) => placeNamed(labelOf(found))?.zone !== found.zone).map(labelOf)).toEqual([])
  })
})

describe('the table', () => {
  /** 'PE America/Lima 1 * 3 Arequipa, Cusco/Cuzco' has three places. */
  const placesIn = (line: string) =>
    line
      .split(' ')
      .slice(2)
      .join(' ')
      .split(/, | ?\b[123] /)
      .filter(Boolean)

  it('has at least 1,000 places, all in zones that the platform knows', () => {
    expect(lines.flatMap(placesIn).length).toBeGreaterThan(1000)
    expect(lines.map((line) => line.split(' ')[1] ?? '').filter((zone) => !isZone(zone))).toEqual([])
  })

  it('has no duplicates in a line', () => {
    expect(lines.filter((line) => new Set(placesIn(line)).size < placesIn(line).length)).toEqual([])
  })
})
