import { describe, expect, it } from 'vitest'
import { betterEncoding, guess } from '../../../src/engine/base64-tool/guess'
import { eachRow } from '../../each-row'
import { files, textOf } from '../../sources'
import charsets from './engine.charsets.oracle.json'
import encodings from './engine.encodings.oracle.json'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')

describe('what looks encoded', () => {
  eachRow([
    ['SGVsbG8sIFdvcmxkIQ==', 'base64'],
    ['R3LDvMOfZQ==', 'base64'],
    ['SGVsbG8h', 'base64'],
    ['eyJhIjoxfQ==', 'base64'],
    ['eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'base64'],
    ['iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAKElEQVR42mN4', 'base64'],
    [
      (base64('The quick brown fox jumps over the lazy dog. '.repeat(9)).match(/.{1,76}/g) ?? []).join('\r\n'),
      'base64',
    ],
    ['48656c6c6f2c20576f726c6421', 'hex'],
    ['48 65 6c 6c 6f 2c 20 57', 'hex'],
    ['48:65:6C:6C:6F:2C:20:57', 'hex'],
    ['0x48, 0x65, 0x6c, 0x6c, 0x6f', 'hex'],
    ['\\x48\\x65\\x6c\\x6c\\x6f', 'hex'],
    ['JBSWY3DPFQQFO33SNRSCC===', 'base32'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data-uri'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'jwt'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'jwt'],
    ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'basic'],
  ])('%.60s is %s', (text, expected) => {
    expect(guess(text)?.guess).toBe(expected)
    expect(guess(` ${text}\n`)?.guess).toBe(expected)
  })

  it('is found in a long text by its beginning', () => {
    const long = 'Grüße aus 東京. '.repeat(50_000)
    expect(guess(base64(long))?.guess).toBe('base64')
    expect(guess(hex(long))?.guess).toBe('hex')
  })

  it('is nearly every text of 15 bytes or more in Base64 and hex', () => {
    const texts = charsets.cases.map(({ text }) => text).filter((text) => Buffer.from(text).length >= 15)
    const missed = [...new Set(texts)].filter((text) => guess(base64(text))?.guess !== 'base64')
    expect(missed).toEqual([])
    expect([...new Set(texts)].filter((text) => guess(hex(text))?.guess !== 'hex')).toEqual([])
  })
})

describe('what does not look encoded', () => {
  eachRow([
    '', ' ', 'password', 'Password1', 'abcd', 'deadbeef', '20260615', '2026-06-15', '12 34 56 78', '1234567890123456',
    'Implante', 'bindings', 'Pygments', 'e0d2b09b', 'df9d564a', '0x67332667', '40,41,42,43', 'facade', 'ABCDEFGHIJKLMNOP',
    'd41d8cd98f00b204e9800998ecf8427e', '550e8400-e29b-41d4-a716-446655440000', 'getElementsByClassName',
    '/usr/local/share/doc', 'com.example.some.package', 'a.b.c', 'Hello, World!', 'The quick brown fox', 'JBSWY3DP',
    'data:text/plain,hello', 'Basic training', 'Basic QWxhZGRpbg', '+1 555 0100', 'AKIAIOSFODNN7EXAMPLE',
  ])('%s', (text) => {
    expect(guess(text)).toBeUndefined()
  }) // biome-ignore format: a list to look through

  it('includes the words and names of this repository', () => {
    const words = new Set(
      files.flatMap((path) => (path.startsWith('tests/') ? [] : (textOf(path).match(/[\w$./+-]{6,40}/g) ?? []))),
    )
    expect(words.size).toBeGreaterThan(10_000)
    // Samples and file signatures.
    const ignored = /^(eyJ|iVBOR|Zm9vYmFy|255044462d|53514c69)/
    expect([...words].filter((word) => guess(word) && !ignored.test(word))).toEqual([])
  })

  it('includes random bytes in any encoding', () => {
    const random = encodings.bytes.filter(({ hex }) => hex.length > 12)
    expect(random.length).toBeGreaterThan(150)
    expect(
      random.filter(({ base64, hex, base32 }) => guess(base64) || guess(hex) || guess(base32)).map(({ hex }) => hex),
    ).toEqual([])
  })
})

describe('a better encoding', () => {
  eachRow([
    ['48656c6c6f2c20576f726c64', 'base64', 'hex'],
    ['48 65 6c 6c 6f', 'base64', 'hex'],
    ['JBSWY3DPFQQFO33SNRSCC===', 'base64', 'base32'],
    ['JBSWY3DPFQQFO33SNRSCC===', 'hex', 'base32'],
    ['SGVsbG8sIFdvcmxkIQ==', 'hex', 'base64'],
    ['SGVsbG8sIFdvcmxkIQ==', 'base32', 'base64'],
    ['2NEpo7TZRRrLZSi2U', 'base64', 'base58'],
    ['SGVsbG8sIFdvcmxkIQ==', 'base64', undefined],
    ['SGVsbG8sIFdvcmxkIQ==', 'base64url', undefined],
    ['48656c6c6f', 'hex', undefined],
    ['not encoded', 'base64', undefined],
    ['', 'hex', undefined],
  ] as const)('%s as %s: %s', (text, chosen, better) => {
    expect(betterEncoding(text, chosen)).toBe(better)
  })
  // By hand: as hex, it's '纍+' again and again. It's readable as Base32hex too. A line break makes an odd number of digits
  // at the beginning, which is all that's read of a long text.
  it('isn’t needed for a long text whose beginning ends within a byte', () => {
    const line = 'e7ba8d2b'.repeat(10)
    expect(betterEncoding(`${line}\n${'e7ba8d2b'.repeat(600)}`, 'hex')).toBeUndefined()
    expect(betterEncoding(`${line}\n${'e7ba8d2b'.repeat(600)}`, 'base64')).toBe('hex')
    expect(betterEncoding('e7ba8d2b'.repeat(600), 'base32')).toBe('hex')
  })
})
