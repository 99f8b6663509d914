import { coreStrings } from '../core/strings'
import { lateStrings } from './ip-lookup.late.strings'
import type { Code } from './ip-lookup.run'

export const firstStrings = {
  ...coreStrings,
  name: 'IP lookup',
  ip: 'IP address',
  hint: 'IPv4 or IPv6, such as 8.8.8.8',
  lookUp: 'Look up',
  own: 'Show my IP address',
  yours: 'Your IP address',
  place: 'Place',
  organization: 'Organization',
  reverseName: 'Reverse name',
  before: 'Nothing is sent until you press a button. The service that is asked then learns your address.',
  detecting: 'Detecting your IP address...',
  lookingUp: 'Looking up...',
  issues: {
    missing: 'Enter an IP address, or ask for your own.',
    'octet-too-large': 'Invalid IP address. Each of its four numbers goes from 0 to 255.',
    'leading-zero': 'Invalid IP address. Leave out leading zeros: some programs read 010 as 8.',
    'part-count': 'Invalid IP address. IPv4 has four numbers with points between them, such as 8.8.8.8.',
    'has-range': 'This is a range. Enter one address, without the slash and what follows.',
    'has-port': 'Enter the address alone, without brackets and port.',
    'has-scheme': 'This is a web address. Enter an IP address, such as 8.8.8.8.',
    'is-name': 'This is a name. Enter the IP address that it stands for, such as 8.8.8.8.',
    'bad-groups':
      'Invalid IP address. IPv6 has eight groups of up to four hex digits; :: stands for groups of zeros, once.',
    'not-an-address': 'Invalid IP address. Enter four numbers, such as 8.8.8.8, or an IPv6 address.',
    refused: '{reason}',
    'refused-silently': 'Invalid IP address',
    'not-an-answer': 'Failed to fetch IP data',
    'failed-to-fetch': 'Failed to fetch IP data',
  } satisfies Record<Code, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
