import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Address,
  classOf,
  evaluate,
  example,
  exampleContext,
  flagOf,
  initial,
  readAddress,
  readRecord,
  reverseName,
  scopeOf,
  writeAddress,
} from '../../../src/engine/ip-lookup/ip-lookup'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.oracle.json'

const addressOf = (text: string) => readAddress(text) as Address
const body = exampleContext.answer

// Expected values: engine.oracle.py, with Python's ipaddress, for the edges of all special ranges and random addresses.
describe('an address agrees with the oracle', () => {
  const rows = oracle as unknown as [string, 4 | 6, string, string, string, 'multicast' | 'global' | 'special'][]

  eachRow(rows)('%s', (typed, version, written, integer, reverse, kind) => {
    const address = addressOf(typed)
    expect(address).toEqual({ version, integer: BigInt(integer) })
    expect(reverseName(address)).toBe(reverse)
    expect(writeAddress(address)).toBe(written)
    const scope = scopeOf(address)
    // Python also considers unassigned IPv6 space and IPv4-embedded ranges global.
    const isAssigned = version === 4 || address.integer >> 125n === 1n
    const isEmbedded = scope === 'embedded'
    if (kind === 'multicast') expect(scope).toBe('multicast')
    else expect(scope === 'public').toBe(kind === 'global' && isAssigned && !isEmbedded)
  })
})

// Expected values: IANA's special-purpose address registries and the RFCs they cite.
describe('the scope', () => {
  eachRow([
    ['8.8.8.8', 'public'],
    ['10.255.255.255', 'private'],
    ['172.15.255.255', 'public'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['fd00::1', 'private'],
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['169.254.10.10', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['100.64.0.1', 'shared'],
    ['192.0.2.1', 'documentation'],
    ['198.51.100.7', 'documentation'],
    ['203.0.113.9', 'documentation'],
    ['2001:db8::1', 'documentation'],
    ['3fff:fff::1', 'documentation'],
    ['198.19.0.1', 'benchmarking'],
    ['2001:2::1', 'benchmarking'],
    ['224.0.0.251', 'multicast'],
    ['ff02::fb', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['0.0.0.0', 'unspecified'],
    ['::', 'unspecified'],
    ['::ffff:8.8.8.8', 'embedded'],
    ['64:ff9b::8.8.8.8', 'embedded'],
    ['2002:808:808::1', 'embedded'],
    ['240.0.0.1', 'reserved'],
    ['192.0.0.8', 'reserved'],
    ['192.0.0.9', 'public'],
    ['2001::1', 'reserved'],
    ['2001:20::1', 'public'],
    ['4000::1', 'reserved'],
    ['fec0::1', 'reserved'],
    ['2606:4700:4700::1111', 'public'],
  ])('of %s is %s', (text, scope) => {
    expect(scopeOf(addressOf(text))).toBe(scope)
  })
})

// Expected values: RFC 791, 3.2 and RFC 1112, 4.
describe('the class', () => {
  eachRow([
    ['0.0.0.1', 'A'],
    ['127.255.255.255', 'A'],
    ['128.0.0.0', 'B'],
    ['191.255.255.255', 'B'],
    ['192.0.0.0', 'C'],
    ['223.255.255.255', 'C'],
    ['224.0.0.0', 'D'],
    ['239.255.255.255', 'D'],
    ['240.0.0.0', 'E'],
    ['::1', ''],
  ])('of %s is %j', (text, found) => {
    expect(classOf(addressOf(text))).toBe(found)
  })
})

// Expected values: examples in RFC 5952, 4 and 5; RFC 4291, 2.2; RFC 3596, 2.5.
describe('IPv6', () => {
  eachRow([
    ['2001:0DB8::0001', '2001:db8::1'],
    ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['0:0:0:0:0:ffff:192.0.2.128', '::ffff:192.0.2.128'],
    ['10:0:0:0:0:0:0:10', '10::10'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
    ['::', '::'],
  ])('%s is written %s', (text, written) => {
    expect(writeAddress(addressOf(text))).toBe(written)
  })

  it('has the reverse DNS name in the standard', () => {
    expect(reverseName(addressOf('4321:0:1:2:3:4:567:89ab'))).toBe(
      'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa',
    )
  })
})

describe('text that is not an address', () => {
  eachRow([
    ['256.1.1.1', 'octet-too-large'],
    ['1.1.1.1000', 'octet-too-large'],
    ['010.1.1.1', 'leading-zero'],
    ['1.1.1.00', 'leading-zero'],
    ['1.2.3', 'part-count'],
    ['1.2.3.4.5', 'part-count'],
    ['1..2.3', 'part-count'],
    ['.1.2.3', 'part-count'],
    ['3232235777', 'part-count'],
    ['1.1.1.1:80', 'has-port'],
    ['[::1]:443', 'has-port'],
    ['[::1]', 'has-port'],
    ['http://1.1.1.1', 'has-scheme'],
    ['https://example.com/', 'has-scheme'],
    ['example.com', 'is-name'],
    ['münchen.de', 'is-name'],
    ['localhost', 'is-name'],
    [':', 'bad-groups'],
    [':::', 'bad-groups'],
    ['1::2::3', 'bad-groups'],
    ['1:2:3', 'bad-groups'],
    ['1:2:3:4:5:6:7:8:9', 'bad-groups'],
    ['1:2:3:4:5:6:7:8::', 'bad-groups'],
    ['12345::', 'bad-groups'],
    ['g::', 'bad-groups'],
    ['::1.2.3', 'bad-groups'],
    ['::256.1.1.1', 'bad-groups'],
    ['1.2.3.4::', 'bad-groups'],
    ['abc', 'not-an-address'],
    ['1.2.3.4 5.6.7.8', 'not-an-address'],
    ['٨.٨.٨.٨', 'not-an-address'],
    ['-1.2.3.4', 'not-an-address'],
  ])('%s: %s', (ip, code) => {
    expect(evaluate({ ...initial, ip }, { answer: body })).toEqual({ ok: false, issues: [{ code, field: 'ip' }] })
  })

  it('doesn’t include addresses with whitespace around them', () => {
    expect(valueIn(evaluate({ ...initial, ip: ' 8.8.8.8\n' })).ip).toBe('8.8.8.8')
  })
})

// Expected values: docs/rules.md; Unicode's regional indicators.
describe('a response', () => {
  it('gives all fields of docs/rules.md', () => {
    expect(evaluate(example, exampleContext)).toEqual({
      ok: true,
      value: {
        ip: '8.8.8.8',
        version: 'IPv4',
        scope: 'public',
        addressClass: 'A',
        integer: '134744072',
        hexadecimal: '0x08080808',
        reverseName: '8.8.8.8.in-addr.arpa',
        city: 'Mountain View',
        region: 'California',
        country_name: 'United States',
        country_flag_emoji: '🇺🇸',
        postal: '94043',
        latitude: 37.42301,
        longitude: -122.083352,
        timezone: 'America/Los_Angeles',
        org: 'GOOGLE',
        asn: 'AS15169',
        continent_code: 'NA',
        languages: 'en-US,es-US,haw,fr',
        currency: 'USD',
        currency_name: 'Dollar',
      },
    })
  })

  it('gives the visitor’s own address if none was requested', () => {
    expect(valueIn(evaluate({ ...initial, ip: '' }, exampleContext)).ip).toBe('8.8.8.8')
    const own = { ip: '2001:0db8:85a3::8a2e:0370:7334' }
    expect(valueIn(evaluate({ ...initial, ip: '' }, { answer: own }))).toMatchObject({
      version: 'IPv6',
      ip: '2001:db8:85a3::8a2e:370:7334',
    })
  })

  it('needs only an address', () => {
    expect(valueIn(evaluate({ ...initial, ip: '' }, { answer: { ip: '1.1.1.1' } }))).toMatchObject({
      city: '',
      latitude: null,
      longitude: null,
      country_flag_emoji: '',
    })
  })

  it('is used only where its values are valid', () => {
    const odd = {
      ...body,
      city: { name: 'x' },
      postal: 94043,
      latitude: '37.5',
      longitude: 181,
      org: ' G '.repeat(200),
    }
    expect(valueIn(evaluate(example, { answer: odd }))).toMatchObject({
      city: '',
      postal: '94043',
      latitude: 37.5,
      longitude: null,
    })
    expect(valueIn(evaluate(example, { answer: odd })).org.length).toBeLessThanOrEqual(200)
  })

  it('can include its own flag', () => {
    expect(valueIn(evaluate(example, { answer: { ...body, country_flag_emoji: '🏳️' } })).country_flag_emoji).toBe('🏳️')
    expect(['TR', 'gb', 'XX', '', 'USA', '1A'].map(flagOf)).toEqual(['🇹🇷', '🇬🇧', '🇽🇽', '', '', ''])
  })

  eachRow<[string, unknown, object]>([
    [
      'an error with its reason',
      { ip: '8.8.8.8', error: true, reason: 'Reserved IP Address' },
      { code: 'refused', values: { reason: 'Reserved IP Address' } },
    ],
    ['an error without one', { error: true }, { code: 'refused-silently' }],
    ['an error with an invalid reason', { error: true, reason: {} }, { code: 'refused-silently' }],
    ['about another address', { ...body, ip: '8.8.4.4' }, { code: 'not-an-answer' }],
    ['without an address', { city: 'x' }, { code: 'not-an-answer' }],
    ['an invalid address', { ip: 'x' }, { code: 'not-an-answer' }],
    ['null', null, { code: 'not-an-answer' }],
    ['text', 'oops', { code: 'not-an-answer' }],
    ['an array', [], { code: 'not-an-answer' }],
  ])('is an error if it’s %s', (_, answer, issue) => {
    expect(evaluate(example, { answer })).toEqual({ ok: false, issues: [issue] })
  })

  it('isn’t needed for facts about the address itself', () => {
    expect(valueIn(evaluate({ ...initial, ip: '192.168.0.1' }, exampleContext))).toMatchObject({
      ip: '192.168.0.1',
      scope: 'private',
      city: '',
      addressClass: 'C',
      integer: '3232235521',
      hexadecimal: '0xC0A80001',
      reverseName: '1.0.168.192.in-addr.arpa',
    })
    expect(valueIn(evaluate({ ...initial, ip: '0.0.0.9' })).hexadecimal).toBe('0x00000009')
    expect(valueIn(evaluate({ ...initial, ip: '::9' })).hexadecimal).toBe(`0x${'9'.padStart(32, '0')}`)
    expect(valueIn(evaluate(example)).integer).toBe('134744072')
    expect(errorsIn(evaluate({ ...initial, ip: ' ' }))).toEqual(['ip: missing'])
  })

  it('can’t pollute prototypes', () => {
    const hostile = JSON.parse('{"ip":"8.8.8.8","__proto__":{"city":"x"},"constructor":"y"}') as unknown
    expect(readRecord(hostile)).toMatchObject({ ok: true, value: { city: '' } })
  })
})

describe('properties', () => {
  const octet = fc.integer({ min: 0, max: 255 })

  it('canonical forms read back as the same address', () => {
    const address: fc.Arbitrary<Address> = fc.oneof(
      fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }).map((integer) => ({ version: 4 as const, integer })),
      fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((integer) => ({ version: 6 as const, integer })),
      fc.bigInt({ min: 0n, max: 2n ** 20n }).map((integer) => ({ version: 6 as const, integer: integer << 70n })),
    )
    fc.assert(
      fc.property(address, (address) => {
        expect(readAddress(writeAddress(address))).toEqual(address)
      }),
    )
  })

  it('the integer of an IPv4 address is made of its octets', () => {
    fc.assert(
      fc.property(octet, octet, octet, octet, (a, b, c, d) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        expect(valueIn(evaluate({ ...initial, ip: [a, b, c, d].join('.') })).integer).toBe(String(number))
      }),
    )
  })
})
