import { type DateIssue, dayOf } from '../core/dates/date'
import { isDate } from '../core/dates/is-date'
import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import { readFields } from '../core/fields/read'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { type Clock, clockOf, dayLength, minute } from './clock'
import { type Conversion, convert, localText } from './convert'
import { fields, type Input } from './fields'
import type { Place } from './table'
import { cityOf, isZone, offsetZone, zones } from './zones'

export { hoursAlong, timeAt } from './convert'
export { example, type Input, initial } from './fields'

export interface Context extends CoreContext {
  /** If absent, an empty date is `missing`, and dates such as 'tomorrow' can't be read. */
  readonly now?: Now
}

export interface Output extends Conversion {
  /** IANA names, or a fixed offset such as 'UTC+05:30'. */
  readonly fromZone: string
  readonly toZone: string
  /** The names to show: 'Mumbai' if that was typed, otherwise the zone's city. */
  readonly fromPlace: string
  readonly toPlace: string
}

/**
 * `DateIssue`: at `date`, and `missing` at any field. `not-a-time`: not a time of day. `too-early`: before 1800, when there
 * was no standard time. `too-late`: after 2999, too far ahead for today's rules. `unknown-zone`: no such place or zone.
 */
export type IssueCode = DateIssue | 'not-a-time' | 'too-early' | 'too-late' | 'unknown-zone'

const [minYear, maxYear] = [1800, 2999]

/** Seconds that a zone is ahead of UTC at an instant in milliseconds since 1970. Undefined for an unknown zone. */
export function offsetAt(zone: string, instant: number): number | undefined {
  const clock = clockOf(zone)
  return clock && clock(instant) / 1000
}

/** The date and time in a zone at an instant, as input fields. Undefined for an unknown zone. */
export function timeIn(zone: string, instant: number): Pick<Input, 'date' | 'time'> | undefined {
  const clock = clockOf(zone)
  if (!clock) return undefined
  const [date = '', time = ''] = localText(instant + clock(instant)).split('T')
  return { date, time: time.slice(0, 5) }
}

/** Finds a place by name: `placeNamed` from './places', which is loaded lazily. */
type FindPlace = (text: string, locale?: string) => Pick<Place, 'zone' | 'place'> | undefined

/** Without `find`, zones are found only by their IANA names and cities. */
export function evaluateWith(
  find: FindPlace | undefined,
  input: Input,
  context: Context = {},
): Result<Output, IssueCode> {
  const placeIn = (field: 'from' | 'to') => placeOf(readText(input, field), find, context.locale)
  const [from, to] = [placeIn('from'), placeIn('to')]
  const [fromClock, toClock] = [clockOf(from?.zone ?? ''), clockOf(to?.zone ?? '')]
  // Today is today in `from`.
  const form = readFields(fields, input, { ...context, now: dayIn(fromClock, context.now) })
  const issues: Issue<IssueCode>[] = form.issues
  if (!from) issues.push({ code: form.text('from') ? 'unknown-zone' : 'missing', field: 'from' })
  if (!to) issues.push({ code: form.text('to') ? 'unknown-zone' : 'missing', field: 'to' })
  const day = form.read('date')
  if (day && day.year < minYear) issues.push({ code: 'too-early', field: 'date', values: { min: `${minYear}-01-01` } })
  if (day && day.year > maxYear) issues.push({ code: 'too-late', field: 'date', values: { max: `${maxYear}-12-31` } })
  const time = form.read('time')
  if (!day || !time || !from || !to || !fromClock || !toClock || issues.length > 0) return failure(...issues)
  return success({
    ...convert(dayOf(day) * dayLength + minutesOf(time) * minute, fromClock, toClock),
    fromZone: from.zone,
    toZone: to.zone,
    fromPlace: from.place,
    toPlace: to.place,
  })
}

/** Finds a zone or place. 'EST' and 'CET' are zone names too, but are read as abbreviations first. */
function placeOf(text: string, find: FindPlace | undefined, locale?: string): ReturnType<FindPlace> {
  if (!text) return undefined
  const offset = offsetZone(text)
  if (offset) return { zone: offset, place: cityOf(offset) }
  const listed = (nameOf: (zone: string) => string) =>
    zones().find((zone) => nameOf(zone).toLowerCase() === text.toLowerCase())
  const known = listed((zone) => zone) ?? (text.includes('/') ? text : '')
  const named = isZone(known) ? undefined : find?.(text, locale)
  if (named) return named
  const zone = [known, listed(cityOf) ?? '', text].find(isZone)
  return zone ? { zone, place: cityOf(zone) } : undefined
}

/** Today's date by a clock, or '' without a `now`. */
function dayIn(clock: Clock | undefined, now: Now | undefined): string {
  const instant = new Date(typeof now === 'string' ? Number.NaN : (now ?? Number.NaN)).getTime()
  const text = Math.abs(instant) < 1e14 ? localText(instant + (clock?.(instant) ?? 0)).slice(0, 10) : now
  return isDate(text) ? text : ''
}

/** '09:30' becomes 570. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
