import { type CivilDate, dayOf } from '../core/date'

/** The calendar around a span, from the start of the unit that the one date is in to the end of that of the other. */
export interface Timeline {
  /** What the calendar is divided into: days, months, years, or so many years. */
  readonly unit: 'day' | 'month' | 'year' | 'years'
  /** Where one unit ends and the next begins, as parts of the whole, from 0 to 1 and without these two. */
  readonly bounds: readonly number[]
  /** Where the span begins and ends. */
  readonly from: number
  readonly to: number
  /** The years in which the calendar begins and ends: 1950 and 2030 for decades from 1953 to 2026. */
  readonly years: readonly [first: number, last: number]
}

/** In months: a month, a year, then ten, a hundred and a thousand years. */
const lengths = [1, 12, 120, 1200, 12_000] as const
const mostUnits = 40

/** Up to 40 units: the smallest of them that are so few. Within two months of the calendar, their days. */
export function timelineOf(start: CivilDate, end: CivilDate): Timeline {
  const [first, last] = [monthOf(start), monthOf(end)]
  const cellsOf = (length: number) => Math.floor(last / length) - Math.floor(first / length) + 1
  const length = lengths.find((length) => cellsOf(length) <= mostUnits) ?? 12_000
  const opening = Math.floor(first / length) * length
  const edges = Array.from({ length: cellsOf(length) + 1 }, (_, cell) => firstDayOf(opening + cell * length))
  const [begin = 0, close = 0] = [edges[0], edges.at(-1)]
  const at = (day: number) => (day - begin) / (close - begin)
  const isShort = edges.length <= 3 && length === 1
  const inner = isShort ? Array.from({ length: close - begin - 1 }, (_, day) => begin + day + 1) : edges.slice(1, -1)
  return {
    unit: isShort ? 'day' : length === 1 ? 'month' : length === 12 ? 'year' : 'years',
    bounds: inner.map(at),
    from: at(dayOf(start)),
    to: at(dayOf(end)),
    years: [opening / 12, opening / 12 + (cellsOf(length) * length) / 12].map(Math.floor) as [number, number],
  }
}

const monthOf = ({ year, month }: CivilDate): number => year * 12 + month - 1
const firstDayOf = (month: number): number => dayOf({ year: 0, month: month + 1, day: 1 })
