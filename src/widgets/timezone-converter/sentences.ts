import type { Reading } from '../../engine/timezone-converter/convert'
import type { Output } from '../../engine/timezone-converter/evaluate'
import { interpolate } from '../core/base/strings'
import { format } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { unitText } from '../core/format/unit-text'
import type { strings } from './timezone-converter.strings'

/** The sentences about a conversion, with a page's strings and locale. */
export function sentencesOf(output: Output, t: typeof strings, locale: string) {
  const { fromPlace: from, toPlace: to } = output
  const time = (text: string) => formatDate(text, locale, { timeStyle: 'short' })
  const date = (text: string) => formatDate(text.slice(0, 10), locale)
  const offset = (text: string) =>
    interpolate(t.offset, {
      offset: text.replace('-', '−').replace(/\d/g, (digit) => format(locale, {}).format(Number(digit))),
    })
  const first = output.readings[0] ?? output
  const day = interpolate(
    t[dayWord(output.dayDifference)],
    { date: date(output.convertedTime), n: Math.abs(output.dayDifference) },
    locale,
  )
  const length = lengthOf(Math.abs(output.ahead), locale)
  const distanceIn = (ahead: string, behind: string) =>
    interpolate(output.ahead > 0 ? ahead : output.ahead < 0 ? behind : t.sameTime, { from, to })
  const distance = interpolate(distanceIn(t.ahead, t.behind), { time: length })
  return {
    from,
    to,
    time,
    date,
    offset,
    first,
    day,
    distance,
    /** Shorter, with `{time}` for `length`, such as '5 hours'. */
    distanceTemplate: distanceIn(t.aheadShort, t.behindShort),
    length,
    ...shiftOf(output, t, { from, time, date, offset }),
    said: said(),
  }

  function said(): string {
    return interpolate(t.said, {
      from,
      to,
      time: time(first.originalTime),
      date: date(first.originalTime),
      fromOffset: offset(first.fromOffset),
      converted: time(first.convertedTime),
      convertedDate: date(first.convertedTime),
      toOffset: offset(first.toOffset),
    })
  }
}

function dayWord(days: number) {
  const near = { '-1': 'dayBefore', 0: 'sameDay', 1: 'nextDay' } as const
  return near[days as 0] ?? (days > 0 ? ('daysLater' as const) : ('daysEarlier' as const))
}

/** 330 becomes '5 hours 30 minutes'. */
const lengthOf = (minutes: number, locale: string): string =>
  unitText({ hour: Math.floor(minutes / 60), minute: minutes % 60 }, locale)

/** 'Eastern Daylight Time', or '' if the zone has no name then. `time` is 'YYYY-MM-DDTHH:MM' in the zone. */
export function zoneName(timeZone: string, time: string, offset: string, locale: string): string {
  const instant = new Date(`${time}${offset}`)
  if (Number.isNaN(instant.getTime())) return ''
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(instant)
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return /\d/.test(name) ? '' : name
  } catch {
    return ''
  }
}

/** How to format the parts of a conversion. */
interface Formats {
  readonly from: string
  readonly time: (text: string) => string
  readonly date: (text: string) => string
  readonly offset: (text: string) => string
}

/** The warning about a time that doesn't exist or happens twice, and its two readings. */
function shiftOf(
  { shift, change, originalTime, readings }: Output,
  t: typeof strings,
  { from, time, date, offset }: Formats,
) {
  if (!shift || !change) return { caution: '', readings: [] }
  // If clocks skipped a whole day, the time alone would be the same before and after.
  const when = (text: string) =>
    change.before.slice(0, 10) === change.after.slice(0, 10) ? time(text) : `${date(text)}, ${time(text)}`
  const at = (reading?: Reading) =>
    reading?.originalTime.slice(0, 10) === originalTime.slice(0, 10)
      ? time(reading.originalTime)
      : `${date(reading?.originalTime ?? '')}, ${time(reading?.originalTime ?? '')}`
  const caution = interpolate(t[shift], {
    from,
    time: time(originalTime),
    date: date(originalTime),
    before: when(change.before),
    after: when(change.after),
    first: at(readings[0]),
    second: at(readings[1]),
  })
  return {
    caution,
    readings: readings.map((reading, index) => ({
      label: interpolate(shift === 'gap' ? t.readAs : index ? t.secondTime : t.firstTime, {
        time: at(reading),
        offset: offset(reading.fromOffset),
      }),
      figure: time(reading.convertedTime),
    })),
  }
}
