import { base64url } from './alphabets'
import { decodeText } from './charsets'
import { createDecoder, joined } from './decoder'
import { formatJson } from './json-text'
import { isBase64 } from './names'
import type { Options } from './options'

/** A JSON Web Token or another compact JWS or JWE (RFC 7515, 7516 and 7519). */
export interface Token {
  /** `unsigned`: the algorithm is 'none'. `encrypted`: a JWE, whose payload can't be read. */
  readonly form: 'signed' | 'unsigned' | 'encrypted'
  /** The token without line breaks and 'Bearer'. */
  readonly compact: string
  /** The header as indented JSON. */
  readonly header: string
  /** The payload as indented JSON or as text. Absent if it's encrypted or not text. */
  readonly payload?: string
  readonly algorithm: string
  /** The `kid` of the header. */
  readonly keyId?: string
  readonly claims: readonly Claim[]
}

/** A registered claim (RFC 7519, section 4.1). */
export interface Claim {
  readonly name: ClaimName
  /** As in the payload; a list is separated by commas. */
  readonly text: string
  /** Seconds since 1970, for times. */
  readonly seconds?: number
  /** A time that's probably in milliseconds, which is a frequent mistake. */
  readonly isMilliseconds?: boolean
}

export const claimNames = ['iss', 'sub', 'aud', 'iat', 'nbf', 'exp'] as const
export type ClaimName = (typeof claimNames)[number]
const times: readonly ClaimName[] = ['iat', 'nbf', 'exp']

/** Longer texts aren't searched for a token. */
const longest = 200_000
/** Seconds from which a time is probably in milliseconds: the year 5138. */
const leastMilliseconds = 1e11
/** The last time that a `Date` can hold, in seconds. */
const lastSecond = 8.64e12

/** Reads a token, also one with line breaks or 'Authorization: Bearer' before it. Undefined for any other text. */
export function readToken(text: string): Token | undefined {
  // A header begins with `{"`, perhaps with whitespace in between.
  if (text.length > longest || !/^[\s"']*(authorization:\s*)?(bearer\s+)?[\s"']*e/i.test(text.slice(0, 200)))
    return undefined
  const bare = text.replace(/^[\s"']*(authorization:\s*)?(bearer\s+)?/i, '')
  const compact = bare.replace(/[\s"']+/g, '')
  if (!/^[\w-]+\.[\w-]*\.[\w-]*(\.[\w-]+\.[\w-]+)?$/.test(compact)) return undefined
  const parts = compact.split('.')
  const header = textIn(parts[0])
  const fields = recordIn(header)
  if (header === undefined || typeof fields?.alg !== 'string') return undefined
  const isEncrypted = parts.length === 5
  // Only a JWE names how its content is encrypted.
  if (isEncrypted !== (typeof fields.enc === 'string')) return undefined
  const payload = isEncrypted ? undefined : textIn(parts[1])
  const isUnsigned = fields.alg.toLowerCase() === 'none' || (!isEncrypted && parts[2] === '')
  return {
    form: isEncrypted ? 'encrypted' : isUnsigned ? 'unsigned' : 'signed',
    compact,
    header: formatJson(header) ?? header,
    ...(payload !== undefined && { payload: formatJson(payload) ?? payload }),
    algorithm: fields.alg,
    ...(typeof fields.kid === 'string' && { keyId: fields.kid }),
    claims: claimsIn(recordIn(payload) ?? {}),
  }
}

/** The token to decode. Its parts are Base64, but the whole isn't. */
export const tokenIn = (text: string, { isEncoding, encoding }: Options): Token | undefined =>
  isEncoding || !isBase64(encoding) ? undefined : readToken(text)

/** The whole token as one JSON text: `{ "header": …, "payload": … }`. */
export function textOfToken({ header, payload }: Token): string {
  if (payload === undefined) return formatJson(`{"header":${header}}`) ?? header
  const json = formatJson(payload) ?? JSON.stringify(payload)
  return formatJson(`{"header":${header},"payload":${json}}`) ?? `${header}\n${json}`
}

/** Whether a token can be used at a time, by its own `nbf` and `exp`. `seconds` is the time at which that changes. */
export function validityOf({ claims }: Token, now: number): Validity {
  const at = (name: ClaimName) => claims.find((claim) => claim.name === name)?.seconds
  const [begin, end] = [at('nbf'), at('exp')]
  if (end !== undefined && now >= end) return { state: 'expired', seconds: end }
  if (begin !== undefined && now < begin) return { state: 'not-yet-valid', seconds: begin }
  return end === undefined ? { state: 'no-expiry' } : { state: 'valid', seconds: end }
}

export type Validity =
  | { readonly state: 'expired' | 'not-yet-valid' | 'valid'; readonly seconds: number }
  | { readonly state: 'no-expiry' }

function claimsIn(payload: Readonly<Record<string, unknown>>): Claim[] {
  return claimNames.flatMap((name): Claim[] => {
    const value = Object.hasOwn(payload, name) ? payload[name] : undefined
    if (times.includes(name)) {
      if (typeof value !== 'number' || Math.abs(value) > lastSecond) return []
      return [
        { name, text: String(value), seconds: value, ...(value >= leastMilliseconds && { isMilliseconds: true }) },
      ]
    }
    const text = Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(', ') : value
    return typeof text === 'string' && text ? [{ name, text }] : []
  })
}

function textIn(part = ''): string | undefined {
  const decoder = createDecoder(base64url)
  const bytes = joined(decoder.push(Uint8Array.from(part, (character) => character.charCodeAt(0))), decoder.end())
  return decoder.error ? undefined : decodeText(bytes)
}

function recordIn(json: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
