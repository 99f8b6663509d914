import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/base64-tool/base64-tool'
import { formatJson, tonesOf } from '../../../src/engine/base64-tool/json-text'
import { readToken, textOfToken, tokenIn, validityOf } from '../../../src/engine/base64-tool/jwt'
import { readOptions } from '../../../src/engine/base64-tool/options'
import { eachRow } from '../../each-row'
import { valueIn } from '../../results'
import signed from './view.signature.oracle.json'

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: unknown, header: unknown = { alg: 'HS256' }, signature = 'c2ln') =>
  `${part(header)}.${part(payload)}.${signature}`

// RFC 7519, section 3.1.
const rfc7519 = `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9
.
eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt
cGxlLmNvbS9pc19yb290Ijp0cnVlfQ
.
dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`

describe('a token', () => {
  it('of RFC 7519, section 3.1, is read with its line breaks', () => {
    expect(readToken(rfc7519)).toMatchObject({
      form: 'signed',
      algorithm: 'HS256',
      header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
      payload: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
      claims: [
        { name: 'iss', text: 'joe' },
        { name: 'exp', text: '1300819380', seconds: 1_300_819_380 },
      ],
    })
  })

  it('of RFC 7519, section 6.1, is unsigned', () => {
    const text =
      'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.'
    expect(readToken(text)).toMatchObject({ form: 'unsigned', algorithm: 'none' })
  })

  it('of RFC 7516, appendix A.1, is encrypted', () => {
    const text =
      'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGe.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ'
    expect(readToken(text)).toMatchObject({ form: 'encrypted', algorithm: 'RSA-OAEP', claims: [] })
    expect(readToken(text)?.payload).toBeUndefined()
    expect(evaluate({ mode: 'decode', text })).toMatchObject({
      ok: true,
      value: { text: '{\n  "header": {\n    "alg": "RSA-OAEP",\n    "enc": "A256GCM"\n  }\n}' },
    })
  })

  eachRow(signed.cases)('$algorithm of Python’s json is read as it was written', ({ token, algorithm }) => {
    for (const text of [token, `Bearer ${token}`, `Authorization: Bearer ${token}\n`, `"${token}"`]) {
      const read = readToken(text)
      expect(read).toMatchObject({ form: 'signed', algorithm, compact: token })
      expect(JSON.parse(read?.payload ?? '')).toEqual({ sub: '1234567890', name: 'Grüße', exp: 1_900_000_000 })
    }
  })

  it('keeps numbers and keys as they are written', () => {
    const payload = '{"id":12345678901234567890,"a":1.0,"a":2,"__proto__":{"exp":1}}'
    expect(readToken(tokenOf(payload))?.payload).toBe(
      '{\n  "id": 12345678901234567890,\n  "a": 1.0,\n  "a": 2,\n  "__proto__": {\n    "exp": 1\n  }\n}',
    )
    expect(readToken(tokenOf(payload))?.claims).toEqual([])
  })

  it('has a time that is probably in milliseconds', () => {
    expect(readToken(tokenOf({ exp: 1_800_000_000_000 }))?.claims).toMatchObject([{ isMilliseconds: true }])
    expect(readToken(tokenOf({ exp: 1e300, iat: 'now', nbf: null }))?.claims).toEqual([])
  })

  it('has an audience of several', () => {
    expect(readToken(tokenOf({ aud: ['a', 'b', 3] }))?.claims).toEqual([{ name: 'aud', text: 'a, b' }])
  })
})

// RFC 7515, section 7.1: a token is Base64url. Only such a text is decoded.
eachRow([
  ['decode', 'base64', true],
  ['decode', 'base64url', true],
  ['decode', 'hex', false],
  ['decode', 'base32', false],
  ['encode', 'base64', false],
  ['encode', 'hex', false],
] as const)('to %s %s, a text is read as a token: %s', (mode, encoding, isToken) => {
  const options = valueIn(readOptions({ mode, encoding }))
  expect(tokenIn(rfc7519, options) !== undefined).toBe(isToken)
})

describe('another text', () => {
  eachRow([
    '', 'a.b.c', 'www.example.com', 'eyJhIjoxfQ.eyJhIjoxfQ.c2ln', 'e.e.e', 'eyJhbGciOiJIUzI1NiJ9', 'eyJhbGciOiJIUzI1NiJ9.e30',
    'eyJhbGciOiJIUzI1NiJ9.e30.a.b', 'eyJhbGciOiJIUzI1NiJ9.e30.a.b.c', 'eyJhbGciOjF9.e30.a', 'Zm9v.YmFy.YmF6',
  ])('%s is no token', (text) => {
    expect(readToken(text)).toBeUndefined()
  }) // biome-ignore format: a list to look through

  it('with a period is still no Base64', () => {
    expect(evaluate({ mode: 'decode', text: 'Zm9v.YmFy.YmF6' })).toMatchObject({
      ok: false,
      issues: [{ code: 'invalid-character', at: { line: 1, column: 5 } }],
    })
  })
})

describe('validity', () => {
  eachRow([
    [{}, 'no-expiry'],
    [{ exp: 1000 }, 'expired'],
    [{ exp: 1001 }, 'valid'],
    [{ nbf: 1001 }, 'not-yet-valid'],
    [{ nbf: 1000 }, 'no-expiry'],
    [{ nbf: 1001, exp: 2000 }, 'not-yet-valid'],
    [{ nbf: 900, exp: 2000 }, 'valid'],
    [{ nbf: 2000, exp: 900 }, 'expired'],
  ])('of %j at 1000 is %s', (payload, state) => {
    const token = readToken(tokenOf(payload))
    expect(token && validityOf(token, 1000).state).toBe(state)
  })
})

describe('JSON text', () => {
  it('is indented as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        const value = JSON.parse(json)
        const plain = JSON.stringify(value)
        // Integer-like keys and -0 aside, which JSON.parse changes.
        if (plain === json) expect(formatJson(json)).toBe(JSON.stringify(value, null, 2))
        expect(JSON.parse(formatJson(json) ?? '')).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })

  it('is colored without loss', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(
          tonesOf(text)
            .map((each) => each.text)
            .join(''),
        ).toBe(text)
      }),
    )
    expect(tonesOf('{"a": [1, "b", null]}').map(({ tone }) => tone)).toEqual([
      'plain', 'key', 'plain', 'plain', 'number', 'plain', 'string', 'plain', 'word', 'plain',
    ]) // biome-ignore format: a list
  })

  it('that isn’t JSON is undefined', () => {
    expect(formatJson('{a:1}')).toBeUndefined()
  })

  it('of 50,000 levels is formatted in time', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const token = readToken(tokenOf(deep))
    expect(token?.payload?.length ?? 0).toBeGreaterThan(100_000)
    expect(token && textOfToken(token).length).toBeGreaterThan(100_000)
  })
})
