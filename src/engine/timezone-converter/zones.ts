import renamedZones from './renamed-zones.json'

/** Whether the platform knows a zone. Offsets such as '+05:30', which only some platforms accept, aren't zones. */
export function isZone(name: string): boolean {
  try {
    return name.length < 51 && /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

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
