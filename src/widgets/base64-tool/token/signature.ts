import { compactVerify, errors, importJWK, importSPKI, importX509, type JWK } from 'jose'
import { decode } from '../../../engine/base64-tool/base64-tool'
import type { Token } from '../../../engine/base64-tool/jwt'

/**
 * `valid`, `invalid`: the signature does or doesn't match. The others say why it can't be checked. `needs-secret`: a public key
 * for an HMAC. `needs-public-key`: not a PEM, certificate or JWK. `private-key`: one that shouldn't be pasted anywhere.
 * `wrong-key`: of another type, or too weak for the algorithm. `no-key-in-set`: a JWKS without a key of the type.
 * `unsupported`: an unknown algorithm. `no-web-crypto`: the page isn't served over HTTPS.
 */
export type Verdict =
  | 'valid'
  | 'invalid'
  | 'needs-secret'
  | 'needs-public-key'
  | 'private-key'
  | 'wrong-key'
  | 'no-key-in-set'
  | 'not-base64'
  | 'unsupported'
  | 'no-web-crypto'

type Key = Awaited<ReturnType<typeof importJWK>>

/** Algorithms by the key they need. */
const isHmac = (algorithm: string) => /^HS(256|384|512)$/.test(algorithm)
const isKnown = (algorithm: string) =>
  isHmac(algorithm) || /^([RP]S(256|384|512)|ES(256|384|512)|EdDSA|Ed25519)$/.test(algorithm)

/**
 * Checks a token's signature with a secret, or with a public key as PEM, certificate, JWK or JWKS. `isBase64`: the secret is
 * written in Base64.
 */
export async function checkSignature(token: Token, key: string, isBase64: boolean): Promise<Verdict> {
  const { algorithm } = token
  if (!globalThis.crypto?.subtle) return 'no-web-crypto'
  if (!isKnown(algorithm)) return 'unsupported'
  const text = key.trim()
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return 'private-key'
  const jwks = keysIn(text)
  if (jwks) return checkWithSet(token, jwks)
  if (isHmac(algorithm)) return checkWithSecret(token, key, isBase64)
  if (!text.startsWith('-----BEGIN ')) return 'needs-public-key'
  try {
    return await check(token, await importPem(text, algorithm))
  } catch {
    return 'wrong-key'
  }
}

async function checkWithSecret(token: Token, key: string, isBase64: boolean): Promise<Verdict> {
  if (/^\s*-----BEGIN /.test(key)) return 'needs-secret'
  if (!isBase64) return check(token, new TextEncoder().encode(key))
  const secret = decode(key)
  return secret.ok && secret.value.length > 0 ? check(token, secret.value) : 'not-base64'
}

/** With a set, any of the keys that the token may mean. */
async function checkWithSet(token: Token, keys: readonly JWK[]): Promise<Verdict> {
  const usable = keys.filter((key) => fits(key, token.algorithm))
  const named = usable.filter(({ kid }) => kid !== undefined && kid === token.keyId)
  let verdict: Verdict = keys.length > 1 ? 'no-key-in-set' : 'wrong-key'
  for (const key of named.length > 0 ? named : usable) {
    const result = await checkWithJwk(token, key)
    if (result === 'valid') return result
    if (verdict !== 'invalid') verdict = result
  }
  return verdict
}

async function checkWithJwk(token: Token, { kty, n, e, crv, x, y, k }: JWK): Promise<Verdict> {
  try {
    // Only the public parts, in case it's a private key.
    return await check(token, await importJWK(defined({ kty, n, e, crv, x, y, k }), token.algorithm))
  } catch {
    return 'wrong-key'
  }
}

const defined = (jwk: object): JWK => Object.fromEntries(Object.entries(jwk).filter(([, part]) => part !== undefined))

const curves: Readonly<Record<string, string>> = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521' }

function fits({ kty, crv, alg }: JWK, algorithm: string): boolean {
  if (alg !== undefined && alg !== algorithm && !(/^Ed/.test(alg) && /^Ed/.test(algorithm))) return false
  if (isHmac(algorithm)) return kty === 'oct'
  if (algorithm.startsWith('ES')) return kty === 'EC' && crv === curves[algorithm]
  return algorithm.startsWith('Ed') ? kty === 'OKP' : kty === 'RSA'
}

async function check({ compact, algorithm }: Token, key: Key | CryptoKey): Promise<Verdict> {
  try {
    await compactVerify(compact, key, { algorithms: [algorithm] })
    return 'valid'
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'invalid'
    // A signature that isn't Base64, for example.
    if (error instanceof errors.JWSInvalid) return 'invalid'
    return error instanceof errors.JOSENotSupported ? 'unsupported' : 'wrong-key'
  }
}

/** The keys of a JWK or a JWKS; undefined for other texts. */
function keysIn(text: string): readonly JWK[] | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const json = JSON.parse(text) as { keys?: unknown; kty?: unknown }
    const keys = Array.isArray(json.keys) ? json.keys : [json]
    return keys.filter((key): key is JWK => typeof key === 'object' && key !== null && typeof key.kty === 'string')
  } catch {
    return undefined
  }
}

function importPem(pem: string, algorithm: string): Promise<CryptoKey> {
  if (pem.startsWith('-----BEGIN CERTIFICATE-----')) {
    // The first one of a chain is that of the signer.
    return importX509(pem.slice(0, pem.indexOf('-----END') + 25), algorithm)
  }
  if (pem.startsWith('-----BEGIN RSA PUBLIC KEY-----')) return importSPKI(spkiOf(pem), algorithm)
  return importSPKI(pem, algorithm)
}

/** A PKCS #1 key as SPKI (RFC 8017, A.1.1, in RFC 5280, 4.1): `SEQUENCE { rsaEncryption, BIT STRING { key } }`. */
function spkiOf(pem: string): string {
  const key = decode(pem.replace(/-----[^-]+-----/g, ''))
  const bytes = key.ok ? [...key.value] : []
  const rsaEncryption = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00]
  const der = tagged(0x30, [...rsaEncryption, ...tagged(0x03, [0, ...bytes])])
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...der))}\n-----END PUBLIC KEY-----`
}

/** DER: a tag, the length of the content, and the content. */
function tagged(tag: number, content: readonly number[]): number[] {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return [tag, ...size, ...content]
}
