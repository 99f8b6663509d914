import { readAddress, writeAddress } from './address'

/**
 * The address in the response of a service that returns the visitor's own: `{"ip":"192.0.2.1"}`. Undefined if it isn't an
 * address of this version.
 */
export function readOwnAddress(body: unknown, version: 4 | 6): string | undefined {
  const ip: unknown = Object(body).ip
  const address = typeof ip === 'string' ? readAddress(ip.slice(0, 100)) : undefined
  return typeof address === 'object' && address.version === version ? writeAddress(address) : undefined
}
