import { type CivilDate, type DateIssue, dayOf, isDate, latinDigits, type Now, readDate } from '../core/dates/date'
import type { Context as CoreContext } from '../core/engine'
import { readFields } from '../core/fields'
import { failure, type Issue, type Result, success } from '../core/result'
import { type Clock, clockOf, dayLength, minute } from './clock'
import { type Conversion, convert, written } from './convert'
import type { Place } from './table'
import { cityOf, isZone, zones } from './zones'
export interface Input {
  /** 'YYYY-MM-DD' in `from`, from 1800-01-01 to 2999-12-31; empty means the day that it is in `from` now. */
  readonly date: string
  /** 'HH:MM' in `from`, '00:00' to '23:59'; also '9.30' and '9:30 pm'. */
  readonly time: string
  /**
   * IANA names of zones, such as 'America/New_York', older names too; or what people call them: 'Mumbai', 'Portland, Maine',
   * 'California', 'PST'. Where a name has several readings, the first that `searchPlaces` finds.
   */
  readonly from: string
  readonly to: string
}

export interface Context extends CoreContext {
  /** Without it an empty date is missing. */
  readonly now?: Now
}

export interface Output extends Conversion {
  /** IANA names. */
  readonly fromZone: string
  readonly toZone: string
  /** What to call them: 'Mumbai', where that was typed, else the zone's city. */
  readonly fromPlace: string
  readonly toPlace: string
}

/**
 * `DateIssue` at the date; `missing` also at the others. `not-a-time`: not a time of day. `too-early`: before 1800, when no
 * zone kept a common time. `too-late`: after 2999, for which today's rules say nothing. `unknown-zone`: not known here.
 */
export type IssueCode = DateIssue | 'not-a-time' | 'too-early' | 'too-late' | 'unknown-zone'

export const initial: Input = { date: '', time: '12:00', from: 'America/New_York', to: 'Europe/London' }
export const example: Input = { ...initial, date: '2026-11-20' }

const [minYear, maxYear] = [1800, 2999]

/** Seconds that a zone is ahead of UTC at an instant in milliseconds since 1970; nothing where the zone is unknown. */
export function offsetAt(zone: string, instant: number): number | undefined {
  const clock = clockOf(zone)
  return clock && clock(instant) / 1000
}

/** The date and time that it is in a zone, as they are typed; nothing where the zone is unknown. */
export function timeIn(zone: string, instant: number): Pick<Input, 'date' | 'time'> | undefined {
  const clock = clockOf(zone)
  if (!clock) return undefined
  const [date = '', time = ''] = written(instant + clock(instant)).split('T')
  return { date, time: time.slice(0, 5) }
}

/** Reads what people call a place; `placeNamed` of './places', which is fetched on first use. */
type FindPlace = (text: string, locale?: string) => Pick<Place, 'zone' | 'place'> | undefined

/** Without `find` only zones are known, by their IANA names and by their cities. */
export function evaluateWith(
  find: FindPlace | undefined,
  input: Input,
  context: Context = {},
): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const issues: Issue<IssueCode>[] = []
  const read = (field: 'from' | 'to') => {
    const text = form.text(field)
    const found = text ? placeOf(text, find, context.locale) : undefined
    if (!found) issues.push({ code: text ? 'unknown-zone' : 'missing', field })
    return found
  }
  const [from, to] = [read('from'), read('to')]
  const [fromClock, toClock] = [clockOf(from?.zone ?? ''), clockOf(to?.zone ?? '')]
  const day = readDay(form.text('date'), context, issues, fromClock)
  const time = readTime(form.text('time'), context.locale)
  if (typeof time === 'string') issues.push({ code: time, field: 'time' })
  if (!day || typeof time === 'string' || !from || !to || !fromClock || !toClock || issues.length > 0)
    return failure(...issues)
  return success({
    ...convert(dayOf(day) * dayLength + time * minute, fromClock, toClock),
    fromZone: from.zone,
    toZone: to.zone,
    fromPlace: from.place,
    toPlace: to.place,
  })
}

/** 'Europe/London' is itself. 'EST' and 'CET', which are names of zones too, are first what people call so. */
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
  const date = readDate(text || dayIn(from, now), locale)
  if (typeof date === 'string') issues.push({ code: date, field: 'date' })
  else if (date.year < minYear) issues.push({ code: 'too-early', field: 'date', values: { min: `${minYear}-01-01` } })
  else if (date.year > maxYear) issues.push({ code: 'too-late', field: 'date', values: { max: `${maxYear}-12-31` } })
  return typeof date === 'string' ? undefined : date
}

/** The day that it is now by a clock; '' where there is no `now`. */
function dayIn(clock: Clock | undefined, now: Now | undefined): string {
  const instant = new Date(typeof now === 'string' ? Number.NaN : (now ?? Number.NaN)).getTime()
  const text = Math.abs(instant) < 1e14 ? written(instant + (clock?.(instant) ?? 0)).slice(0, 10) : now
  return isDate(text) ? text : ''
}

/** Minutes since midnight. '9:30', '09.30', '21:30', '9:30 pm' and '9 pm' are times; '9' alone and '24:00' are not. */
function readTime(text: string, locale?: string): number | 'missing' | 'not-a-time' {
  if (text === '') return 'missing'
  const [, typed, minutes, half] =
    /^(\d\d?)(?:[:.]([0-5]\d))?(?:\s*([ap])\.?m\.?)?$/i.exec(latinDigits(text, locale)) ?? []
  if (!minutes && !half) return 'not-a-time'
  const hours = Number(typed)
  if (half ? hours < 1 || hours > 12 : hours > 23) return 'not-a-time'
  return (half ? (hours % 12) + (/p/i.test(half) ? 12 : 0) : hours) * 60 + Number(minutes ?? 0)
}
