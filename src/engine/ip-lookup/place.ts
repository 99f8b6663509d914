import type { Place } from './record'

/** The page of OpenStreetMap with a marker at a place, about as large as a city. '' without coordinates. */
export function mapAddress({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  if (latitude === null || longitude === null) return ''
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=11/${latitude}/${longitude}`
}

export interface LocalTime {
  /** 'YYYY-MM-DDTHH:MM' there. */
  readonly at: string
  /** How many minutes its clocks are ahead of those in `home`. Negative if they're behind. */
  readonly ahead: number
  /** How many days its date is ahead of the date in `home`: -1, 0 or 1. */
  readonly days: number
}

/** The time in a time zone at an instant, in milliseconds since 1970. Undefined for an unknown time zone. */
export function localTimeIn(zone: string, home: string, instant: number): LocalTime | undefined {
  const [there, here] = [clockIn(zone, instant), clockIn(home, instant)]
  if (there === undefined || here === undefined) return undefined
  const day = (clock: number) => Math.floor(clock / 86_400_000)
  return {
    at: new Date(there).toISOString().slice(0, 16),
    ahead: (there - here) / 60_000 + 0,
    days: day(there) - day(here) + 0,
  }
}

/** The clock in a time zone, to the minute, as the instant at which UTC's clock is the same. */
function clockIn(timeZone: string, instant: number): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`)
  } catch {
    return undefined
  }
}
