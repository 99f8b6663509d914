import renamedZones from './renamed-zones.json'

/** Whether the platform knows the name. Some platforms take '+05:30' for one, others do not. */
export function isZone(name: string): boolean {
  try {
    return name.length < 51 && /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Of 'America/Argentina/Buenos_Aires' it is 'Buenos Aires'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The city of a zone; a text that is not a zone stays as it is. */
export const nameOf = (zone: string): string => (isZone(zone) ? cityOf(zone) : zone)

/** Spec part 1, point 9, in its order. */
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

/** Names that IANA has given up (its file `backward`) and some platforms still list: CLDR keeps its first names. */
const renamed: Readonly<Record<string, string>> = renamedZones

let listed: readonly string[] | undefined

/** Every zone that the platform lists, by its present IANA name: the spec's 11 first, then by name. */
export function zones(): readonly string[] {
  const all = () => Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)
  listed ??= [...new Set([...first, ...all().sort()])]
  return listed
}
