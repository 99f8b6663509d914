import { isZone } from './zones'

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** A civil date and time as the instant that it would be in UTC. */
export type Local = number

/** How many milliseconds a zone is ahead of UTC at an instant. */
export type Clock = (instant: Instant) => number

/** One way to read a civil time that does not exist, exists once, or exists twice. */
export interface Found {
  /** 'gap': clocks went forward over it. 'overlap': clocks went back over it. Absent: it exists once. */
  readonly shift?: 'gap' | 'overlap'
  /**
   * One instant, or two. The first is the one to go by (RFC 5545, 3.3.5): the earlier where there are two, and in a gap
   * the one by the offset before it, which a clock then shows as later by the width of the gap. The second is by the
   * offset after the change.
   */
  readonly instants: readonly Instant[]
  /** With a shift, the first instant after the change. */
  readonly change?: Instant
}

export const minute = 60_000
export const hour = 60 * minute
export const dayLength = 24 * hour

const clocks = new Map<string, Clock>()

/** The clock of a zone by its IANA name, in any case, from the platform's zone data; undefined where it does not know the zone. */
export function clockOf(zone: string): Clock | undefined {
  const known = clocks.get(zone)
  if (known || !isZone(zone)) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const clock = (instant: Instant) => readOffset(format.format(instant))
  clocks.set(zone, clock)
  return clock
}

/** '11/20/2026, GMT-05:00' is five hours below 0; 'GMT' alone is 0; days of local mean time have seconds. */
function readOffset(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d\d):(\d\d):?(\d\d)?$/.exec(text) ?? []
  const distance = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' && distance > 0 ? -distance : distance
}

/** The instants at which a zone's clock shows a civil time. No zone has ever changed twice within three days. */
export function find(local: Local, clock: Clock): Found {
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

/** The first instant of the day on which an instant falls by the clock; rarely not midnight, which may be in a gap. */
export function startOfDay(instant: Instant, clock: Clock, daysLater = 0): Instant {
  const day = Math.floor((instant + clock(instant)) / dayLength) + daysLater
  const { shift, instants, change } = find(day * dayLength, clock)
  return (shift === 'gap' ? change : instants[0]) as Instant
}

/** The first whole second from `low` to `high` for which `is` holds, where it holds from some second on. */
function firstAfter(low: Instant, high: Instant, is: (instant: Instant) => boolean): Instant {
  let [below, from] = [Math.floor(low / 1000), Math.ceil(high / 1000)]
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2)
    if (is(middle * 1000)) from = middle
    else below = middle
  }
  return from * 1000
}
