import { dateOf, dayOf, writeDate } from '../core/dates/date'
import { interpretDate } from '../core/dates/read-date'
import { interpretTime } from '../core/dates/read-time'
import { type Now, today } from '../core/dates/today'
import type { Context } from '../core/engine'
import { readFields } from '../core/fields'
import { failure, type Issue, type Result, success } from '../core/result'
import type { FormInput, FormIssue, FormKind } from './forms'

export interface FormContext extends Context {
  /** Without it no time is read that depends on it, such as 'tomorrow 9:30pm'. */
  readonly now?: Now
}

type Payload = Result<string, FormIssue>
type Form = ReturnType<typeof readForm>

/**
 * The text that phones act on: `payload('phone', { number: '+1 555 0100' })` is 'tel:+15550100'. The shapes are those of
 * ZXing's 'Barcode contents' and, where there is one, of the standard: RFC 6068 (mailto), 3966 (tel), 2426 (vCard 3.0),
 * 5545 (VEVENT), 5870 (geo).
 */
export function payload(kind: FormKind, input: FormInput, context: FormContext = {}): Payload {
  const form = readForm(input, context)
  const text = writers[kind](form)
  return form.issues.length > 0 ? failure(...form.issues) : success(text)
}

const writers: Readonly<Record<FormKind, (form: Form) => string>> = {
  url: (form) => withScheme(form.need('address', /^[^\s.:]\S*[.:]\S+$/, 'not-an-address')),
  email(form) {
    const address = form.need('address', /^[^\s@]+@[^\s@]+$/, 'not-an-address')
    const query = (['subject', 'body'] as const)
      .filter((name) => form.text(name))
      .map((name) => `${name}=${percent(form.text(name).replace(/\r?\n/g, '\r\n'))}`)
    return `mailto:${percent(address).replace(/%40/g, '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`
  },
  phone: (form) => `tel:${form.phone('number').replace(/#/g, '%23')}`,
  wifi(form) {
    const [security, name] = [form.text('security') || 'WPA', form.need('name')]
    const isOpen = security === 'nopass'
    const password = isOpen ? '' : `P:${quoted(form.need('password'), /[\\;,:"]/g)};`
    return `WIFI:T:${security};S:${quoted(name, /[\\;,:"]/g)};${password}${form.text('hidden') ? 'H:true;' : ''};`
  },
  sms: (form) => `SMSTO:${form.phone('number')}:${form.text('body')}`,
  contact(form) {
    const [first, last, organization] = [form.text('firstName'), form.text('lastName'), form.text('organization')]
    const shown = [first, last].filter(Boolean).join(' ') || organization
    if (!shown) form.need('firstName')
    return lines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${card(last)};${card(first)};;;`,
      `FN:${card(shown)}`,
      organization && `ORG:${card(organization)}`,
      form.text('phone') && `TEL:${form.phone('phone')}`,
      form.text('email') && `EMAIL:${card(form.need('email', /^[^\s@]+@[^\s@]+$/, 'not-an-address'))}`,
      form.text('website') && `URL:${withScheme(form.text('website'))}`,
      'END:VCARD',
    ])
  },
  event(form) {
    const [title, start, end] = [form.need('title'), form.time('start', true), form.time('end', false)]
    if (start && end && start.length !== end.length) form.add('end', 'mixed-times')
    else if (start && end && end < start) form.add('end', 'ends-early')
    const at = (name: string, time: string) => time && `${name}${time.length === 8 ? ';VALUE=DATE' : ''}:${time}`
    return lines([
      'BEGIN:VEVENT',
      `SUMMARY:${card(title)}`,
      at('DTSTART', start),
      at('DTEND', dayAfter(end)),
      form.text('place') && `LOCATION:${card(form.text('place'))}`,
      'END:VEVENT',
    ])
  },
  location: (form) => `geo:${form.degrees('latitude', 90)},${form.degrees('longitude', 180)}`,
}

/** Reads a form's fields and gathers their errors. */
function readForm(input: FormInput, context: FormContext) {
  const numbers = readFields(input, context)
  const issues: Issue<FormIssue>[] = numbers.issues
  const { text } = numbers
  const add = (field: string, code: FormIssue) => void issues.push({ code, field })
  /** The text of a field that must be there, and be of a shape. */
  function need(field: string, shape = /./, code: FormIssue = 'missing'): string {
    const found = text(field)
    if (!found) add(field, 'missing')
    else if (!shape.test(found)) add(field, code)
    return found
  }
  return {
    issues,
    text,
    add,
    need,
    phone(field: string): string {
      const found = need(field, /^\+?[\d\s().*#/-]*\d[\d\s().*#/-]*$/, 'not-a-phone')
      return found.replace(/[\s()./-]/g, '')
    },
    /** '20260131' or '20260131T183000', local wherever it is read; '' where there is none. */
    time(field: string, isNeeded: boolean): string {
      const found = isNeeded ? need(field) : text(field)
      if (!found) return ''
      const read = readDayAndTime(found, context)
      if (!read) add(field, 'not-a-time')
      return read?.replace(/[-:]/g, '') ?? ''
    },
    degrees(field: string, max: number): number {
      return numbers.number(field, { min: -max, max }) ?? 0
    },
  }
}

/**
 * '2026-03-29' of 'March 29, 2026', '2026-03-29T17:30:00' of 'March 29, 2026, 5:30 pm': a date as `interpretDate` reads it
 * and perhaps a time as `interpretTime` does, the longest date first.
 */
export function readDayAndTime(text: string, { locale, now }: FormContext): string | undefined {
  const gaps = [...text.matchAll(/,? at |,? |(?<=\d)T(?=\d)/gi)].reverse()
  const splits = gaps.map(({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)] as const)
  for (const [day, clock] of [[text, ''] as const, ...splits]) {
    const read = interpretDate(day, { locale, today: today(now) })
    const time = interpretTime(clock, locale)
    if (read && 'date' in read && (time || clock === '')) return time ? `${read.date}T${time}:00` : read.date
  }
  return undefined
}

/** A day is over when the next begins: the end of all-day events is the day after them (RFC 5545, 3.6.1). */
function dayAfter(time: string): string {
  if (time.length !== 8) return time
  const [year, month, day] = [time.slice(0, 4), time.slice(4, 6), time.slice(6)].map(Number) as [number, number, number]
  return writeDate(dateOf(dayOf({ year, month, day }) + 1)).replace(/-/g, '')
}

/** A web address as phones take it: 'example.com' is 'https://example.com'. */
const withScheme = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms|geo|data|urn):)/i.test(address) ? address : `https://${address}`

const quoted = (text: string, signs: RegExp) => text.replace(signs, '\\$&')
/** As vCard and iCalendar have it: RFC 2426, 4; RFC 5545, 3.3.11. */
const card = (text: string) => quoted(text, /[\\;,]/g).replace(/\r?\n/g, '\\n')
const lines = (all: readonly string[]) => all.filter(Boolean).join('\r\n')
/** Half a character (a lone surrogate) has no bytes to write in percents. */
const percent = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
