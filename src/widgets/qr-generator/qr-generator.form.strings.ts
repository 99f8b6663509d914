import type { FormIssue } from '../../engine/qr-generator/payload'
import { numberIssues } from '../core/strings'

/** What the forms say: fetched with the first of them. */
export const formStrings = {
  fields: {
    url: { address: 'Web address' },
    email: { address: 'To', subject: 'Subject', body: 'Message' },
    phone: { number: 'Phone number' },
    wifi: { name: 'Network name', password: 'Password', security: 'Security', hidden: 'The network is hidden' },
    sms: { number: 'Phone number', body: 'Message' },
    contact: {
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'Email',
      organization: 'Organization',
      website: 'Website',
    },
    event: { title: 'Title', start: 'Start', end: 'End', place: 'Place' },
    location: { latitude: 'Latitude', longitude: 'Longitude' },
  },
  hints: {
    number: 'With the country code, such as +1 555 010 0100.',
    start: 'Such as 2026-03-29 17:30, or the day alone.',
    latitude: 'Degrees north; south is below 0.',
    longitude: 'Degrees east; west is below 0.',
  },
  securities: { WPA: 'WPA, WPA2, WPA3', WEP: 'WEP', nopass: 'None' },
  formIssues: {
    ...numberIssues,
    missing: 'Fill this in: the code cannot do without it.',
    'not-an-address': 'This is not an address. Write it without spaces, such as example.com or name@example.com.',
    'not-a-phone': 'Write digits, with + in front of a country code, such as +1 555 010 0100.',
    'not-a-time': 'Write the year first, such as 2026-03-29 17:30, or the day alone.',
    'ends-early': 'The end is before the start.',
    'mixed-times': 'Give both start and end a time, or neither.',
  } satisfies Record<FormIssue, string>,
}
