import { describe, expect, it } from 'vitest'
import { evaluateNetworks } from '../../../src/engine/ip-lookup/evaluate-networks'
import { exampleContext, type Input, initial } from '../../../src/engine/ip-lookup/ip-lookup'
import { copyOf, formatIn, sentenceText } from '../../../src/widgets/core/base/summary'
import { strings } from '../../../src/widgets/ip-lookup/ip-lookup.strings'
import { summarize } from '../../../src/widgets/ip-lookup/ip-lookup.summary'
import { valueIn } from '../../results'

function summaryOf(typed: Partial<Input>, { locale = 'en-US', ...context }: { locale?: string; answer?: object } = {}) {
  const input = { ...initial, ...typed }
  return summarize(valueIn(evaluateNetworks(input, context)), input, strings, formatIn(locale, 'USD'))
}

// Expected values: the service's response in example.ts, and Python's ipaddress.
describe('an address', () => {
  it('is copied with its location and its network', () => {
    expect(copyOf(summaryOf({ ip: '8.8.8.8' }, exampleContext))).toBe(`IP address: 8.8.8.8
🇺🇸 Mountain View, California, United States

Location
City: Mountain View
Region: California
Country: 🇺🇸 United States
Continent: North America
Postal code: 94043
Coordinates: 37.42301°, −122.083352°
Languages: en-US, es-US, haw, fr
Currency: Dollar (USD)
Time zone: America/Los_Angeles

Network
Organization: GOOGLE
ASN: AS15169
IP version: IPv4
Address type: Public
Class: A
Integer: 134744072
Hexadecimal: 0x08080808
Reverse DNS name: 8.8.8.8.in-addr.arpa`)
  })

  it('has Unknown for what the service doesn’t know', () => {
    const { sentence, lines } = summaryOf({ ip: '8.8.8.8' }, { answer: { ip: '8.8.8.8' } })
    expect(sentence && sentenceText(sentence)).toBe('Unknown')
    // Nine of the location, and two of the network.
    expect(lines.filter(({ text }) => text === 'Unknown')).toHaveLength(11)
  })

  it('without a location is copied with its explanation', () => {
    expect(copyOf(summaryOf({ ip: '192.168.0.10' }))).toBe(`IP address: 192.168.0.10
A private address for home and office networks. Many networks use the same ones, so it has no location.

IP version: IPv4
Address type: Private
Registered range: 192.168.0.0/16: Private-Use, RFC 1918
Class: C
Integer: 3232235530
Hexadecimal: 0xC0A8000A
Reverse DNS name: 10.0.168.192.in-addr.arpa`)
  })

  it('is sent alone', () => {
    expect(summaryOf({ ip: '8.8.8.8' }, exampleContext).sends).toEqual([{ kind: 'text', text: '8.8.8.8' }])
  })
})

// Expected values: Python's ipaddress; IANA's registry.
describe('a network', () => {
  it('is copied with its range, mask, neighbors and type', () => {
    expect(copyOf(summaryOf({ ip: '192.168.1.77/24' }))).toBe(`Network: 192.168.1.0/24
254 usable addresses, from 192.168.1.1 to 192.168.1.254.

Range
Address you entered: 192.168.1.77
Network address: 192.168.1.0
First usable: 192.168.1.1
Last usable: 192.168.1.254
Broadcast address: 192.168.1.255
Addresses: 256
Usable addresses: 254

Mask and neighbors
Subnet mask: 255.255.255.0
Wildcard mask: 0.0.0.255
Prefix length: /24
Previous network: 192.168.0.0/24
Next network: 192.168.2.0/24
Next larger network: 192.168.0.0/23
Reverse DNS zone: 1.168.192.in-addr.arpa

Address type
192.168.0.0/16: Private-Use, RFC 1918`)
  })

  it('is copied with its tests, its subnets and what it’s combined with', () => {
    const tested = { testAddresses: '10.0.3.4\n10.1.0.0\nx', split: '4', combine: '10.1.0.0/16' }
    expect(copyOf(summaryOf({ ip: '10.0.0.0/16', ...tested })).split('\n\nRange\n')[0]).toBe(`Network: 10.0.0.0/16
65,534 usable addresses, from 10.0.0.1 to 10.0.255.254.

Inside: 1 of 3
10.0.3.4: Yes (In 10.0.0.0/16, 10.0.0.0/18)
10.1.0.0: No (Above 10.0.255.255)
x: Invalid (Not an address or a network)

Subnets: 4 of /18
10.0.0.0/18: 10.0.0.1-10.0.63.254
10.0.64.0/18: 10.0.64.1-10.0.127.254
10.0.128.0/18: 10.0.128.1-10.0.191.254
10.0.192.0/18: 10.0.192.1-10.0.255.254

Fewest networks: 1 (10.0.0.0/15)`)
  })

  it('has one page of many subnets, and single addresses', () => {
    const { lines } = summaryOf({ ip: '10.0.0.0/24', split: '/32', splitPage: '2' })
    const parts = lines.filter(({ group }) => group === 'Subnets: 256 of /32')
    expect(parts).toHaveLength(65)
    expect([parts[0], parts.at(-1)]).toMatchObject([
      { label: '10.0.0.64/32', text: '10.0.0.64' },
      { label: 'Page', text: '2 of 4' },
    ])
  })

  it('has counts as in the locale, whatever their length', () => {
    const { sentence, lines } = summaryOf({ ip: '2001:db8::/32' }, { locale: 'de-DE' })
    // 2 ** 96, and all but the first.
    expect(sentence?.values?.count).toBe('79.228.162.514.264.337.593.543.950.335')
    expect(lines.find(({ label }) => label === 'Addresses')?.text).toBe('79.228.162.514.264.337.593.543.950.336')
  })
})

it('copies the fewest networks for a range as a list', () => {
  const summary = summaryOf({ ip: '10.0.0.1-10.0.0.9', testAddresses: '10.0.0.10' })
  expect(copyOf(summary)).toBe('10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/31')
  expect([summary.label, summary.figure, summary.sentence && sentenceText(summary.sentence)]).toEqual([
    'Fewest networks',
    '4',
    '9 addresses, from 10.0.0.1 to 10.0.0.9.',
  ])
  expect(summary.lines).toEqual([{ label: '10.0.0.10', text: 'No', note: 'Above 10.0.0.9', group: 'Inside: 0 of 1' }])
})
