import { expect, it } from 'vitest'
import { page } from '../../../site/tools/ip-lookup/page'
import * as ip from '../../../src/engine/ip-lookup/ip-lookup'
import { ask, errorOf, missingFrom, rowsOf } from '../../site/page-text'

// Figures: RFC 1918. The next test compares them with the engine.
it('states figures that the engine calculates', () => {
  const networks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']
  const sentences = networks.map((range) => `${range}: ${range.split('/')[0]} – `)
  expect(missingFrom(page, sentences)).toEqual([])
})

it('has private ranges with public neighbors', () => {
  for (const [, range] of rowsOf(page, 'Private IPv4 ranges')) {
    const [first, last] = range.split(' – ').map((address) => ip.readAddress(address) as ip.Address) as [
      ip.Address,
      ip.Address,
    ]
    const scopes = [first.integer - 1n, first.integer, last.integer, last.integer + 1n].map((integer) =>
      ip.scopeOf({ version: 4, integer }),
    )
    expect([range, scopes]).toEqual([range, ['public', 'private', 'private', 'public']])
  }
})

it('has the first and last address of a class in that class', () => {
  for (const [name, range] of rowsOf(page, 'IPv4 address classes')) {
    const classes = range.split('–').map((number) => ask(ip, { ip: `${number}.0.0.1` }).addressClass)
    expect([name.slice(6, 7), name.slice(6, 7)]).toEqual(classes)
  }
})

it('rejects domain names and ports', () => {
  const errors = ['example.com', '1.1.1.1:80'].map((address) => errorOf(ip, { ip: address }))
  expect(errors).toEqual(['is-name', 'has-port'])
})

it('accepts prefixes, masks, wildcard masks and ranges', () => {
  for (const network of ['10.0.0.0/8', '10.0.0.0 255.0.0.0', '10.0.0.0 0.255.255.255', '10.0.0.1-10.0.0.9'])
    expect([network, errorOf(ip, { ip: network })]).toEqual([network, undefined])
})
