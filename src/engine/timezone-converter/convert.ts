import { type Clock, dayLength, find, hour, type Instant, type Local, minute, startOfDay } from './clock'

/**
 * One instant on both clocks. Times are 'YYYY-MM-DDTHH:MM' and UTC offsets '+05:30', by the rules of that date. Both have
 * seconds (':SS') if a zone still used local mean time.
 */
export interface Reading {
  readonly originalTime: string
  readonly convertedTime: string
  readonly fromOffset: string
  readonly toOffset: string
  /** Days from the date in `from` to the date in `to`: 1 if it's the next day there. */
  readonly dayDifference: number
  /** Minutes that `to` is ahead of `from`: 330, or -240. */
  readonly ahead: number
}

/** The start of an hour of the day in `from`, on both clocks. */
export interface StripHour {
  readonly from: string
  readonly to: string
}

/** The hours of a day in `from`: 23 if clocks go forward by an hour, 25 if they go back. */
export interface Strip {
  readonly hours: readonly StripHour[]
  /** The length of the day, and the time elapsed since its start, in minutes. */
  readonly length: number
  readonly at: number
}

/** `originalTime` is as typed. The other fields are those of the first reading. */
export interface Conversion extends Reading {
  /** 'gap': clocks skipped the time by going forward. 'overlap': it happened twice because clocks went back. Else absent. */
  readonly shift?: 'gap' | 'overlap'
  /** With a shift, the times in `from` before and after it, such as 02:00 and 03:00. */
  readonly change?: { readonly before: string; readonly after: string }
  /**
   * One, or with a shift two: by the offset before the change, then by the offset after it. In a gap, their `originalTime`
   * is what clocks show at that instant. 02:30 by the offset before the change is 03:30, and by the offset after it, 01:30.
   */
  readonly readings: readonly Reading[]
  readonly strip: Strip
}

/** Converts a local time in one zone to another. */
export function convert(local: Local, from: Clock, to: Clock): Conversion {
  const { shift, instants, change } = find(local, from)
  const readings = instants.map((instant) => readingOf(instant, from, to))
  const [reading, instant] = [readings[0] as Reading, instants[0] as Instant]
  return {
    ...reading,
    originalTime: localText(local),
    readings,
    strip: stripOf(instant, from, to),
    ...(shift && { shift }),
    ...(change !== undefined && {
      change: { before: localText(change + from(change - 1000)), after: localText(change + from(change)) },
    }),
  }
}

function readingOf(instant: Instant, from: Clock, to: Clock): Reading {
  const [here, there] = [instant + from(instant), instant + to(instant)]
  return {
    originalTime: localText(here),
    convertedTime: localText(there),
    fromOffset: offsetText(from(instant)),
    toOffset: offsetText(to(instant)),
    dayDifference: Math.floor(there / dayLength) - Math.floor(here / dayLength),
    ahead: (there - here) / minute,
  }
}

function stripOf(instant: Instant, from: Clock, to: Clock): Strip {
  const [start, end] = [startOfDay(instant, from), startOfDay(instant, from, 1)]
  const hours = Array.from({ length: Math.ceil((end - start) / hour) }, (_, index) => {
    const beginning = start + index * hour
    return { from: localText(beginning + from(beginning)), to: localText(beginning + to(beginning)) }
  })
  return { hours, length: (end - start) / minute, at: (instant - start) / minute }
}

/** 'YYYY-MM-DDTHH:MM', with ':SS' if there are seconds. */
export const localText = (local: Local): string => new Date(local).toISOString().replace(/(:00)?\.000Z$/, '')

/** '+05:30', '-04:56:02'. */
function offsetText(offset: number): string {
  return (offset < 0 ? '-' : '+') + new Date(Math.abs(offset)).toISOString().slice(11, offset % minute ? 19 : 16)
}

/** 'HH:MM' in `from`, a number of minutes after the start of the day. */
export function timeAt({ hours }: Strip, minutes: number): string {
  const index = Math.min(Math.floor(minutes / 60), hours.length - 1)
  return localText(Date.parse(`${hours[index]?.from}Z`) + (minutes - index * 60) * minute).slice(11, 16)
}

/** A clock hour, from `start` to `end` in minutes of the strip. */
export interface ClockHour {
  /** 'YYYY-MM-DD' on that clock. */
  readonly date: string
  readonly hour: number
  readonly start: number
  readonly end: number
}

/** The clock hours along the strip. At UTC+5:30, they start half an hour before those at UTC+5. */
export function hoursAlong({ hours, length }: Strip, side: 'from' | 'to'): readonly ClockHour[] {
  const last = hours.at(-1)?.[side] ?? ''
  const minutes = Number(last.slice(14, 16))
  const next = minutes > 0 ? [localText(Date.parse(`${last.slice(0, 13)}:00Z`) + hour)] : []
  return [...hours.map((each) => each[side]), ...next]
    .map((text, index) => ({
      date: text.slice(0, 10),
      hour: Number(text.slice(11, 13)),
      start: Math.max(0, index * 60 - (index < hours.length ? Number(text.slice(14, 16)) : minutes)),
      end: Math.min(length, (index + 1) * 60 - (index < hours.length ? Number(text.slice(14, 16)) : minutes)),
    }))
    .filter(({ start, end }) => end > start)
}
