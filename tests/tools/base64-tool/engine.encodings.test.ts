import { base32crockford, base58 as scureBase58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, type Encoding, encodings, evaluate, type Request } from '../../../src/engine/base64-tool/base64-tool'
import { createDecoderOf, createStyledEncoder } from '../../../src/engine/base64-tool/encodings'
import { eachRow } from '../../each-row'
import oracle from './engine.encodings.oracle.json'

const run = (input: Partial<Request>) => {
  const result = evaluate({ mode: 'encode', text: '', ...input })
  return result.ok ? result.value.text : result.issues[0]
}
/** Any bytes, as the text of ISO-8859-1. */
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const encoded = (bytes: Uint8Array, options: Partial<Request>) => {
  const style = { unpadded: false, uppercase: false, ...options, wrap: Number(options.wrap ?? 0) }
  const encoder = createStyledEncoder(style as never)
  return Buffer.concat([encoder.push(bytes), encoder.end()]).toString()
}
const decoded = (text: string, encoding: Encoding) => {
  const result = decode(text, encoding)
  return result.ok ? Buffer.from(result.value).toString('hex') : result.issues[0]?.code
}

describe('the test vectors of RFC 4648, section 10', () => {
  const vectors: [Encoding, readonly string[]][] = [
    ['base64', ['Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy']],
    ['base32', ['MY======', 'MZXQ====', 'MZXW6===', 'MZXW6YQ=', 'MZXW6YTB', 'MZXW6YTBOI======']],
    ['base32hex', ['CO======', 'CPNG====', 'CPNMU===', 'CPNMUOG=', 'CPNMUOJ1', 'CPNMUOJ1E8======']],
    ['hex', ['66', '666F', '666F6F', '666F6F62', '666F6F6261', '666F6F626172']],
  ]
  eachRow(vectors)('of %s', (encoding, texts) => {
    texts.forEach((text, index) => {
      const plain = 'foobar'.slice(0, index + 1)
      expect(run({ text: plain, encoding, uppercase: true })).toBe(text)
      expect(run({ mode: 'decode', text, encoding })).toBe(plain)
      expect(
        run({ mode: 'decode', text: text.toLowerCase(), encoding: encoding === 'base64' ? 'hex' : encoding }),
      ).toEqual(encoding === 'base64' ? expect.objectContaining({ code: 'not-in-alphabet' }) : plain)
      expect(run({ text: plain, encoding, unpadded: true, uppercase: true })).toBe(text.replaceAll('=', ''))
    })
  })
})

// draft-msporny-base58-03, section 5; Bitcoin Core, src/test/data/base58_encode_decode.json.
describe('the published vectors of Base58', () => {
  eachRow([
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
  ])('%s', (text, base58) => {
    expect(run({ text, encoding: 'base58' })).toBe(base58)
    expect(run({ mode: 'decode', text: base58, encoding: 'base58' })).toBe(text)
  })

  eachRow([
    ['0000287fb4cd', '11233QC4'],
    ['61', '2g'],
    ['626262', 'a3gV'],
    ['636363', 'aPEr'],
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['516b6fcd0f', 'ABnLTmg'],
    ['bf4f89001e670274dd', '3SEo3LWLoPntC'],
    ['572e4794', '3EFU7m'],
    ['ecac89cad93923c02321', 'EJDM8drfXA6uyA'],
    ['10c8511e', 'Rt5zm'],
    ['00000000000000000000', '1111111111'],
  ])('%s is %s', (hex, base58) => {
    expect(encoded(Buffer.from(hex, 'hex'), { encoding: 'base58' })).toBe(base58)
    expect(decoded(` ${base58}\n`, 'base58')).toBe(hex)
  })
})

describe('matches Python (engine.encodings.oracle.py)', () => {
  eachRow(oracle.bytes)('$hex', (data) => {
    const bytes = Buffer.from(data.hex, 'hex')
    for (const encoding of encodings) {
      const text = data[encoding]
      expect(encoded(bytes, { encoding })).toBe(text)
      expect(encoded(bytes, { encoding, unpadded: true })).toBe(text.replace(/=+$/, ''))
      expect(decoded(text, encoding)).toBe(data.hex)
      expect(decoded(text.replace(/=+$/, ''), encoding)).toBe(data.hex)
      expect(decoded(text.replace(/.{5}/g, '$&\r\n '), encoding)).toBe(data.hex)
    }
    expect(encoded(bytes, { encoding: 'hex', uppercase: true })).toBe(data.upper)
    expect(encoded(bytes, { encoding: 'base64', wrap: '64' })).toBe(data.wrap64)
    expect(encoded(bytes, { encoding: 'base64', wrap: '76' })).toBe(data.wrap76)
    expect(encoded(bytes, { encoding: 'hex', wrap: '7' })).toBe(data.wrap7)
    const pairs = data.hex.match(/../g) ?? []
    const notations = [data.upper, data.separated, data.spaced, `0x${pairs.join(', 0x')}`, `\\x${pairs.join('\\x')}`]
    for (const text of [...notations, `%${pairs.join('%')}`, `0x${data.hex}`, pairs.join('-')]) {
      expect(decoded(text, 'hex')).toBe(data.hex)
    }
    for (const text of [data.base32.toLowerCase(), data.base32hex.toLowerCase()]) {
      expect(decoded(text, text === data.base32.toLowerCase() ? 'base32' : 'base32hex')).toBe(data.hex)
    }
  })

  it('accepts the Base32 that Python accepts', () => {
    for (const [text, isError] of oracle.base32 as [string, boolean][]) {
      // Python takes '=' only at the end of the last group, and so do we, but it needs it.
      if (!isError) expect(decoded(text, 'base32')).toMatch(/^[\da-f]*$/)
      else if (/[018!]/.test(text)) expect(decoded(text, 'base32')).toBe('not-in-alphabet')
    }
  })

  eachRow(oracle.base16 as [string, boolean][])('%s is hex: error %s', (text, isError) => {
    expect(/^[\da-f]*$/.test(decoded(text, 'hex') ?? '')).toBe(!isError)
  })
})

// Look-alikes: the table at crockford.com/base32.html, in which o is 0, and i and l are 1.
describe('Crockford’s Base32', () => {
  it('reads look-alikes, lower case and hyphens', () => {
    expect(decoded('91jp-rv3f', 'crockford')).toBe(decoded('9IJPRV3F', 'crockford'))
    expect(decoded('oO0', 'crockford')).toBe(decoded('000', 'crockford'))
    expect(decoded('iIlL', 'crockford')).toBe(decoded('1111', 'crockford'))
    expect(decoded('91U', 'crockford')).toBe('not-in-alphabet')
  })
})

describe('matches @scure/base', () => {
  it('in Base58 and Crockford’s Base32', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        expect(encoded(bytes, { encoding: 'base58' })).toBe(scureBase58.encode(bytes))
        expect(encoded(bytes, { encoding: 'crockford' })).toBe(base32crockford.encode(bytes))
      }),
      { numRuns: 500 },
    )
  })
})

describe('invalid input', () => {
  eachRow([
    ['base32', 'MZXW1===', 'not-in-alphabet', { line: 1, column: 5 }, { character: '1', encoding: 'Base32' }],
    ['base32', 'MZXW6==', 'base32-padding', { line: 1, column: 7 }, {}],
    ['base32', 'MZXW6YTBO', 'base32-cut-off', { line: 1, column: 9 }, {}],
    ['base32', 'MZ=W6YTB', 'base32-padding', { line: 1, column: 4 }, {}],
    ['hex', '48\n6G', 'not-in-alphabet', { line: 2, column: 2 }, { character: 'G', encoding: 'hex' }],
    ['hex', '486', 'odd-digits', { line: 1, column: 3 }, {}],
    ['hex', '48x', 'not-in-alphabet', { line: 1, column: 3 }, { character: 'x' }],
    ['hex', '48=', 'not-in-alphabet', { line: 1, column: 3 }, { character: '=' }],
    ['base58', '2NEpo0', 'not-in-alphabet', { line: 1, column: 6 }, { character: '0', encoding: 'Base58' }],
    ['base58', 'Il', 'not-in-alphabet', { line: 1, column: 1 }, { character: 'I' }],
    ['base64url', 'Zm9v!', 'invalid-character', { line: 1, column: 5 }, { character: '!' }],
  ])('%s: %s gives %s at %j', (encoding, text, code, at, values) => {
    expect(run({ mode: 'decode', text, encoding })).toMatchObject({
      code,
      field: 'text',
      at,
      values: { ...at, ...values },
    })
  })

  it('limits Base58 to 10,000 bytes', () => {
    expect(run({ text: 'a'.repeat(10_000), encoding: 'base58' })).toHaveLength(13_657)
    expect(run({ text: 'a'.repeat(10_001), encoding: 'base58' })).toMatchObject({ code: 'too-long' })
    expect(run({ mode: 'decode', text: '2'.repeat(20_000), encoding: 'base58' })).toMatchObject({
      code: 'too-long',
      field: 'text',
      values: { max: 10_000 },
    })
  })

  eachRow([
    [{ encoding: 'base16' }, 'unknown-encoding'],
    [{ charset: 'utf-7' }, 'unknown-charset'],
    [{ wrap: '0' }, 'wrong-wrap'],
    [{ wrap: '-4' }, 'wrong-wrap'],
    [{ wrap: '10001' }, 'wrong-wrap'],
    [{ wrap: 'wide' }, 'wrong-wrap'],
  ])('%j is %s', (input, code) => {
    expect(run({ text: 'a', ...input })).toMatchObject({ code, field: Object.keys(input)[0] })
  })
})

describe('properties', () => {
  it('decodes what it encodes, in every encoding and style', () => {
    const style = fc.record({
      encoding: fc.constantFrom(...encodings),
      unpadded: fc.boolean(),
      uppercase: fc.boolean(),
      wrap: fc.nat(90).map((width) => (width ? `${width}` : '')),
    })
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), style, (bytes, options) => {
        const text = run({ text: latin1(bytes), charset: 'iso-8859-1', ...options })
        if (!latin1(bytes).trim()) return
        expect(decoded(text as string, options.encoding)).toBe(Buffer.from(bytes).toString('hex'))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the same result wherever a file is split', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 100 }),
        fc.constantFrom(...encodings),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (bytes, encoding, cut, wrap) => {
          const whole = encoded(bytes, { encoding, wrap: `${wrap}` })
          const encoder = createStyledEncoder({ encoding, wrap, unpadded: false, uppercase: false })
          const decoder = createDecoderOf(encoding)
          const texts: Uint8Array[] = []
          const back: Uint8Array[] = []
          for (let at = 0; at < bytes.length; at += cut) texts.push(encoder.push(bytes.subarray(at, at + cut)))
          texts.push(encoder.end())
          expect(Buffer.concat(texts).toString()).toBe(whole)
          for (let at = 0; at < whole.length; at += cut) back.push(decoder.push(Buffer.from(whole.slice(at, at + cut))))
          back.push(decoder.end())
          expect([...Buffer.concat(back)]).toEqual([...bytes])
        },
      ),
    )
  })
})
