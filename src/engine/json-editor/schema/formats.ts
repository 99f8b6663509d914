import { QueryError } from '../query/error'
import { parsePointer } from '../query/pointer'

const pair = '(?:[01]\\d|2[0-3])'
const timePattern = new RegExp(`^(${pair}):([0-5]\\d):([0-5]\\d|60)(?:\\.\\d+)?(?:z|([+-])(${pair}):([0-5]\\d))$`, 'i')
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostname = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`, 'i')
const local = '[\\w!#$%&\'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&\'*+/=?^`{|}~-]+)*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])+"'
const mailbox = new RegExp(`^(?:${local})@(.+)$`)
const wideMailbox = /^(?:[^\s"(),:;<>@[\\\]]+|"[^"\\]+")@(.+)$/u
const day = '\\d+D'
const date = `(?:\\d+Y(?:\\d+M(?:${day})?)?|\\d+M(?:${day})?|${day})`
const clock = 'T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)'
const duration = new RegExp(`^P(?:\\d+W|${date}(?:${clock})?|${clock})$`)
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)
const template =
  /^(?:[^\s"'<>\\^`{|}%]|%[0-9a-f]{2}|\{[+#./;?&=,!@|]?(?:\w|%[0-9a-f]{2})[\w.%]*(?:\*|:\d{1,4})?(?:,(?:\w|%[0-9a-f]{2})[\w.%]*(?:\*|:\d{1,4})?)*\})*$/iu

const character = "(?:[\\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})"
const wide = "(?:[\\w.~!$&'()*+,;=:@/?\\u{a0}-\\u{10ffff}-]|%[0-9a-f]{2})"
const scheme = /^[a-z][a-z0-9+.-]*:/i

/** Checks of strings by the name of their format. One that isn't here isn't checked. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  'date-time': (text) => /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  duration: (text) => duration.test(text),
  email: (text) => isMail(text, mailbox),
  'idn-email': (text) => isMail(text, wideMailbox),
  hostname: isHost,
  ipv4: (text) => ipv4.test(text),
  ipv6: isIpv6,
  uuid: (text) => uuid.test(text),
  uri: (text) => scheme.test(text) && isReference(text, character),
  'uri-reference': (text) => isReference(text, character),
  iri: (text) => scheme.test(text) && isReference(text, wide),
  'iri-reference': (text) => isReference(text, wide),
  'uri-template': (text) => template.test(text),
  'json-pointer': (text) => !text.startsWith('#') && !(parsePointer(text) instanceof QueryError),
  'relative-json-pointer': (text) => {
    const rest = /^(?:0|[1-9]\d*)(.*)$/s.exec(text)?.[1]
    return (
      rest !== undefined && (rest === '#' || (!rest.startsWith('#') && !(parsePointer(rest) instanceof QueryError)))
    )
  },
  regex: isRegex,
}

function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return month >= 1 && month <= 12 && day >= 1 && day <= last
}

/** A leap second is at 23:59:60 UTC. */
function isTime(text: string): boolean {
  const [found, hour, minute, second, sign, hours = '0', minutes = '0'] = timePattern.exec(text) ?? []
  if (found === undefined) return false
  if (second !== '60') return true
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 1 : -1)
  return (Number(hour) * 60 + Number(minute) + shift + 2880) % 1440 === 1439
}

function isHost(text: string): boolean {
  // Two hyphens at the third place are reserved, but for names such as xn--…
  return hostname.test(text) && !text.split('.').some((part) => /^..--/.test(part) && !/^xn--./i.test(part))
}

function isMail(text: string, pattern: RegExp): boolean {
  const host = pattern.exec(text)?.[1]
  if (host === undefined) return false
  const literal = /^\[(ipv6:)?(.*)\]$/i.exec(host)
  if (literal) return literal[1] ? isIpv6(literal[2] ?? '') : ipv4.test(literal[2] ?? '')
  return pattern === wideMailbox ? /^[^\s.@-][^\s@]*$/u.test(host) : isHost(host)
}

function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const last = groups.at(-1) ?? ''
  const isMixed = last.includes('.')
  if (isMixed && (!ipv4.test(last) || !text.endsWith(last))) return false
  const own = isMixed ? groups.slice(0, -1) : groups
  const count = own.length + (isMixed ? 2 : 0)
  return own.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count < 8 : count === 8)
}

function isReference(text: string, allowed: string): boolean {
  const [, , authority, path = '', query = '', fragment = ''] =
    /^([^:/?#]+:)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  if (!scheme.test(text) && /^[^/?#]*:/.test(text)) return false
  const only = new RegExp(`^${allowed}*$`, 'iu')
  if (!only.test(path) || !only.test(query) || !only.test(fragment.slice(1))) return false
  if (authority === undefined) return true
  const literal = /^(?:[^@[\]]*@)?\[([^\]]*)\](?::\d*)?$/.exec(authority)
  if (literal) return isIpv6(literal[1] ?? '') || /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal[1] ?? '')
  return only.test(authority.replace('@', '')) && /^(?:[^@]*@)?[^:@]*(?::\d*)?$/.test(authority)
}

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}
