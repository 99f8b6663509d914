import { expect, it } from 'vitest'
import { page } from '../../../site/tools/timezone-converter/page'
import * as zones from '../../../src/engine/timezone-converter/timezone-converter'
import { ask, missingFrom, textOf } from '../../site/page-text'

const phoenix = 'America/Phoenix'

/** From New York to London, which the form starts with. */
const inLondon = (date: string, time = '9:00') => ask(zones, { date, time })
const atNoonUtc = (to: string) => ask(zones, { date: '2026-07-01', time: '12:00', from: 'UTC', to })

/** '9:00 AM' */
const clock = (time: string) => {
  const hours = Number(time.slice(-5, -3))
  return `${hours % 12 || 12}${time.slice(-3)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The dates on which a zone's clocks change in a year, in UTC. */
const changesOf = (zone: string, year: number) => {
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day, 12))
  const isChange = (day: number) => zones.offsetAt(zone, day) !== zones.offsetAt(zone, day - 86_400_000)
  return days.filter(isChange).map((day) => new Date(day).toISOString().slice(0, 10))
}

// Figures: the engine's, for the dates and times in each sentence.
it('states figures that the engine calculates', () => {
  const { readings } = inLondon('2024-03-10', '2:30 am')
  const sentences = [
    `London is usually ${inLondon('2024-04-03').ahead / 60} hours ahead`,
    `it’s only ${inLondon('2024-03-20').ahead / 60} hours`,
    `On Mar 20, 2024, 9:00 AM in New York was ${clock(inLondon('2024-03-20').convertedTime)} in London`,
    `noon UTC, it’s ${clock(atNoonUtc('Asia/Kolkata').convertedTime)} in India and ${clock(atNoonUtc('Asia/Kathmandu').convertedTime)} in Nepal`,
    `reads 2:30 AM as ${clock(readings[0]?.originalTime ?? '')}, and shows the answer for ${clock(readings[1]?.originalTime ?? '')} too`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

// Expected values: the Sundays of 2026 that the page's card describes.
it('lists when daylight saving time begins and ends', () => {
  const text = textOf(page)
  expect(text).toContain('Most of the US: 2nd Sunday in March to 1st Sunday in November')
  expect(changesOf('America/New_York', 2026)).toEqual(['2026-03-08', '2026-11-01'])
  expect(text).toContain('UK and EU: Last Sunday in March to last Sunday in October')
  for (const zone of ['Europe/London', 'Europe/Berlin'])
    expect(changesOf(zone, 2026)).toEqual(['2026-03-29', '2026-10-25'])
  expect(text).toContain('Sydney: 1st Sunday in October to 1st Sunday in April')
  expect(changesOf('Australia/Sydney', 2026)).toEqual(['2026-04-05', '2026-10-04'])
  expect(text).toContain('Japan, India, China: None')
  for (const zone of ['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Shanghai']) expect(changesOf(zone, 2026)).toEqual([])
})

it('has Phoenix on the time of Los Angeles in summer and of Denver in winter', () => {
  expect(textOf(page)).toContain('as Los Angeles in summer and as Denver in winter')
  const [summer, winter] = [Date.UTC(2026, 6, 1), Date.UTC(2026, 0, 1)]
  expect(zones.offsetAt(phoenix, summer)).toBe(zones.offsetAt('America/Los_Angeles', summer))
  expect(zones.offsetAt(phoenix, winter)).toBe(zones.offsetAt('America/Denver', winter))
  expect(changesOf(phoenix, 2026)).toEqual([])
})

it('reads EST and EDT as the time in New York on that date', () => {
  expect(textOf(page)).toContain('Eastern Standard Time is 5 hours behind UTC')
  expect(textOf(page)).toContain('Eastern Daylight Time is 4 hours behind')
  for (const name of ['EST', 'EDT']) {
    const offset = (date: string) => ask(zones, { from: name, to: 'UTC', date, time: '12:00' }).fromOffset
    expect(['2026-01-15', '2026-07-15'].map(offset)).toEqual(['-05:00', '-04:00'])
  }
})

it('has half-hour offsets in Newfoundland and South Australia', () => {
  expect(textOf(page)).toContain('Newfoundland in Canada and South Australia also have half-hour')
  for (const place of ['Newfoundland', 'South Australia'])
    expect(Math.abs(zones.offsetAt(zones.placeNamed(place)?.zone ?? '', 0) ?? 0) % 3600).toBe(1800)
})

it('reads IST as India Standard Time', () => {
  expect(textOf(page)).toContain('IST is read as India Standard Time')
  expect(zones.placeNamed('IST')?.zone).toBe('Asia/Kolkata')
})
