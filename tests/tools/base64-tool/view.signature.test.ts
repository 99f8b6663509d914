import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readToken } from '../../../src/engine/base64-tool/jwt'
import { checkSignature, type Verdict } from '../../../src/widgets/base64-tool/token/signature'
import { eachRow } from '../../each-row'
import oracle from './view.signature.oracle.json'

const check = (text: string, key: string, isBase64 = false): Promise<Verdict | undefined> => {
  const token = readToken(text)
  return token ? checkSignature(token, key, isBase64) : Promise.resolve(undefined)
}

/** Another payload with the same signature. */
function tampered(token: string): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from('{"sub":"admin"}').toString('base64url'), signature].join('.')
}

const cases = oracle.cases.flatMap(({ algorithm, token, keys }) =>
  Object.entries(keys).map(([kind, key], index) => ({ algorithm, kind, token, key, index })),
)

describe('tokens signed by Python’s cryptography (view.signature.oracle.py)', () => {
  eachRow(cases)('$algorithm with a key as $kind', async ({ token, key, kind }) => {
    expect(await check(token, key, kind === 'base64')).toBe('valid')
    expect(await check(`Bearer ${token}\n`, key, kind === 'base64')).toBe('valid')
    expect(await check(tampered(token), key, kind === 'base64')).toBe('invalid')
    expect(await check(token.slice(0, -6), key, kind === 'base64')).toBe('invalid')
  })

  eachRow(oracle.cases)('$algorithm with another key', async ({ token, other }) => {
    expect(await check(token, other)).toBe('invalid')
  })

  eachRow(oracle.cases.filter((each) => each.private))(
    '$algorithm refuses a private key',
    async ({ token, private: pem }) => {
      expect(await check(token, pem ?? '')).toBe('private-key')
    },
  )
})

// The keys and signatures of RFC 7515, appendix A.
describe('RFC 7515', () => {
  it('A.1: HS256', async () => {
    const token =
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const k = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow'
    expect(await check(token, JSON.stringify({ kty: 'oct', k }))).toBe('valid')
    expect(await check(token, k, true)).toBe('valid')
    expect(await check(token, k)).toBe('invalid')
  })

  it('A.2: RS256', async () => {
    const token =
      'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw'
    const n =
      'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ'
    expect(await check(token, JSON.stringify({ kty: 'RSA', n, e: 'AQAB' }))).toBe('valid')
    expect(await check(tampered(token), JSON.stringify({ kty: 'RSA', n, e: 'AQAB' }))).toBe('invalid')
  })

  it('A.3: ES256', async () => {
    const token =
      'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q'
    const key = {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
    }
    expect(await check(token, JSON.stringify(key))).toBe('valid')
    expect(await check(tampered(token), JSON.stringify(key))).toBe('invalid')
  })

  it('A.4: ES512', async () => {
    const token =
      'eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn'
    const key = {
      kty: 'EC',
      crv: 'P-521',
      x: 'AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUxcWceqwQGk',
      y: 'ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2',
    }
    expect(readToken(token)?.payload).toBe('Payload')
    expect(await check(token, JSON.stringify(key))).toBe('valid')
  })
})

// RFC 8037, appendix A.4.
it('RFC 8037: Ed25519', async () => {
  const token =
    'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg'
  const key = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
  expect(await check(token, JSON.stringify(key))).toBe('valid')
})

it('accepts tokens signed by Node’s crypto', async () => {
  const sign = (alg: string, signed: (data: string) => Buffer) => {
    const data = [{ alg }, { sub: 'x' }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${data}.${signed(data).toString('base64url')}`
  }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const es256 = sign('ES256', (data) =>
    createSign('sha256').update(data).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }),
  )
  expect(await check(es256, pem)).toBe('valid')
  expect(await check(es256, JSON.stringify(privateKey.export({ format: 'jwk' })))).toBe('valid')
  const hs384 = sign('HS384', (data) => createHmac('sha384', 'geheim').update(data).digest())
  expect(await check(hs384, 'geheim')).toBe('valid')
  expect(await check(hs384, pem)).toBe('needs-secret')
})

describe('a key that cannot be used', () => {
  const [first] = oracle.cases
  const hmac = first?.token ?? ''
  const of = (algorithm: string) => oracle.cases.find((each) => each.algorithm === algorithm)
  eachRow<[string, string, string, boolean, Verdict]>([
    ['a word for RS256', of('RS256')?.token ?? '', 'secret', false, 'needs-public-key'],
    ['an EC key for RS256', of('RS256')?.token ?? '', of('ES256')?.keys.spki ?? '', false, 'wrong-key'],
    ['an EC JWK for RS256', of('RS256')?.token ?? '', of('ES256')?.keys.jwk ?? '', false, 'wrong-key'],
    ['P-384 for ES256', of('ES256')?.token ?? '', of('ES384')?.keys.spki ?? '', false, 'wrong-key'],
    ['a set without RSA', of('RS256')?.token ?? '', of('ES256')?.keys.jwks ?? '', false, 'no-key-in-set'],
    [
      'damaged PEM',
      of('RS256')?.token ?? '',
      '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
      false,
      'wrong-key',
    ],
    ['a secret that is not Base64', hmac, 'geheim!', true, 'not-base64'],
    ['broken JSON', of('RS256')?.token ?? '', '{"kty":', false, 'needs-public-key'],
  ])('%s', async (_, token, key, isBase64, verdict) => {
    expect(await check(token, key, isBase64)).toBe(verdict)
  })

  it('of an unknown algorithm', async () => {
    const token = `${Buffer.from('{"alg":"XS1"}').toString('base64url')}.e30.AAAA`
    expect(await check(token, 'x')).toBe('unsupported')
  })
})
