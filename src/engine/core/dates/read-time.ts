import { byLocale } from '../numbers/locale'
import { fold } from '../text/fold'

/** The hours for each day-period word: 'pm' is 12 to 23, 'noon' is 12, 'uhr' is all 24. */
type DayPeriods = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Reads a time of day and returns 'HH:MM': '21:30', '9:30 pm', '9.30', '21h30', '2130', '9 Uhr', '下午9:30', 'noon'.
 * Undefined for anything else, including a bare hour up to 12, which could be a.m. or p.m., and '24:00', which belongs
 * to the next day.
 */
export function interpretTime(text: string, locale = 'en-US'): string | undefined {
  if (text.length > 50) return undefined
  // Hour and minute markers, as in French, Chinese, Japanese and Korean: '21h30' becomes '21:30', '9時' becomes '9:00'.
  const typed = fold(text)
    .trim()
    .replace(/(\d)\s*[h時时点點시]\s*(?=\d)/, '$1:')
    .replace(/(\d)\s*[時时点點시](?!\p{L})/u, '$1:00')
    .replace(/(\d)\s*[分분]/, '$1 ')
  const letters = lettersOf(typed)
  const hours = hoursOf(letters, locale)
  if (!hours) return undefined
  if (!/\d/.test(typed)) return hours.size === 1 ? written(Math.min(...hours), 0) : undefined
  const digits = typed.replace(/[\p{L}\p{M}']|(?<=\p{L})-(?=\p{L})|(?<=\p{L})\s*\.|\.(?=\s*\p{L})/gu, '').trim()
  const [, hour, minute = '00'] = shapes.map((shape) => shape.exec(digits)).find((match) => match !== null) ?? []
  if (!hour || Number(hour) > 23 || (letters === '' && digits === hour && Number(hour) < 13)) return undefined
  const found = hourOf(Number(hour), hours)
  return found === undefined ? undefined : written(found, Number(minute))
}

/** '9:30', also with zero seconds; '930'; '9'. */
const shapes = [/^(\d\d?)\s?[:.]\s?([0-5]\d)(?:[:.]00)?$/, /^(\d\d?)([0-5]\d)$/, /^(\d\d?)$/]

const written = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')

/** 'p. m.' becomes 'pm', 'de la noche' becomes 'delanoche'. */
const lettersOf = (folded: string): string => folded.replace(/[^\p{L}\p{M}]/gu, '')

const allDay: ReadonlySet<number> = new Set(Array.from({ length: 24 }, (_, hour) => hour))
const half = (from: number): ReadonlySet<number> =>
  new Set([...allDay].filter((hour) => hour >= from && hour < from + 12))

/** Words accepted in every locale, whether or not CLDR lists them. */
const usual: DayPeriods = new Map([
  ...['', 'h', 'hrs', 'hours', 'uhr', 'kl'].map((word) => [word, allDay] as const),
  ...['a', 'am'].map((word) => [word, half(0)] as const),
  ...['p', 'pm'].map((word) => [word, half(12)] as const),
  ...['noon', 'midday'].map((word) => [word, new Set([12])] as const),
  ['midnight', new Set([0])],
])

function hoursOf(letters: string, locale: string): ReadonlySet<number> | undefined {
  return usual.get(letters) ?? periodsOf(locale).get(letters) ?? periodsOf('en-US').get(letters)
}

/**
 * Converts a 12-hour clock hour in a day period to 0–23: 9 at night is 21, 12 at night is 0. If no hour fits, the
 * nearer half of the day is used: 5 in the evening is 17, although CLDR's evening starts at 18. With all 24 hours
 * allowed, the hour stays as is.
 */
function hourOf(hour: number, period: ReadonlySet<number>): number | undefined {
  if (period.has(hour) && (hour > 12 || period.size === 24)) return hour
  if (hour > 12) return undefined
  const readings = [hour % 12, (hour % 12) + 12]
  const fitting = readings.filter((reading) => period.has(reading))
  if (fitting.length === 1) return fitting[0]
  if (fitting.length > 1 || period.size === 1) return undefined
  const afternoon = [...period].every((reading) => reading >= 12)
  if (!afternoon && [...period].some((reading) => reading >= 12)) return undefined
  // 12 at night is midnight, even in languages where night starts at 18.
  if (hour % 12 === 0) return distance(0, period) < distance(12, period) ? 0 : 12
  return readings[afternoon ? 1 : 0]
}

/** Distance from an hour to the nearest hour of a period, the shorter way around the clock: 0 and 23 are 1 apart. */
const distance = (hour: number, period: ReadonlySet<number>): number =>
  Math.min(...[...period].map((other) => Math.abs(hour - other)).map((hours) => Math.min(hours, 24 - hours)))

const styles: readonly Intl.DateTimeFormatOptions[] = [true, false].flatMap((hour12) => [
  { hour: 'numeric', hour12 },
  { hour: 'numeric', minute: '2-digit', hour12 },
  { hour: 'numeric', hour12, dayPeriod: 'long' },
  { hour: 'numeric', minute: '2-digit', hour12, dayPeriod: 'long' },
  { hour: 'numeric', hour12, dayPeriod: 'short' },
])

/** Day-period words that Intl uses, with the hours they apply to: from full times and from the period alone. */
const periodsOf = byLocale((locale): DayPeriods => {
  const periods = new Map<string, Set<number>>()
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    // Every half hour, because 12:00 may be noon and 12:30 in the afternoon.
    for (let halfHours = 0; halfHours < 48; halfHours++) {
      const hour = Math.floor(halfHours / 2)
      const parts = format.formatToParts(halfHours * 1_800_000)
      const period = parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''
      const text = parts.map(({ value }) => value).join('')
      for (const words of [text, period]) {
        const letters = lettersOf(fold(words))
        periods.set(letters, (periods.get(letters) ?? new Set()).add(hour))
      }
    }
  }
  return periods
})
