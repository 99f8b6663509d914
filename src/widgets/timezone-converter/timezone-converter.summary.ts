import type { Reading } from '../../engine/timezone-converter/convert'
import type { Input, Output } from '../../engine/timezone-converter/evaluate'
import { interpolate } from '../core/base/strings'
import type { Format, Summary, SummaryLine } from '../core/base/summary'
import { format } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { unitText } from '../core/format/unit-text'
import type { strings } from './timezone-converter.strings'

/** The converted time, its date, the time difference, a warning about a clock change, and both times with their offsets. */
export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { fromPlace: from, toPlace: to, fromZone, toZone } = output
  const { originalTime, convertedTime, fromOffset, toOffset } = firstReading(output)
  const formats = formatsOf(t, locale)
  const clock = (group: string, time: string, offset: string, zone: string): readonly SummaryLine[] => [
    { group, label: t.time, text: formats.time(time) },
    { group, label: t.date, text: formats.date(time) },
    { group, label: t.utcOffset, text: formats.offset(offset) },
    ...(zone ? [{ group, label: t.zone, text: zone }] : []),
  ]
  // Portland in Oregon and Portland in Maine are two groups.
  const [fromTitle, toTitle] = from === to ? [`${t.from}: ${from}`, `${t.to}: ${to}`] : [from, to]
  return {
    label: interpolate(t.when, { from, to, time: formats.time(originalTime) }),
    figure: formats.time(convertedTime),
    sentence: {
      template: `${dayText(output, t, locale)} ${distanceTemplate(output, t)}`,
      values: { time: lengthOf(Math.abs(output.ahead), locale) },
    },
    lines: [
      ...shiftLines(output, t, formats),
      ...clock(fromTitle, originalTime, fromOffset, zoneName(fromZone, originalTime, fromOffset, locale)),
      ...clock(toTitle, convertedTime, toOffset, zoneName(toZone, convertedTime, toOffset, locale)),
    ],
    sends: [{ kind: 'date', text: convertedTime.slice(0, 10) }],
  }
}

/** In a gap, `originalTime` is what clocks show at that instant. */
export const firstReading = (output: Output): Reading => output.readings[0] ?? output

/** Formats 'YYYY-MM-DDTHH:MM' as a time or date, and '-04:00' as 'UTC−04:00'. */
export const formatsOf = (t: typeof strings, locale: string) => ({
  time: (text: string) => formatDate(text, locale, { timeStyle: 'short' }),
  date: (text: string) => formatDate(text.slice(0, 10), locale),
  offset: (text: string) =>
    interpolate(t.offset, {
      offset: text.replace('-', '−').replace(/\d/g, (digit) => format(locale, {}).format(Number(digit))),
    }),
})

/** 'The next day, Sat, Nov 21, 2026.' */
function dayText({ dayDifference: days, convertedTime }: Output, t: typeof strings, locale: string): string {
  const near: Readonly<Record<number, string>> = { [-1]: t.dayBefore, 0: t.sameDay, 1: t.nextDay }
  const date = formatDate(convertedTime.slice(0, 10), locale)
  return interpolate(near[days] ?? (days > 0 ? t.daysLater : t.daysEarlier), { date, n: Math.abs(days) }, locale)
}

/** 'Tokyo is {time} ahead.' */
const distanceTemplate = ({ ahead, fromPlace: from, toPlace: to }: Output, t: typeof strings): string =>
  interpolate(ahead > 0 ? t.aheadShort : ahead < 0 ? t.behindShort : t.sameTime, { from, to })

/** 330 becomes '5 hours 30 minutes'. */
const lengthOf = (minutes: number, locale: string): string =>
  unitText({ hour: Math.floor(minutes / 60), minute: minutes % 60 }, locale)

/** 'Eastern Daylight Time', or '' if the zone has no name then. `time` is 'YYYY-MM-DDTHH:MM' in the zone. */
function zoneName(timeZone: string, time: string, offset: string, locale: string): string {
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

/** The two readings of a time that doesn't exist or happens twice, in a group whose title is the warning about it. */
function shiftLines(
  { shift, change, originalTime, readings, fromPlace: from }: Output,
  t: typeof strings,
  { time, date, offset }: ReturnType<typeof formatsOf>,
): readonly SummaryLine[] {
  if (!shift || !change) return []
  const full = (text: string) => `${date(text)}, ${time(text)}`
  // If clocks skipped a whole day, the time alone would be the same before and after.
  const when = change.before.slice(0, 10) === change.after.slice(0, 10) ? time : full
  const at = (reading?: Reading) =>
    reading?.originalTime.slice(0, 10) === originalTime.slice(0, 10)
      ? time(reading.originalTime)
      : full(reading?.originalTime ?? '')
  const warning = interpolate(t[shift], {
    from,
    time: time(originalTime),
    date: date(originalTime),
    before: when(change.before),
    after: when(change.after),
    first: at(readings[0]),
    second: at(readings[1]),
  })
  return readings.map((reading, index) => ({
    group: warning,
    label: interpolate(shift === 'gap' ? t.readAs : index ? t.secondTime : t.firstTime, {
      time: at(reading),
      offset: offset(reading.fromOffset),
    }),
    text: time(reading.convertedTime),
  }))
}
