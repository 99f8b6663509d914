import { type Clock, dayLength, find, hour, type Instant, type Local, minute, startOfDay } from './clock'

/**
 * One instant on both clocks. Times are 'YYYY-MM-DDTHH:MM' and offsets from UTC '+05:30', by the rules of that day; both
 * have seconds (':SS') where a zone still kept local mean time.
 */
export interface Reading {
  readonly originalTime: string
  readonly convertedTime: string
  readonly fromOffset: string
  readonly toOffset: string
  /** Days from the date of the one to the date of the other: 1 where it is tomorrow already. */
  readonly dayDifference: number
  /** Minutes that the one clock is ahead of the other: 330, or -240. */
  readonly ahead: number
}

/** An hour of the day in `from`, as the two clocks show its start. */
export interface StripHour {
  readonly from: string
  readonly to: string
}

/** The day in `from` hour by hour as it passes: 23 hours where clocks go forward by one, and 25 where they go back. */
export interface Strip {
  readonly hours: readonly StripHour[]
  /** How long the day is and how far into it the time is, in minutes. */
  readonly length: number
  readonly at: number
}

/** `originalTime` is as typed; the rest is that of the first reading. */
export interface Conversion extends Reading {
  /** 'gap': clocks went forward over the time typed. 'overlap': they went back over it, so it comes twice. Absent: neither. */
  readonly shift?: 'gap' | 'overlap'
  /** With a shift, what clocks in `from` showed when it came and what they were set to: 02:00 and 03:00. */
  readonly change?: { readonly before: string; readonly after: string }
  /**
   * One, or with a shift two: by the offset before the change, then by the offset after it. In a gap their `originalTime`
   * is what the clock shows at that instant: 02:30 is 03:30 if the change is thought away, else 01:30.
   */
  readonly readings: readonly Reading[]
  readonly strip: Strip
}

/** What a civil time in one zone is in another. */
export function convert(local: Local, from: Clock, to: Clock): Conversion {
  const { shift, instants, change } = find(local, from)
  const readings = instants.map((instant) => readingOf(instant, from, to))
  const [reading, instant] = [readings[0] as Reading, instants[0] as Instant]
  return {
    ...reading,
    originalTime: written(local),
    readings,
    strip: stripOf(instant, from, to),
    ...(shift && { shift }),
    ...(change !== undefined && {
      change: { before: written(change + from(change - 1000)), after: written(change + from(change)) },
    }),
  }
}

function readingOf(instant: Instant, from: Clock, to: Clock): Reading {
  const [here, there] = [instant + from(instant), instant + to(instant)]
  return {
    originalTime: written(here),
    convertedTime: written(there),
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
    return { from: written(beginning + from(beginning)), to: written(beginning + to(beginning)) }
  })
  return { hours, length: (end - start) / minute, at: (instant - start) / minute }
}

/** 'YYYY-MM-DDTHH:MM', and ':SS' where there are seconds. */
export const written = (local: Local): string => new Date(local).toISOString().replace(/(:00)?\.000Z$/, '')

/** '+05:30', '-04:56:02'. */
function offsetText(offset: number): string {
  return (offset < 0 ? '-' : '+') + new Date(Math.abs(offset)).toISOString().slice(11, offset % minute ? 19 : 16)
}
