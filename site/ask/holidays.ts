import { dateOf, dayOf, writeDate } from '../../src/engine/core/dates/date'

/** The nth weekday of a month (0 is Sunday). A negative n counts from the end. */
function nth(n: number, weekday: number, month: number) {
  return (year: number): string => {
    const first = dayOf({ year, month, day: 1 })
    const next = dayOf(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 })
    // January 1, 1970 was a Thursday.
    const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7
    if (n > 0) return writeDate(dateOf(first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1)))
    return writeDate(dateOf(next - 1 - ((weekdayOf(next - 1) - weekday + 7) % 7)))
  }
}

const fixed = (month: number, day: number) => (year: number) => writeDate({ year, month, day })

/** Western Easter Sunday, by the Meeus/Jones/Butcher algorithm. */
function easter(year: number): string {
  const [cycle, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const lag = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * cycle + century - Math.floor(century / 4) - lag + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((cycle + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return writeDate({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

const shifted = (date: string, days: number) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return writeDate(dateOf(dayOf({ year, month, day }) + days))
}

/** The dates of holidays in a year. Mother’s Day and the like are on the U.S. dates. */
const holidays: Readonly<Record<string, (year: number) => string>> = {
  christmas: fixed(12, 25),
  xmas: fixed(12, 25),
  'christmas day': fixed(12, 25),
  'christmas eve': fixed(12, 24),
  'new year': fixed(1, 1),
  'new years': fixed(1, 1),
  'new years day': fixed(1, 1),
  'new years eve': fixed(12, 31),
  'valentines day': fixed(2, 14),
  'st patricks day': fixed(3, 17),
  'independence day': fixed(7, 4),
  'the 4th of july': fixed(7, 4),
  halloween: fixed(10, 31),
  easter: easter,
  'easter sunday': easter,
  'good friday': (year) => shifted(easter(year), -2),
  'mothers day': nth(2, 0, 5),
  'memorial day': nth(-1, 1, 5),
  'fathers day': nth(3, 0, 6),
  'labor day': nth(1, 1, 9),
  thanksgiving: nth(4, 4, 11),
  'black friday': (year) => shifted(nth(4, 4, 11)(year), 1),
}

/** The date of a holiday, with or without a year: 'Easter', 'Mother’s Day 2027'. Without one, it's the next, or today. */
export function holidayOf(text: string, today: string): string | undefined {
  const [, name = '', year] = /^(.*?),?(?: (\d{4}))?$/.exec(text.toLowerCase().replace(/[’'.]/g, '')) ?? []
  const date = holidays[name]
  if (!date) return undefined
  if (year) return date(Number(year))
  const thisYear = Number(today.slice(0, 4))
  return date(thisYear) < today ? date(thisYear + 1) : date(thisYear)
}
