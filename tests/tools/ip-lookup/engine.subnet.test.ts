import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  evaluate,
  example,
  exampleContext,
  type Input,
  initial,
  ipv6Facts,
  isNetworkLike,
  type Output,
  readSubject,
  writeNetwork,
} from '../../../src/engine/ip-lookup/ip-lookup'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.subnet.oracle.json'

const answerOf = (input: Partial<Input>): Output => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const subnetOf = (ip: string, more: Partial<Input> = {}) => {
  const { subnet } = answerOf({ ip, ...more })
  if (!subnet) throw new Error(`${ip} is no network`)
  return subnet
}

// Expected values: engine.subnet.oracle.py, with Python's ipaddress.
describe('Python’s ipaddress agrees', () => {
  it(`about ${oracle.typed.length} typed networks with prefixes, masks and wildcards`, () => {
    for (const [typed, cidr, address] of oracle.typed as [string, string, string][]) {
      const answer = answerOf({ ip: typed })
      expect([typed, answer.subnet?.cidr, answer.ip]).toEqual([typed, cidr, address])
      expect(answer.city).toBe('')
    }
  })

  it(`that ${oracle.wrong.length} others aren’t networks`, () => {
    for (const ip of oracle.wrong as string[]) expect([ip, typeof readSubject(ip)]).toEqual([ip, 'string'])
  })

  it(`about ${oracle.facts.length} networks, of each prefix length`, () => {
    for (const [cidr, network, last, first, end, hosts, mask, wildcard, addresses, bits, supernet] of oracle.facts) {
      expect(subnetOf(cidr as string)).toMatchObject({
        ...{ cidr, network, last, firstUsable: first, lastUsable: end, usableHosts: hosts, mask, wildcard, addresses },
        supernet,
      })
      expect(subnetOf(cidr as string).maskBits.join('')).toBe(bits)
    }
  })

  it(`about ${oracle.split.length} networks split by prefix`, () => {
    for (const [cidr, prefix, count, first, last] of oracle.split as [string, number, string, string[], string][]) {
      const { split } = subnetOf(cidr, { split: `/${prefix}` })
      expect([cidr, split?.prefix, split?.count]).toEqual([cidr, prefix, count])
      expect(split?.parts.slice(0, 5).map((part) => part.cidr)).toEqual(first)
      const end = subnetOf(cidr, { split: count, splitPage: split?.pages ?? '' }).split
      expect(end?.prefix).toBe(prefix)
      expect(end?.parts.at(-1)?.number).toBe(count)
      if (last) expect(end?.parts.at(-1)?.cidr).toBe(last)
    }
  })

  it(`whether ${oracle.contains.length} networks contain an address or a network`, () => {
    for (const [cidr, other, verdict] of oracle.contains as [string, string, string][]) {
      const { contains } = answerOf({ ip: cidr, testAddresses: other })
      expect([cidr, other, contains?.tests[0]?.verdict]).toEqual([cidr, other, verdict])
    }
  })

  it(`about ${oracle.ranges.length} ranges as the fewest networks`, () => {
    for (const [range, blocks] of oracle.ranges as [string, string[]][]) {
      const { summary, subnet } = answerOf({ ip: range })
      expect([range, summary?.blocks]).toEqual([range, blocks])
      expect(subnet?.cidr).toBe(blocks.length === 1 ? blocks[0] : undefined)
    }
  })

  it(`about ${oracle.lists.length} lists as the fewest networks`, () => {
    for (const [given, blocks] of oracle.lists as [string[], string[]][]) {
      const [first = '', ...others] = given
      expect(answerOf({ ip: given.join(', ') }).summary?.blocks).toEqual(blocks)
      expect(answerOf({ ip: first, combine: others.join('\n') }).summary).toMatchObject({
        given: given.length,
        count: blocks.length,
        blocks,
      })
    }
  })

  it(`about the contents of ${oracle.inside.length} IPv6 addresses`, () => {
    for (const [address, full, mapped, sixToFour, teredo] of oracle.inside as [
      string,
      string,
      string,
      string,
      string[],
    ][]) {
      const facts = ipv6Facts(address)
      expect([facts?.full, ipv6Facts(full)?.compressed]).toEqual([full, ipv6Facts(address)?.compressed])
      const { kind, ipv4, server } = facts?.embedded ?? { kind: '', ipv4: '', server: '' }
      expect(kind === 'mapped' ? ipv4 : '').toBe(mapped)
      expect(kind === '6to4' ? ipv4 : '').toBe(sixToFour)
      expect(kind === 'teredo' ? [server, ipv4] : []).toEqual(teredo)
    }
  })

  it(`about ${oracle.macs.length} hardware addresses in IPv6 addresses`, () => {
    for (const [address, mac] of oracle.macs as [string, string][]) expect(ipv6Facts(address)?.mac).toBe(mac)
  })

  it(`about the reverse DNS zones of ${oracle.zones.length} networks`, () => {
    for (const [cidr, first, last, count] of oracle.zones as [string, string, string, number][])
      expect(subnetOf(cidr).reverse).toEqual({ first, last, count, classless: '' })
  })
})

// Expected values: the RFCs named.
describe('a network', () => {
  it('has no broadcast address if it’s a /31 (RFC 3021), a /32 or IPv6', () => {
    const of = (ip: string) => subnetOf(ip).broadcast
    expect(['10.0.0.0/30', '10.0.0.0/31', '10.0.0.0/32', '2001:db8::/64'].map(of)).toEqual(['10.0.0.3', '', '', ''])
  })

  it('has neighbors, except at both ends', () => {
    expect(subnetOf('10.0.1.0/24')).toMatchObject({ previous: '10.0.0.0/24', next: '10.0.2.0/24' })
    expect(subnetOf('0.0.0.0/1')).toMatchObject({ previous: '', next: '128.0.0.0/1', supernet: '0.0.0.0/0' })
    expect(subnetOf('ffff::/16')).toMatchObject({ previous: 'fffe::/16', next: '' })
    expect(subnetOf('::/0')).toMatchObject({ previous: '', next: '', supernet: '' })
  })

  // RFC 2317, section 4: 192.0.2.0/25 and 192.0.2.128/26.
  it('smaller than a /24 has a classless reverse DNS zone', () => {
    expect(subnetOf('192.0.2.0/25').reverse).toEqual({
      first: '2.0.192.in-addr.arpa',
      last: '2.0.192.in-addr.arpa',
      count: 1,
      classless: '0/25.2.0.192.in-addr.arpa',
    })
    expect(subnetOf('192.0.2.130/26').reverse.classless).toBe('128/26.2.0.192.in-addr.arpa')
  })

  it('is never looked up, even with an answer at hand', () => {
    expect(evaluate({ ...initial, ip: '8.8.8.0/24' }, exampleContext)).toEqual(
      evaluate({ ...initial, ip: '8.8.8.0/24' }),
    )
  })

  it('isn’t in the answer about an address, whatever is left in the other fields', () => {
    const others = { split: '4', splitPage: '2', testAddresses: '10.0.0.1', combine: '10.0.0.0/8' }
    expect(evaluate({ ...example, ...others }, exampleContext)).toEqual(evaluate(example, exampleContext))
    expect(evaluate({ ip: '8.8.8.8' } as Input, exampleContext)).toEqual(evaluate(example, exampleContext))
  })
})

describe('text', () => {
  eachRow([
    ['10.0.0.0/33', 'ip: prefix-too-long'],
    ['2001:db8::/129', 'ip: prefix-too-long'],
    ['10.0.0.0/', 'ip: no-prefix'],
    ['10.0.0.0/x', 'ip: not-a-prefix'],
    ['2001:db8::/ffff::', 'ip: not-a-prefix'],
    ['10.0.0.0/08', 'ip: leading-zero'],
    ['010.0.0.0/8', 'ip: leading-zero'],
    ['10.0.0.0/255.0.255.0', 'ip: not-a-mask'],
    ['10.0.0.0 255.0.255.0', 'ip: not-a-mask'],
    ['10.0.0.0/255.255.255.256', 'ip: octet-too-large'],
    ['10.0.0.0/255.255.0255.0', 'ip: leading-zero'],
    ['10/8', 'ip: part-count'],
    ['256.0.0.0/8', 'ip: octet-too-large'],
    ['1.2.3.4 5.6.7.8', 'ip: not-an-address'],
    ['10.0.0.9-10.0.0.1', 'ip: ends-before-start'],
    ['10.0.0.9-1', 'ip: ends-before-start'],
    ['10.0.0.1-2001:db8::1', 'ip: mixed-versions'],
    ['10.0.0.1-300', 'ip: octet-too-large'],
    ['10.0.0.1-', 'ip: not-an-address'],
    ['http://10.0.0.0/8', 'ip: has-scheme'],
    ['example.com/24', 'ip: is-name'],
    ['10.0.0.1:80/24', 'ip: has-port'],
    ['10.0.0.0/8, 10.0.0', 'ip: part-count'],
  ])('%s is refused with its reason: %s', (ip, issue) => {
    expect(issuesOf({ ip })).toEqual([issue])
  })

  eachRow([
    ['192.168.1.77/24', '192.168.1.0/24'],
    ['10.0.0.0 255.255.0.0', '10.0.0.0/16'],
    ['10.0.0.0/0.0.255.255', '10.0.0.0/16'],
    ['  10.0.0.0 / 8 ', '10.0.0.0/8'],
    ['0.0.0.0 0.0.0.0', '0.0.0.0/0'],
    ['10.1.2.3 255.255.255.255', '10.1.2.3/32'],
    ['10.0.0.0-10.0.0.255', '10.0.0.0/24'],
    ['10.0.0.0–255', '10.0.0.0/24'],
    ['fe80::1%eth0/64', 'fe80::/64'],
    ['2001:DB8::/32', '2001:db8::/32'],
  ])('%s is the network %s', (ip, cidr) => {
    expect(subnetOf(ip).cidr).toBe(cidr)
  })

  it('is meant as a network from the character after its address on', () => {
    const networks = ['10.0.0.0/', '10.0.0.1-', '10.0.0.0 2', 'fe80::%en0/', '10.0.0.0,']
    expect(networks.map(isNetworkLike)).toEqual(networks.map(() => true))
    const others = ['', '10.0.0.1', '2001:db8::1', 'http://1.1.1.1/8', 'my-host.example', '8.8.8.8 ']
    expect(others.map(isNetworkLike)).toEqual(others.map(() => false))
  })

  it('with an error in a list has the line of the error', () => {
    const at = (input: Partial<Input>) => {
      const result = evaluate({ ...initial, ...input })
      return result.ok ? undefined : result.issues[0]
    }
    expect(at({ ip: '10.0.0.0/8', combine: '10.0.0.0/9\n10.0.0.0/99' })).toEqual({
      code: 'prefix-too-long',
      field: 'combine',
      at: { line: 2, column: 1 },
      values: { max: 32 },
    })
    expect(issuesOf({ ip: '10.0.0.0/8', combine: '10.0.0.0/9\n'.repeat(5001) })).toEqual(['combine: too-many-items'])
  })
})

describe('a split', () => {
  eachRow([
    ['4', 26, '4'],
    ['3', 26, '4'],
    ['1', 24, '1'],
    ['256', 32, '256'],
    ['/24', 24, '1'],
    ['/ 30', 30, '64'],
    ['２', 25, '2'],
  ])('of a /24 by %s has the prefix %i and %s parts', (split, prefix, count) => {
    expect(subnetOf('192.168.1.0/24', { split }).split).toMatchObject({ prefix, count })
  })

  eachRow([
    ['0', 'split: not-a-split'],
    ['x', 'split: not-a-split'],
    ['-2', 'split: not-a-split'],
    ['2.5', 'split: not-a-split'],
    ['/23', 'split: split-too-short'],
    ['/33', 'split: split-too-long'],
    ['257', 'split: too-many-parts'],
    ['9'.repeat(400), 'split: not-a-split'],
  ])('of a /24 by %s is refused: %s', (split, issue) => {
    expect(issuesOf({ ip: '192.168.1.0/24', split })).toEqual([issue])
  })

  it('has one page of 2^96 parts, and any other on request', () => {
    const page = (splitPage: string) => subnetOf('2001:db8::/32', { split: '/128', splitPage }).split
    expect(page('')).toMatchObject({ count: String(2n ** 96n), page: '1', pages: String(2n ** 90n) })
    expect(page('')?.parts.length).toBe(64)
    expect(page(String(2n ** 90n))?.parts.at(-1)).toMatchObject({
      number: String(2n ** 96n),
      cidr: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff/128',
    })
    for (const splitPage of ['0', 'x', '-1', String(2n ** 90n + 1n)])
      expect(issuesOf({ ip: '2001:db8::/32', split: '/128', splitPage })).toEqual(['splitPage: not-a-page'])
  })

  it('says which part an address is in', () => {
    const { contains } = answerOf({
      ip: '192.168.1.0/24',
      split: '/26',
      testAddresses: '192.168.1.130\n192.168.1.0/25',
    })
    expect(contains?.tests.map(({ part }) => part)).toEqual(['192.168.1.128/26', ''])
  })
})

describe('a test of what a network contains', () => {
  it('has a reason', () => {
    const lines = '10.0.1.5\n10.0.0.255\n10.0.2.0\n::1\n10.0.0.0/8\n10.0.1.128-10.0.2.3\n10.0.1\n\n10.0.1.0/25'
    const { contains } = answerOf({ ip: '10.0.1.0/24', testAddresses: lines })
    expect(
      contains?.tests.map(({ verdict, reason, block, limit, issue }) => [verdict, reason, block, limit, issue]),
    ).toEqual([
      ['inside', 'in-block', '10.0.1.0/24', '', ''],
      ['outside', 'below', '', '10.0.1.0', ''],
      ['outside', 'above', '', '10.0.1.255', ''],
      ['outside', 'other-version', '', '', ''],
      ['partly', 'larger', '10.0.1.0/24', '', ''],
      ['partly', 'overlaps', '10.0.1.128/25', '', ''],
      ['invalid', 'unreadable', '', '', 'part-count'],
      ['inside', 'in-block', '10.0.1.0/24', '', ''],
    ])
    expect(contains).toMatchObject({ inside: 2, untested: 0 })
  })

  it('works for ranges and lists, which have gaps', () => {
    const verdict = (ip: string, testAddresses: string) => answerOf({ ip, testAddresses }).contains?.tests[0]
    expect(verdict('10.0.0.1-10.0.0.9', '10.0.0.5')).toMatchObject({ verdict: 'inside', block: '10.0.0.4/30' })
    expect(verdict('10.0.0.1-10.0.0.9', '10.0.0.0')).toMatchObject({ reason: 'below', limit: '10.0.0.1' })
    expect(verdict('10.0.0.0/24, 10.0.2.0/24', '10.0.1.7')).toMatchObject({ verdict: 'outside', reason: 'between' })
    expect(verdict('10.0.0.0/24, ::/64', '::5')).toMatchObject({ verdict: 'inside' })
  })

  it('stops after 500 lines and says how many are left', () => {
    const { contains } = answerOf({ ip: '10.0.0.0/8', testAddresses: '10.0.0.1\n'.repeat(1500) })
    expect([contains?.tests.length, contains?.untested]).toEqual([500, 1000])
  })
})

// Expected values: RFC 6052, 2.4; RFC 4380, 4 (the example in Wikipedia's article on Teredo uses the same layout).
describe('an IPv6 address', () => {
  it('can end with an IPv4 address', () => {
    expect(ipv6Facts('64:ff9b::c000:221')).toMatchObject({
      mixed: '64:ff9b::192.0.2.33',
      embedded: { kind: 'nat64', ipv4: '192.0.2.33' },
    })
    expect(ipv6Facts('::ffff:c000:280')?.mixed).toBe('::ffff:192.0.2.128')
    expect(ipv6Facts('2001:db8::1')).toMatchObject({ mixed: '', embedded: null, zone: '', mac: '' })
  })

  it('is neither an IPv4 address nor any other text', () => {
    expect(['192.0.2.1', '2001:db8::g', ''].map(ipv6Facts)).toEqual([undefined, undefined, undefined])
  })

  it('can have a zone', () => {
    expect(ipv6Facts('fe80::1%eth0')).toMatchObject({ compressed: 'fe80::1', zone: 'eth0' })
  })

  it('of Teredo has its server, and its client’s address and port', () => {
    expect(ipv6Facts('2001:0000:4136:e378:8000:63bf:3fff:fdd2')?.embedded).toEqual({
      kind: 'teredo',
      ipv4: '192.0.2.45',
      server: '65.54.227.120',
      port: '40000',
    })
  })
})

describe('properties', () => {
  const interval = fc.constantFrom<4 | 6>(4, 6).chain((version) => {
    const integer = fc.bigInt({ min: 0n, max: 2n ** (version === 4 ? 32n : 128n) - 1n })
    return fc
      .tuple(integer, integer)
      .map(([a, b]) => (a < b ? { version, first: a, last: b } : { version, first: b, last: a }))
  })

  it('the networks of a range follow each other without gaps, and read back', () => {
    fc.assert(
      fc.property(interval, ({ version, first, last }) => {
        let next = first
        for (const block of blocksOf({ version, first, last })) {
          expect(block.first).toBe(next)
          expect(subnetOf(writeNetwork(block)).cidr).toBe(writeNetwork(block))
          next += 2n ** BigInt((version === 4 ? 32 : 128) - block.prefix)
        }
        expect(next).toBe(last + 1n)
      }),
    )
  })
})
