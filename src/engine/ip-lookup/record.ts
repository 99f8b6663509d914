import { failure, type Result, success } from '../core/result'

/** The location and network of a public address, with a service’s own names (docs/rules.md). '' or null if unknown. */
export interface Place {
  readonly city: string
  readonly region: string
  readonly country_name: string
  /** From the service, or derived from the country code. */
  readonly country_flag_emoji: string
  readonly postal: string
  /** In degrees north and east. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** An IANA time zone: 'America/Los_Angeles'. */
  readonly timezone: string
  readonly org: string
  /** The autonomous system number: 'AS15169'. */
  readonly asn: string
  /** Two letters, such as 'EU'. */
  readonly continent_code: string
  /** BCP 47 tags, separated by commas. */
  readonly languages: string
  /** An ISO 4217 code. */
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

/** The flag emoji for a country code: 'TR' gives 🇹🇷 (Unicode regional indicators). '' if it isn't a code. */
export function flagOf(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return ''
  return String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

/**
 * Reads a service's response. Invalid values, such as a latitude above 90, become '' or null. `refused`: the response has
 * an `error`.
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

/** Accepts numbers too, because some services return postal codes as numbers. Limits the length. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
}

function degreeOf(value: unknown, max: number): number | null {
  const degree = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degree === 'number' && Math.abs(degree) <= max ? degree + 0 : null
}
