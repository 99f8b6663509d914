import { formOf } from './form-of'
import { type FormInput, type FormKind, forms } from './forms'
import { payload } from './payload'

declare class URL {
  constructor(text: string)
  readonly protocol: string
  readonly host: string
  readonly href: string
}

/** What a code holds, for people. */
export interface Content {
  readonly kind: 'text' | FormKind
  /** The fields of the kind's form that have a value, in the form's order. */
  readonly fields: FormInput
  /** For a web address: where it leads, without a user's name that may look like another host. */
  readonly host?: string
  readonly href?: string
  /** The text that the form makes of these fields, if they are all there is. Otherwise the original text. */
  readonly editable: string
}

/**
 * Recognizes the formats of phones, also as other generators write them: any order of Wi-Fi fields, MECARD, MATMSG,
 * sms:, vCards of any version, events in a calendar (ZXing's 'Barcode contents').
 */
export function readContent(text: string): Content {
  const exact = formOf(text)
  // Another generator's 'WPA2' isn't one of the form's options.
  if (exact && (exact.kind !== 'wifi' || /^(?:WPA|WEP|nopass)$/.test(exact.input.security ?? '')))
    return { kind: exact.kind, fields: ordered(exact.kind, exact.input), editable: text }
  const link = linkOf(text)
  if (link) return { kind: 'url', fields: { address: text }, ...link, editable: text }
  for (const read of readers) {
    const found = read(text.trim())
    if (!found) continue
    const made = found.isWhole ? payload(found.kind, found.fields) : undefined
    return { kind: found.kind, fields: ordered(found.kind, found.fields), editable: made?.ok ? made.value : text }
  }
  return { kind: 'text', fields: {}, editable: text }
}

function linkOf(text: string): { readonly host: string; readonly href: string } | undefined {
  if (!/^https?:\/\/\S+$/i.test(text.trim())) return undefined
  try {
    const { host, href } = new URL(text.trim())
    return { host, href }
  } catch {
    return undefined
  }
}

interface FormReading {
  readonly kind: FormKind
  readonly fields: FormInput
  /** Whether the form has a field for everything in the text. */
  readonly isWhole: boolean
}

const ordered = (kind: FormKind, fields: FormInput): FormInput =>
  Object.fromEntries(forms[kind].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

const readers: readonly ((text: string) => FormReading | undefined)[] = [
  (text) => {
    const parts = partsOf(text, 'WIFI')
    if (!parts) return undefined
    const type = (parts.T ?? '').toUpperCase()
    const security = type === 'WEP' ? 'WEP' : type === '' || type === 'NOPASS' ? 'nopass' : 'WPA'
    const hidden = /^true$/i.test(parts.H ?? '') ? 'true' : ''
    const fields = { name: parts.S ?? '', password: parts.P ?? '', security, hidden }
    return { kind: 'wifi', fields, isWhole: hasOnly(parts, ['T', 'S', 'P', 'H']) }
  },
  (text) => {
    const parts = partsOf(text, 'MECARD')
    if (!parts) return undefined
    const [lastName = '', firstName = ''] = (parts.N ?? '').split(',')
    const { TEL: phone = '', EMAIL: email = '', ORG: organization = '', URL: website = '', ADR: address = '' } = parts
    const fields = {
      firstName: firstName || (parts.N?.includes(',') ? '' : lastName),
      lastName: parts.N?.includes(',') ? lastName : '',
      phone,
      email,
      organization,
      website,
      address,
    }
    return { kind: 'contact', fields, isWhole: hasOnly(parts, ['N', 'TEL', 'EMAIL', 'ORG', 'URL', 'ADR']) }
  },
  (text) => {
    const parts = partsOf(text, 'MATMSG')
    const fields = parts && { address: parts.TO ?? '', subject: parts.SUB ?? '', body: parts.BODY ?? '' }
    return fields && { kind: 'email', fields, isWhole: hasOnly(parts, ['TO', 'SUB', 'BODY']) }
  },
  (text) => {
    const [, number, query = ''] = /^sms(?:to)?:([^?:]+)(?:[?:](.*))?$/is.exec(text) ?? []
    if (!number) return undefined
    const body = /^(?:body=)/i.test(query) ? decoded(query.slice(5)) : query
    return { kind: 'sms', fields: { number, body }, isWhole: true }
  },
  (text) => {
    const [, address, query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(text) ?? []
    if (address === undefined) return undefined
    const fields = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((part) => {
          const at = part.indexOf('=')
          return [part.slice(0, at).toLowerCase(), decoded(part.slice(at + 1))]
        }),
    )
    return {
      kind: 'email',
      fields: { ...fields, address: decoded(address) },
      isWhole: hasOnly(fields, ['subject', 'body']),
    }
  },
  (text) => {
    const [, number] = /^tel:(.+)$/i.exec(text) ?? []
    return number ? { kind: 'phone', fields: { number: decoded(number) }, isWhole: true } : undefined
  },
  (text) => {
    const [, latitude, longitude, rest] = /^geo:(-?[\d.]+),(-?[\d.]+)(.*)$/i.exec(text) ?? []
    return latitude && longitude
      ? { kind: 'location', fields: { latitude, longitude }, isWhole: rest === '' }
      : undefined
  },
  (text) => (/^BEGIN:VCARD/i.test(text) ? vCardOf(text) : undefined),
  (text) => (/^BEGIN:V(?:EVENT|CALENDAR)/i.test(text) && /BEGIN:VEVENT/i.test(text) ? eventOf(text) : undefined),
]

/** 'WIFI:S:a;P:b;;' has the parts S and P. A backslash escapes the next character. Only the first part of a name counts. */
function partsOf(text: string, scheme: string): Record<string, string> | undefined {
  if (!text.toUpperCase().startsWith(`${scheme}:`)) return undefined
  const parts: Record<string, string> = {}
  for (const [, name = '', value = ''] of text
    .slice(scheme.length + 1)
    .matchAll(/([A-Za-z]+):((?:\\.|[^\\;])*)(?:;|$)/gs)) {
    parts[name.toUpperCase()] ??= unescapedText(value)
  }
  return parts
}

const hasOnly = (parts: Readonly<Record<string, string>>, known: readonly string[]) =>
  Object.keys(parts).every((name) => known.includes(name))

/** The properties of a vCard or event. Long lines continue on the next, after a space. */
function propertiesOf(text: string): { readonly name: string; readonly value: string }[] {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^(?:[\w-]+\.)?([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? []
      return name ? [{ name: name.toUpperCase(), value: value ?? '' }] : []
    })
}

function vCardOf(text: string): FormReading {
  const properties = propertiesOf(text)
  const value = (name: string) => properties.find((each) => each.name === name)?.value ?? ''
  const structured = (name: string) =>
    value(name)
      .split(/(?<!\\);/)
      .map(unescapedText)
  const [lastName = '', firstName = ''] = structured('N')
  const hasName = firstName !== '' || lastName !== ''
  const fields = {
    firstName: hasName ? firstName : unescapedText(value('FN')),
    lastName,
    phone: value('TEL').replace(/^tel:/i, ''),
    email: unescapedText(value('EMAIL')),
    organization: structured('ORG').filter(Boolean).join(', '),
    jobTitle: unescapedText(value('TITLE')),
    website: unescapedText(value('URL')),
    address: structured('ADR').filter(Boolean).join(', '),
  }
  const known = ['BEGIN', 'END', 'VERSION', 'N', 'FN', 'TEL', 'EMAIL', 'ORG', 'TITLE', 'URL', 'ADR']
  const names = properties.map(({ name }) => name)
  return {
    kind: 'contact',
    fields,
    isWhole: names.every((name) => known.includes(name)) && new Set(names).size === names.length,
  }
}

function eventOf(text: string): FormReading {
  const properties = propertiesOf(text.slice(text.search(/BEGIN:VEVENT/i)))
  const value = (name: string) => unescapedText(properties.find((each) => each.name === name)?.value ?? '')
  const time = (name: string) =>
    value(name).replace(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/, (_, year, month, day, hour, minute, zone) =>
      [`${year}-${month}-${day}`, hour && `${hour}:${minute}${zone && ' UTC'}`].filter(Boolean).join(' '),
    )
  const fields = {
    title: value('SUMMARY'),
    start: time('DTSTART'),
    end: time('DTEND'),
    place: value('LOCATION'),
    details: value('DESCRIPTION'),
  }
  return { kind: 'event', fields, isWhole: false }
}

/** Leaves invalid percent-encoding as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Removes backslashes: 'a\;b' is 'a;b', and '\n' is a line break. */
const unescapedText = (text: string): string =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' || character === 'N' ? '\n' : character))
