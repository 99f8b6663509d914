import { expect, it } from 'vitest'
import { type Interval, readSubject, registrySources, specialRangesOf } from '../../../src/engine/ip-lookup/ip-lookup'
import { intervalsOf, type Subject } from '../../../src/engine/ip-lookup/read-network'
import oracle from './engine.registry.oracle.json'

const rangesOf = (cidr: string) => specialRangesOf(intervalsOf(readSubject(cidr) as Subject)[0] as Interval)

// Multicast has registries of its own (RFC 5771, RFC 4291).
const isMulticast = ({ name }: { readonly name: string }) => name === 'Multicast'

// Expected values: engine.registry.oracle.py, from IANA's files.
it('has every row of IANA’s registries, and no others', () => {
  const rows = ['0.0.0.0/0', '::/0'].flatMap(rangesOf).filter((range) => !isMulticast(range))
  expect(rows.map(({ block, name, rfcs }) => [block, name, rfcs])).toEqual(
    (oracle.rows as [string, string, string[]][]).map(([block, name, rfcs]) => [
      block,
      name.replace(/^"(.*)"$/, '“$1”'),
      rfcs,
    ]),
  )
  expect(registrySources.map(({ date }) => date)).toEqual(['2026-07-18', '2026-07-18'])
})

it(`finds the ranges around and within ${oracle.found.length} networks`, () => {
  for (const [cidr, around, parts] of oracle.found as [string, string[], string[]][]) {
    const ranges = rangesOf(cidr).filter((range) => !isMulticast(range))
    const blocks = (relation: string) => ranges.filter((one) => one.relation === relation).map(({ block }) => block)
    expect([cidr, blocks('inside').sort(), blocks('part').sort()]).toEqual([cidr, around, parts])
  }
})

it('names the narrowest range first', () => {
  expect(rangesOf('2001:2::/48').map(({ name }) => name)).toEqual(['Benchmarking', 'IETF Protocol Assignments'])
  expect(rangesOf('224.0.0.0/24')[0]).toMatchObject({ name: 'Multicast', rfcs: ['RFC 5771'] })
  expect(rangesOf('8.8.8.0/24')).toEqual([])
})
