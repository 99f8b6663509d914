import { fixedOffset, isZone } from './zones'

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** A local date and time, as the instant it would be in UTC. */
export type Local = number

/** The milliseconds that a zone is ahead of UTC at an instant. */
export type Clock = (instant: Instant) => number

/** The instants of a local time, which can also not exist or happen twice. */
export interface Instants {
  /** 'gap': clocks skipped it by going forward. 'overlap': it happened twice because clocks went back. Else absent. */
  readonly shift?: 'gap' | 'overlap'
  /**
   * One instant, or with a shift two: first by the offset before the change, which is the default (RFC 5545, 3.3.5), then
   * by the offset after it. In an overlap, the first is the earlier one. In a gap, clocks at the first instant show a time
   * that's later by the length of the gap.
   */
  readonly instants: readonly Instant[]
  /** With a shift, the first instant after the change. */
  readonly change?: Instant
}

export const minute = 60_000
export const hour = 60 * minute
export const dayLength = 24 * hour

const clocks = new Map<string, Clock>()

/**
 * The clock of a zone, from the platform's time zone data, or of a fixed offset. Case is ignored. Undefined for an unknown
 * zone.
 */
export function clockOf(zone: string): Clock | undefined {
  const known = clocks.get(zone)
  if (known || !isZone(zone)) return known
  const offset = fixedOffset(zone)
  const clock = offset === undefined ? ruledClock(zone) : () => offset
  clocks.set(zone, clock)
  return clock
}

function ruledClock(zone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (instant) => readOffset(format.format(instant))
}

/** '11/20/2026, GMT-05:00' is minus five hours, and 'GMT' is 0. Local mean time can have seconds. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d\d):(\d\d):?(\d\d)?$/.exec(text) ?? []
  const distance = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' && distance > 0 ? -distance : distance
}

/** The instants at which a zone's clock shows a local time. No zone has ever changed its offset twice within three days. */
export function find(local: Local, clock: Clock): Instants {
  const [before, after] = [clock(local - dayLength), clock(local + dayLength)]
  if (before === after) return { instants: [local - before] }
  const both = [local - before, local - after]
  const shown = both.filter((instant) => instant + clock(instant) === local)
  if (shown.length === 1) return { instants: shown }
  return {
    shift: shown.length > 1 ? 'overlap' : 'gap',
    instants: both,
    change: firstAfter(local - dayLength, local + dayLength, (instant) => clock(instant) === after),
  }
}

/** The start of an instant's day by the clock. It isn't midnight if clocks skip midnight. */
export function startOfDay(instant: Instant, clock: Clock, daysLater = 0): Instant {
  const day = Math.floor((instant + clock(instant)) / dayLength) + daysLater
  const { shift, instants, change } = find(day * dayLength, clock)
  return (shift === 'gap' ? change : instants[0]) as Instant
}

/** The first second from `low` to `high` at which `is` becomes true, by binary search. */
function firstAfter(low: Instant, high: Instant, is: (instant: Instant) => boolean): Instant {
  let [below, from] = [Math.floor(low / 1000), Math.ceil(high / 1000)]
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2)
    if (is(middle * 1000)) from = middle
    else below = middle
  }
  return from * 1000
}
