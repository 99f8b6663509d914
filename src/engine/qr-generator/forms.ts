import type { NumberIssue } from '../core/fields/number'

/** The kinds of content besides plain text, with their fields. */
export const forms = {
  url: ['address'],
  email: ['address', 'subject', 'body'],
  phone: ['number'],
  wifi: ['name', 'password', 'security', 'hidden'],
  sms: ['number', 'body'],
  contact: ['firstName', 'lastName', 'phone', 'email', 'organization', 'jobTitle', 'website', 'address'],
  event: ['title', 'start', 'end', 'place', 'details'],
  location: ['latitude', 'longitude'],
} as const

/** Fields that are labeled as optional. A contact needs only a name or an organization, so it has no such labels. */
export const optionalFields: ReadonlySet<string> = new Set(['subject', 'body', 'end', 'place', 'details'])

export type FormKind = keyof typeof forms

export const formKinds = Object.keys(forms) as readonly FormKind[]

/** Typed values: `{ name: 'Home', password: 'secret', security: 'WPA' }`. A checkbox is '' or 'true'. */
export type FormInput = Readonly<Record<string, string>>

/**
 * `missing`: a required field is empty. `not-an-address`: not a web or email address. `not-a-phone`: has characters besides
 * digits, +, *, # and the usual separators. `not-a-time`: `readDayAndTime` can't read it. `ends-early`: the event ends before
 * it starts. `mixed-times`: only one of start and end has a time.
 */
export type FormIssue = NumberIssue | 'not-an-address' | 'not-a-phone' | 'not-a-time' | 'ends-early' | 'mixed-times'
