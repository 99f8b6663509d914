import { describe, expect, it } from 'vitest'
import { localTimeIn, mapAddress, readOwnAddress } from '../../../src/engine/ip-lookup/ip-lookup'
import { eachRow } from '../../each-row'
import oracle from './engine.place.oracle.json'

// Expected values: engine.place.oracle.py, with Python's zoneinfo.
it(`agrees with Python about the clocks of two places in ${oracle.length} cases`, () => {
  for (const [there, here, instant, at, ahead, days] of oracle as [string, string, number, string, number, number][])
    expect([there, here, instant, localTimeIn(there, here, instant)]).toEqual([
      there,
      here,
      instant,
      { at, ahead, days },
    ])
})

it('has no time for an unknown time zone', () => {
  for (const zone of ['', 'Mars/Olympus', '__proto__', 'x'.repeat(200)])
    expect([zone, localTimeIn(zone, 'UTC', 0)]).toEqual([zone, undefined])
  expect(localTimeIn('UTC', 'nowhere', 0)).toBeUndefined()
})

// Expected values: https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks
describe('the map', () => {
  it('has a marker at the coordinates', () => {
    expect(mapAddress({ latitude: 37.42301, longitude: -122.083352 })).toBe(
      'https://www.openstreetmap.org/?mlat=37.42301&mlon=-122.083352#map=11/37.42301/-122.083352',
    )
    expect(mapAddress({ latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0')
  })

  it('needs both coordinates', () => {
    expect(mapAddress({ latitude: null, longitude: 3 })).toBe('')
    expect(mapAddress({ latitude: 3, longitude: null })).toBe('')
  })
})

// Expected values: https://www.ipify.org, the format "json".
describe('a response with the visitor’s own address', () => {
  eachRow<[unknown, 4 | 6, string | undefined]>([
    [{ ip: '98.207.254.136' }, 4, '98.207.254.136'],
    [{ ip: '2A00:1450:400F:80D::200E' }, 6, '2a00:1450:400f:80d::200e'],
    [{ ip: ' 98.207.254.136\n' }, 4, '98.207.254.136'],
    [{ ip: '98.207.254.136' }, 6, undefined],
    [{ ip: '2a00::1' }, 4, undefined],
    [{ ip: '98.207.254.136/32' }, 4, undefined],
    [{ ip: 1 }, 4, undefined],
    [{}, 4, undefined],
    [[], 4, undefined],
    [null, 4, undefined],
    ['98.207.254.136', 4, undefined],
  ])('%j as IPv%i is %s', (body, version, address) => {
    expect(readOwnAddress(body, version)).toBe(address)
  })
})
