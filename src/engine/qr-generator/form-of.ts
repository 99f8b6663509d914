import { dateOf, dayOf, readDate, writeDate } from '../core/dates/date'
import type { FormInput, FormKind } from './forms'
import { type FormContext, payload } from './payload'

interface Filled {
  readonly kind: FormKind
  readonly input: FormInput
}

/**
 * The form that writes a text, and how it is filled in: formOf('tel:+15550100') is { kind: 'phone', input: { number:
 * '+15550100' } }. Nothing where no form gives exactly this text. A web address is as well a text, and stays one.
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
    const parts = query.split('&').map((part) => part.split('=').map(plain))
    return { address: plain(address), ...Object.fromEntries(parts.filter(([name]) => name)) }
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
    const line = linesOf(text)
    const [lastName = '', firstName = ''] = line('N').split(/(?<!\\);/)
    return unquoted({
      firstName,
      lastName,
      phone: line('TEL'),
      email: line('EMAIL'),
      organization: line('ORG'),
      website: line('URL'),
    })
  },
  event(text) {
    if (!text.startsWith('BEGIN:VEVENT')) return undefined
    const line = linesOf(text)
    const [start, end] = [line('DTSTART'), line('DTEND')]
    return {
      ...unquoted({ title: line('SUMMARY'), place: line('LOCATION') }),
      start: timeOf(start),
      end: end.length === 8 ? dayBefore(end) : timeOf(end),
    }
  },
  location: (text) => groupsOf(/^geo:(?<latitude>[-.\d]+),(?<longitude>[-.\d]+)$/, text),
}

const groupsOf = (shape: RegExp, text: string): FormInput | undefined => {
  const groups = shape.exec(text)?.groups
  return groups && unquoted(groups)
}

/** Without the backslashes of `payload`; what is not there is left out. */
const unquoted = (fields: Readonly<Record<string, string | undefined>>): FormInput =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      text ? [[name, text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))]] : [],
    ),
  )

/** What stands after a name, with or without parameters: 'DTSTART;VALUE=DATE:20260329'. */
const linesOf = (text: string) => (name: string) =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(text)?.[1]?.trimEnd() ?? ''

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** '20260329T173000' is '2026-03-29 17:30'. */
const timeOf = (text: string): string =>
  text.replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d)?$/, (_, year, month, day, hour, minute) =>
    [`${year}-${month}-${day}`, hour && `${hour}:${minute}`].filter(Boolean).join(' '),
  )

/** All-day events end before the day that is written. */
function dayBefore(text: string): string {
  const date = readDate(timeOf(text))
  return date ? writeDate(dateOf(dayOf(date) - 1)) : ''
}
