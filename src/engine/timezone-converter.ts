import { type CivilDate, type DateIssue, dayOf, isDate, latinDigits, type Now, readDate } from './core/dates/date'
import type { Context as CoreContext } from './core/engine'
import { readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { failure, type Issue, type Result, success } from './core/result'
import { type Clock, clockOf, dayLength, minute } from './timezone-converter/clock'
import { type Conversion, convert, written } from './timezone-converter/convert'

export type { Conversion, Reading, Strip, StripHour } from './timezone-converter/convert'
export { nameOf, searchZones, type Zone, zoneNamed, zoneOf, zones } from './timezone-converter/zones'

export interface Input {
  /** 'YYYY-MM-DD' in `from`, from 1800-01-01 to 2999-12-31; empty means the day that it is in `from` now. */
  readonly date: string
  /** 'HH:MM' in `from`, '00:00' to '23:59'; also '9.30' and '9:30 pm'. */
  readonly time: string
  /** IANA names of zones, such as 'America/New_York'; any that the platform knows, older names too. */
  readonly from: string
  readonly to: string
}

export interface Context extends CoreContext {
  /** Without it an empty date is missing. */
  readonly now?: Now
}

export interface Output extends Conversion {
  readonly fromZone: string
  readonly toZone: string
}

/**
 * `DateIssue` at the date; `missing` also at the others. `not-a-time`: not a time of day. `too-early`: before 1800, when no
 * zone kept a common time. `too-late`: after 2999, for which today's rules say nothing. `unknown-zone`: not known here.
 */
export type IssueCode = DateIssue | 'not-a-time' | 'too-early' | 'too-late' | 'unknown-zone'

export const initial: Input = { date: '', time: '12:00', from: 'America/New_York', to: 'Europe/London' }
export const example: Input = { ...initial, date: '2026-11-20' }
export const kinds: Kinds<Input> = { date: 'date', time: 'time' }

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

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(input, context)
  const issues: Issue<IssueCode>[] = []
  const zone = (field: 'from' | 'to'): Clock | undefined => {
    const clock = clockOf(form.text(field))
    if (!clock) issues.push({ code: form.text(field) ? 'unknown-zone' : 'missing', field })
    return clock
  }
  const day = readDay(form.text('date'), context, issues, clockOf(form.text('from')))
  const time = readTime(form.text('time'), context.locale)
  if (typeof time === 'string') issues.push({ code: time, field: 'time' })
  const [from, to] = [zone('from'), zone('to')]
  if (!day || typeof time === 'string' || !from || !to || issues.length > 0) return failure(...issues)
  const zones = { fromZone: form.text('from'), toZone: form.text('to') }
  return success({ ...convert(dayOf(day) * dayLength + time * minute, from, to), ...zones })
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
