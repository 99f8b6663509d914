import { failure, type Result, success } from '../core/result'

/** Where a public address is and who runs it, by the names of spec part 2, point 3; '' or null where it is not known. */
export interface Place {
  readonly city: string
  readonly region: string
  readonly country_name: string
  /** The service's, or the flag of its country code. */
  readonly country_flag_emoji: string
  readonly postal: string
  /** Degrees north and east. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** IANA name: 'America/Los_Angeles'. */
  readonly timezone: string
  readonly org: string
  /** Number of the autonomous system: 'AS15169'. */
  readonly asn: string
  /** 'EU' and its like. */
  readonly continent_code: string
  /** BCP 47 tags with commas between them. */
  readonly languages: string
  /** ISO 4217. */
  readonly currency: string
  readonly currency_name: string
}

export const emptyRecord: Place = {
  city: '',
  region: '',
  country_name: '',
  country_flag_emoji: '',
  postal: '',
  latitude: null,
  longitude: null,
  timezone: '',
  org: '',
  asn: '',
  continent_code: '',
  languages: '',
  currency: '',
  currency_name: '',
}

/** The flag of a country by its code: 'TR' is 🇹🇷 (Unicode, regional indicators); '' for what is no code. */
export function flagOf(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return ''
  return String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

/**
 * A service's answer, read: texts that are texts, degrees that are on the globe, nothing else. `refused` where it says
 * `error`, with its `reason`.
 */
export function readRecord(
  body: unknown,
): Result<Place & { readonly ip: string }, 'refused' | 'refused-silently' | 'not-an-answer'> {
  const given = Object(body) as Record<string, unknown>
  if (given.error) {
    const reason = textOf(given.reason) || textOf(given.message)
    return reason ? failure({ code: 'refused', values: { reason } }) : failure({ code: 'refused-silently' })
  }
  const ip = textOf(given.ip)
  if (ip === '') return failure({ code: 'not-an-answer' })
  const texts = Object.keys(emptyRecord).map((field) => [field, textOf(given[field])])
  return success({
    ...emptyRecord,
    ...(Object.fromEntries(texts) as unknown as Place),
    ip,
    country_flag_emoji: textOf(given.country_flag_emoji) || flagOf(textOf(given.country_code)),
    latitude: degreeOf(given.latitude, 90),
    longitude: degreeOf(given.longitude, 180),
  })
}

/** Services give a number where a text is meant, as with postal codes, and texts too long to read. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
}

function degreeOf(value: unknown, max: number): number | null {
  const degree = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degree === 'number' && Math.abs(degree) <= max ? degree + 0 : null
}
