import { type CivilDate, type DateIssue, dayOf, isDate, type Now } from './core/dates/date'
import { readDateField } from './core/dates/read-date'
import { interpretTime } from './core/dates/read-time'
import type { Context as CoreContext } from './core/engine'
import { readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { failure, type Issue, type Result, success } from './core/result'
import { type Clock, clockOf, dayLength, minute } from './timezone-converter/clock'
import { type Conversion, convert, written } from './timezone-converter/convert'

export type { Conversion, Reading, Strip, StripHour } from './timezone-converter/convert'
export { nameOf, searchZones, type Zone, zoneNamed, zoneOf, zones } from './timezone-converter/zones'

export interface Input {
  /** As `interpretDate` reads it, in `from`, from 1800-01-01 to 2999-12-31; empty means the day that it is in `from` now. */
  readonly date: string
  /** As `interpretTime` reads it, in `from`: '21:30', '9:30 pm', 'noon'. */
  readonly time: string
  /** IANA names of zones, such as 'America/New_York'; any that the platform knows, older names too. */
  readonly from: string
  readonly to: string
}

export interface Context extends CoreContext {
  /** Without it an empty date is missing, and nothing is read that depends on today, such as 'tomorrow'. */
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
  const time = interpretTime(form.text('time'), context.locale)
  if (!time) issues.push({ code: form.text('time') ? 'not-a-time' : 'missing', field: 'time' })
  const [from, to] = [zone('from'), zone('to')]
  if (!day || !time || !from || !to || issues.length > 0) return failure(...issues)
  const zones = { fromZone: form.text('from'), toZone: form.text('to') }
  return success({ ...convert(dayOf(day) * dayLength + minutesOf(time) * minute, from, to), ...zones })
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

/** The day that it is now by a clock; '' where there is no `now`. */
function dayIn(clock: Clock | undefined, now: Now | undefined): string {
  const instant = new Date(typeof now === 'string' ? Number.NaN : (now ?? Number.NaN)).getTime()
  const text = Math.abs(instant) < 1e14 ? written(instant + (clock?.(instant) ?? 0)).slice(0, 10) : now
  return isDate(text) ? text : ''
}

/** '09:30' is 570 minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
