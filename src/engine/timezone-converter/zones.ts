import renamedZones from './renamed-zones.json'

/** A zone of our own with the same offset all year, because only some platforms know those of half hours. */
const fixed = /^UTC([+-])(\d\d):(\d\d)$/

/**
 * The zone of a typed offset: 'UTC+05:30' for 'GMT+5:30', '+0530' and 'UTC+5:30'. Undefined for anything else, and beyond
 * the offsets in use, from −12:00 to +14:00.
 */
export function offsetZone(text: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:(?:UTC|GMT) ?)?([+−-]) ?(\d{1,2})(?::?([0-5]\d))?$/i.exec(text.trim()) ?? []
  if (!sign) return undefined
  const offset = Number(hours) * 60 + Number(minutes)
  if (offset === 0) return 'UTC'
  if (offset > (sign === '+' ? 14 : 12) * 60) return undefined
  return `UTC${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`
}

/** The milliseconds that 'UTC+05:30' is ahead of UTC. Undefined for a zone that has rules of its own. */
export function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes] = fixed.exec(zone) ?? []
  return sign === undefined ? undefined : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Whether it's a fixed offset such as 'UTC+05:30', or the platform knows the zone. */
export function isZone(name: string): boolean {
  if (fixed.test(name)) return offsetZone(name) === name
  try {
    return name.length < 51 && /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** 'Buenos Aires' for 'America/Argentina/Buenos_Aires', 'UTC+5:30' for 'UTC+05:30'. */
export const cityOf = (zone: string): string =>
  fixed.test(zone)
    ? zone.replace(/0(\d):/, '$1:').replace(':00', '')
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The city of a zone. Other text is returned as it is. */
export const nameOf = (zone: string): string => (isZone(zone) ? cityOf(zone) : zone)

/** The zones that come first, in this order (docs/rules.md). */
const first = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Dubai',
  'Australia/Sydney',
  'UTC',
]

/** Names that IANA replaced (its file `backward`) but some platforms still list, because CLDR doesn't rename zones. */
const renamed: Readonly<Record<string, string>> = renamedZones

let listed: readonly string[] | undefined

/** All zones that the platform lists, by their current IANA names: these 11, then the others in alphabetical order. */
export function zones(): readonly string[] {
  const all = () => Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)
  listed ??= [...new Set([...first, ...all().sort()])]
  return listed
}
