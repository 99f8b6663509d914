import type { Scope } from '../../engine/ip-lookup'
import type { FetchReason } from './ip-lookup.service'

/** What is said of an address, and why nothing is: fetched with the first lookup. */
export const lateStrings = {
  unknown: 'Unknown',
  city: 'City',
  region: 'Region',
  country: 'Country',
  postal: 'Postal code',
  coordinates: 'Coordinates',
  degrees: '{latitude}°, {longitude}°',
  timezone: 'Time zone',
  continent: 'Continent',
  languages: 'Languages',
  currency: 'Currency',
  currencyOf: '{name} ({code})',
  asn: 'Network number (ASN)',
  version: 'Version',
  scope: 'Kind',
  addressClass: 'Class',
  integer: 'Integer',
  sayOwn: '{ip}: {place}',
  retry: 'Try Again',
  scopes: {
    public: 'Public',
    private: 'Private',
    loopback: 'Loopback',
    'link-local': 'Link-local',
    shared: 'Shared by a carrier',
    documentation: 'Documentation',
    benchmarking: 'Benchmarking',
    multicast: 'Multicast',
    broadcast: 'Broadcast',
    unspecified: 'This network',
    embedded: 'IPv4 inside IPv6',
    reserved: 'Reserved',
  } satisfies Record<Scope, string>,
  explained: {
    public: 'A public address, somewhere and someone’s.',
    private:
      'A private address. Millions of home and office networks use the same ones, so it has no place on a map: it says nothing outside its own network.',
    loopback: 'A loopback address: the device itself. What is sent there never leaves it.',
    'link-local':
      'A link-local address. A device gives it to itself on one cable or Wi-Fi, often because no router answered. No router passes it on.',
    shared:
      'An address that an internet provider shares among many customers (carrier-grade NAT). It is not visible from outside the provider.',
    documentation: 'An address for examples in books and manuals. Nobody has it.',
    benchmarking: 'An address for tests of network devices. It is not used on the internet.',
    multicast: 'A multicast address: a group of receivers, not one device.',
    broadcast: 'The broadcast address: every device on the local network.',
    unspecified: 'Not an address of a device: it stands for “this network”, or for no address yet.',
    embedded: 'An IPv6 address that carries an IPv4 address inside. Look up the IPv4 address itself.',
    reserved: 'A reserved address. It has not been given to anybody to use on the internet.',
  } satisfies Record<Scope, string>,
  refusal: 'This is what the service said. Check the address, or try again later.',
  silentRefusal: 'The service refused and did not say why. Check the address, or try again later.',
  notAnAnswer: 'The service’s answer was not about this address. Try again in a moment.',
  tooMany: 'The service has had too many requests from your network. Wait a while, then try again.',
  reasons: {
    offline:
      'The service could not be reached. You may be offline, or an ad blocker or the rules of this page may have blocked the request.',
    timeout: 'The service did not answer within 8 seconds. Try again in a moment.',
    status: 'The service answered with error {status}. Try again in a moment.',
    html: 'The service answered with a web page instead of data: a sign-in page of the Wi-Fi, perhaps, or a check for robots.',
    'cut-off': 'Only a part of the answer arrived. Try again.',
  } satisfies Record<FetchReason, string>,
}
