import type { NumberIssue } from '../core/fields'

/** What a code can be made for beside plain text, and the fields that each asks for. */
export const forms = {
  url: ['address'],
  email: ['address', 'subject', 'body'],
  phone: ['number'],
  wifi: ['name', 'password', 'security', 'hidden'],
  sms: ['number', 'body'],
  contact: ['firstName', 'lastName', 'phone', 'email', 'organization', 'website'],
  event: ['title', 'start', 'end', 'place'],
  location: ['latitude', 'longitude'],
} as const

export type FormKind = keyof typeof forms

export const formKinds = Object.keys(forms) as readonly FormKind[]

/** What was typed into a form: `{ name: 'Home', password: 'secret', security: 'WPA' }`. A tick is '' or 'true'. */
export type FormInput = Readonly<Record<string, string>>

/**
 * `missing`: what the code cannot do without. `not-an-address`: no web or mail address. `not-a-phone`: other than digits,
 * + * # and what is put between them. `not-a-time`: no day, or no day and time, that `readDayAndTime` reads.
 * `ends-early`: an event that ends before it starts. `mixed-times`: one of start and end has a time, the other has none.
 */
export type FormIssue = NumberIssue | 'not-an-address' | 'not-a-phone' | 'not-a-time' | 'ends-early' | 'mixed-times'
