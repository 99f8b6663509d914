import { type CivilDate, type DateIssue, dayOf } from '../core/dates/date'
import { isDate } from '../core/dates/is-date'
import { readDateField } from '../core/dates/read-date'
import { interpretTime } from '../core/dates/read-time'
import type { Now } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import type { Kinds } from '../core/kinds'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import { type Clock, clockOf, dayLength, minute } from './clock'
import { type Conversion, convert, localText } from './convert'
import type { Place } from './table'
import { cityOf, isZone, zones } from './zones'

export { hoursAlong, timeAt } from './convert'

export interface Input {
  /** A date from 1800-01-01 to 2999-12-31. Empty means today. */
  readonly date: string
  /** The time in `from`: '21:30', '9:30 pm', 'noon'. */
  readonly time: string
  /**
   * A time zone such as 'America/New_York', a place such as 'Mumbai' or 'Portland, Maine', or an abbreviation such
   * as 'PST'.
   */
  readonly from: string
  /** A time zone or place, like `from`. */
  readonly to: string
}

export interface Context extends CoreContext {
  /** If absent, an empty date is `missing`, and dates such as 'tomorrow' can't be read. */
  readonly now?: Now
}

export interface Output extends Conversion {
  /** IANA names. */
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

export const initial: Input = { date: '', time: '12:00', from: 'America/New_York', to: 'Europe/London' }
export const example: Input = { ...initial, date: '2026-11-20' }
export const kinds: Kinds<Input> = { date: 'date', time: 'time' }

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
  const issues: Issue<IssueCode>[] = []
  const read = (field: 'from' | 'to') => {
    const text = readText(input, field)
    const found = text ? placeOf(text, find, context.locale) : undefined
    if (!found) issues.push({ code: text ? 'unknown-zone' : 'missing', field })
    return found
  }
  const [from, to] = [read('from'), read('to')]
  const [fromClock, toClock] = [clockOf(from?.zone ?? ''), clockOf(to?.zone ?? '')]
  const day = readDay(readText(input, 'date'), context, issues, fromClock)
  const time = interpretTime(readText(input, 'time'), context.locale)
  if (!time) issues.push({ code: readText(input, 'time') ? 'not-a-time' : 'missing', field: 'time' })
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
  const listed = (nameOf: (zone: string) => string) =>
    zones().find((zone) => nameOf(zone).toLowerCase() === text.toLowerCase())
  const known = listed((zone) => zone) ?? (text.includes('/') ? text : '')
  const named = isZone(known) ? undefined : find?.(text, locale)
  if (named) return named
  const zone = [known, listed(cityOf) ?? '', text].find(isZone)
  return zone ? { zone, place: cityOf(zone) } : undefined
}

function readDay(
  text: string,
  { locale, now }: Context,
  issues: Issue<IssueCode>[],
  from: Clock | undefined,
): CivilDate | undefined {
  const today = dayIn(from, now)
  const date = readDateField(text || today, { locale, today })
  if ('code' in date) {
    issues.push({ ...date, field: 'date' })
    return undefined
  }
  if (date.year < minYear) issues.push({ code: 'too-early', field: 'date', values: { min: `${minYear}-01-01` } })
  else if (date.year > maxYear) issues.push({ code: 'too-late', field: 'date', values: { max: `${maxYear}-12-31` } })
  return date
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
