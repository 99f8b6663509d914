/** 'America/New_York' is 'New York, America', as people write places; a text that is no zone stays as it is. */
export const nameOf = (zone: string): string =>
  isZone(zone) ? zone.replaceAll('_', ' ').split('/').reverse().join(', ') : zone

/** The zone of a name that `nameOf` made, or of an IANA name; any other text stays as it is. */
export function zoneNamed(name: string): string {
  const zone = name.trim().split(', ').reverse().join('/').replaceAll(' ', '_')
  return isZone(zone) ? zone : name
}

/** Whether the platform knows the name. Some platforms take '+05:30' for one, others do not. */
export function isZone(name: string): boolean {
  try {
    return name.length < 51 && /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
