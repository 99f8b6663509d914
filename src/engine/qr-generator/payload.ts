import { dateOf, dayOf, writeDate } from '../core/dates/date'
import { interpretDate } from '../core/dates/read-date'
import { interpretTime } from '../core/dates/read-time'
import { type Now, today } from '../core/dates/today'
import type { Context } from '../core/engine'
import { number } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import type { FormInput, FormIssue, FormKind } from './forms'

export interface FormContext extends Context {
  /** For relative times, such as 'tomorrow 9:30pm'. Without it, they can't be read. */
  readonly now?: Now
}

type Payload = Result<string, FormIssue>
type Form = ReturnType<typeof readForm>

/**
 * Text that phones recognize: payload('phone', { number: '+1 555 0100' }) is 'tel:+15550100'. Follows ZXing's 'Barcode
 * contents' and the standards, if there are any: RFC 6068 (mailto), 3966 (tel), 2426 (vCard 3.0), 5545 (VEVENT), 5870 (geo).
 */
export function payload(kind: FormKind, input: FormInput, context: FormContext = {}): Payload {
  const form = readForm(input, context)
  const text = writers[kind](form)
  return form.issues.length > 0 ? failure(...form.issues) : success(text)
}

const writers: Readonly<Record<FormKind, (form: Form) => string>> = {
  url: (form) => withScheme(form.required('address', /^[^\s.:]\S*[.:]\S+$/, 'not-an-address')),
  email(form) {
    const address = form.required('address', /^[^\s@]+@[^\s@]+$/, 'not-an-address')
    const query = (['subject', 'body'] as const)
      .filter((name) => form.text(name))
      .map((name) => `${name}=${percentEncoded(form.text(name).replace(/\r?\n/g, '\r\n'))}`)
    return `mailto:${percentEncoded(address).replace(/%40/g, '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`
  },
  phone: (form) => `tel:${form.phone('number').replace(/#/g, '%23')}`,
  wifi(form) {
    const [security, name] = [form.text('security') || 'WPA', form.required('name')]
    const isOpen = security === 'nopass'
    const password = isOpen ? '' : `P:${escaped(form.required('password'), /[\\;,:"]/g)};`
    return `WIFI:T:${security};S:${escaped(name, /[\\;,:"]/g)};${password}${form.text('hidden') ? 'H:true;' : ''};`
  },
  sms: (form) => `SMSTO:${form.phone('number')}:${form.text('body')}`,
  contact(form) {
    const [first, last, organization] = [form.text('firstName'), form.text('lastName'), form.text('organization')]
    const shown = [first, last].filter(Boolean).join(' ') || organization
    if (!shown) form.required('firstName')
    return lines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escapedLine(last)};${escapedLine(first)};;;`,
      `FN:${escapedLine(shown)}`,
      organization && `ORG:${escapedLine(organization)}`,
      form.text('jobTitle') && `TITLE:${escapedLine(form.text('jobTitle'))}`,
      form.text('phone') && `TEL:${form.phone('phone')}`,
      form.text('email') && `EMAIL:${escapedLine(form.required('email', /^[^\s@]+@[^\s@]+$/, 'not-an-address'))}`,
      form.text('website') && `URL:${withScheme(form.text('website'))}`,
      // The whole address in its street, because countries divide addresses differently.
      form.text('address') && `ADR:;;${escapedLine(form.text('address'))};;;;`,
      'END:VCARD',
    ])
  },
  event(form) {
    const [title, start, end] = [form.required('title'), form.time('start', true), form.time('end', false)]
    if (start && end && start.length !== end.length) form.add('end', 'mixed-times')
    else if (start && end && end < start) form.add('end', 'ends-early')
    const at = (name: string, time: string) => time && `${name}${time.length === 8 ? ';VALUE=DATE' : ''}:${time}`
    return lines([
      'BEGIN:VEVENT',
      `SUMMARY:${escapedLine(title)}`,
      at('DTSTART', start),
      at('DTEND', dayAfter(end)),
      form.text('place') && `LOCATION:${escapedLine(form.text('place'))}`,
      form.text('details') && `DESCRIPTION:${escapedLine(form.text('details'))}`,
      'END:VEVENT',
    ])
  },
  location: (form) => `geo:${form.degrees('latitude')},${form.degrees('longitude')}`,
}

const coordinates = { latitude: number({ min: -90, max: 90 }), longitude: number({ min: -180, max: 180 }) }

/** Reads a form's fields and collects their errors. */
function readForm(input: FormInput, context: FormContext) {
  const numbers = readFields(coordinates, input, context)
  const issues: Issue<FormIssue>[] = numbers.issues
  const text = (field: string) => readText(input, field)
  const add = (field: string, code: FormIssue) => void issues.push({ code, field })
  /** The text of a required field that must match a pattern. */
  function required(field: string, pattern = /./, code: FormIssue = 'missing'): string {
    const found = text(field)
    if (!found) add(field, 'missing')
    else if (!pattern.test(found)) add(field, code)
    return found
  }
  return {
    issues,
    text,
    add,
    required,
    phone(field: string): string {
      const found = required(field, /^\+?[\d\s().*#/-]*\d[\d\s().*#/-]*$/, 'not-a-phone')
      // '+44 (0)20': the zero is only for calls within the country.
      return found.replace(/^(\+\d{1,3})\s*\(0\)/, '$1').replace(/[\s()./-]/g, '')
    },
    /** '20260131' or '20260131T183000', a local time without a time zone. '' if empty or invalid. */
    time(field: string, isRequired: boolean): string {
      const found = isRequired ? required(field) : text(field)
      if (!found) return ''
      const read = readDayAndTime(found, context)
      if (!read) add(field, 'not-a-time')
      return read?.replace(/[-:]/g, '') ?? ''
    },
    degrees: (field: keyof typeof coordinates) => numbers.read(field) ?? 0,
  }
}

/**
 * Reads a date, optionally followed by a time: 'March 29, 2026' gives '2026-03-29', 'March 29, 2026, 5:30 pm' gives
 * '2026-03-29T17:30:00'. Splits the text at each separator and tries the longest date first.
 */
export function readDayAndTime(text: string, { locale, now }: FormContext): string | undefined {
  const separators = [...text.matchAll(/,? at |,? |(?<=\d)T(?=\d)/gi)].reverse()
  const splits = separators.map(
    ({ index, 0: found }) => [text.slice(0, index), text.slice(index + found.length)] as const,
  )
  for (const [day, clock] of [[text, ''] as const, ...splits]) {
    const read = interpretDate(day, { locale, today: today(now) })
    const time = interpretTime(clock, locale)
    if (read && 'date' in read && (time || clock === '')) return time ? `${read.date}T${time}:00` : read.date
  }
  return undefined
}

/** The end of an all-day event is exclusive, so it's the day after the last day (RFC 5545, 3.6.1). */
function dayAfter(time: string): string {
  if (time.length !== 8) return time
  const [year, month, day] = [time.slice(0, 4), time.slice(4, 6), time.slice(6)].map(Number) as [number, number, number]
  return writeDate(dateOf(dayOf({ year, month, day }) + 1)).replace(/-/g, '')
}

/** Phones need the scheme: 'example.com' becomes 'https://example.com'. */
const withScheme = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|geo|data|urn):)/i.test(address) ? address : `https://${address}`

const escaped = (text: string, special: RegExp) => text.replace(special, '\\$&')
/** Escapes text for vCard and iCalendar (RFC 2426, 4; RFC 5545, 3.3.11). */
const escapedLine = (text: string) => escaped(text, /[\\;,]/g).replace(/\r?\n/g, '\\n')
const lines = (all: readonly string[]) => all.filter(Boolean).join('\r\n')
/** Percent-encodes text. Lone surrogates have no UTF-8, so they're replaced first. */
const percentEncoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
