import { dateOf, dayOf, readDate, writeDate } from '../core/dates/date'
import type { FormInput, FormKind } from './forms'
import { type FormContext, payload } from './payload'

interface Filled {
  readonly kind: FormKind
  readonly input: FormInput
}

/**
 * The form that produces a text, with its fields: formOf('tel:+15550100') is { kind: 'phone', input: { number:
 * '+15550100' } }. Undefined if no form produces exactly this text. Web addresses stay plain text.
 */
export function formOf(text: string, context: FormContext = {}): Filled | undefined {
  for (const kind of Object.keys(readers) as Readable[]) {
    const input = readers[kind](text)
    if (!input) continue
    const made = payload(kind, input, context)
    if (made.ok && made.value === text) return { kind, input }
  }
  return undefined
}

type Readable = Exclude<FormKind, 'url'>

const readers: Readonly<Record<Readable, (text: string) => FormInput | undefined>> = {
  email(text) {
    const [, address, query = ''] = /^mailto:([^?]+)(?:\?(.*))?$/.exec(text) ?? []
    if (!address) return undefined
    const parts = query.split('&').map((part) => part.split('=').map(decoded))
    return { address: decoded(address), ...Object.fromEntries(parts.filter(([name]) => name)) }
  },
  phone: (text) => groupsOf(/^tel:(?<number>.+)$/, text.replace(/%23/g, '#')),
  wifi: (text) =>
    groupsOf(
      /^WIFI:T:(?<security>\w*);S:(?<name>.*?(?<!\\)(?:\\\\)*);(?:P:(?<password>.*?);)?(?:H:(?<hidden>true);)?;$/s,
      text,
    ),
  sms: (text) => groupsOf(/^SMSTO:(?<number>[^:]+):(?<body>.*)$/s, text),
  contact(text) {
    if (!text.startsWith('BEGIN:VCARD')) return undefined
    const property = propertiesOf(text)
    const [lastName = '', firstName = ''] = property('N').split(/(?<!\\);/)
    return unescaped({
      firstName,
      lastName,
      phone: property('TEL'),
      email: property('EMAIL'),
      organization: property('ORG'),
      jobTitle: property('TITLE'),
      website: property('URL'),
      address: property('ADR').replace(/^;;|;;;;$/g, ''),
    })
  },
  event(text) {
    if (!text.startsWith('BEGIN:VEVENT')) return undefined
    const property = propertiesOf(text)
    const [start, end] = [property('DTSTART'), property('DTEND')]
    return {
      ...unescaped({ title: property('SUMMARY'), place: property('LOCATION'), details: property('DESCRIPTION') }),
      start: timeOf(start),
      end: end.length === 8 ? dayBefore(end) : timeOf(end),
    }
  },
  location: (text) => groupsOf(/^geo:(?<latitude>[-.\d]+),(?<longitude>[-.\d]+)$/, text),
}

const groupsOf = (shape: RegExp, text: string): FormInput | undefined => {
  const groups = shape.exec(text)?.groups
  return groups && unescaped(groups)
}

/** Removes the backslashes that `payload` adds, and empty fields. */
const unescaped = (fields: Readonly<Record<string, string | undefined>>): FormInput =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      text ? [[name, text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))]] : [],
    ),
  )

/** Gets a property's value. Its name may have parameters: 'DTSTART;VALUE=DATE:20260329'. */
const propertiesOf = (text: string) => (name: string) =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(text)?.[1]?.trimEnd() ?? ''

/** Leaves invalid percent-encoding as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** '20260329T173000' gives '2026-03-29 17:30'. */
const timeOf = (text: string): string =>
  text.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d)?$/, (_, year, month, day, hour, minute) =>
    [`${year}-${month}-${day}`, hour && `${hour}:${minute}`].filter(Boolean).join(' '),
  )

/** The end of an all-day event is exclusive (RFC 5545, 3.6.1). */
function dayBefore(text: string): string {
  const date = readDate(timeOf(text))
  return date ? writeDate(dateOf(dayOf(date) - 1)) : ''
}
