import type { Input, Interval, Output, SpecialRange } from '../../engine/ip-lookup/ip-lookup'
import { ipv6Facts } from '../../engine/ip-lookup/ipv6'
import { specialRangesOf } from '../../engine/ip-lookup/registry'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Phrase, type Summary, type SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './ip-lookup.strings'

type Words = typeof strings
/** A label and its text. */
export type TextLine = readonly [label: string, text: string]

/** The answer about one address. The local time isn't part of it, because it changes. */
export function summarizeAddress(output: Output, { ip: typed }: Input, t: Words, { locale }: Format): Summary {
  const place = placeLines(output, t, locale)
  const own = addressLines(output, typed, t)
  const isPublic = output.scope === 'public'
  return {
    label: typed.trim() === '' ? t.yours : t.ip,
    figure: output.ip,
    sentence: placeOf(output, t),
    lines: isPublic ? [...inGroup(t.place, place), ...inGroup(t.network, [...networkLines(output, t), ...own])] : own,
    sends: [{ kind: 'text', text: output.ip }],
  }
}

/** Without the lines that have no text. */
export const linesOf = (lines: readonly TextLine[]): readonly SummaryLine[] =>
  lines.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }))

/** '🇺🇸 Mountain View, California, United States', or an explanation for addresses without a location. */
function placeOf({ scope, city, region, country_name, country_flag_emoji }: Output, t: Words): Phrase {
  if (scope !== 'public') return { template: t.explained[scope] }
  const place = [...new Set([city, region, country_name])].filter(Boolean).join(', ')
  return { template: '{place}', values: { place: place ? `${country_flag_emoji} ${place}`.trim() : t.unknown } }
}

/** The service's facts about a public address. */
function placeLines(output: Output, t: Words, locale: string): readonly SummaryLine[] {
  const { latitude, longitude, currency, currency_name } = output
  const degree = (value: number) => formatNumber(value, locale, 0, 6)
  const lines: readonly TextLine[] = [
    [t.city, output.city],
    [t.region, output.region],
    [t.country, [output.country_flag_emoji, output.country_name].filter(Boolean).join(' ')],
    [t.continent, (t.continents as Readonly<Record<string, string>>)[output.continent_code] ?? output.continent_code],
    [t.postal, output.postal],
    [
      t.coordinates,
      latitude === null || longitude === null
        ? ''
        : interpolate(t.degrees, { latitude: degree(latitude), longitude: degree(longitude) }),
    ],
    [t.languages, output.languages.replace(/,\s*/g, ', ')],
    [
      t.currency,
      currency && currency_name
        ? interpolate(t.currencyOf, { name: currency_name, code: currency })
        : currency || currency_name,
    ],
    [t.timezone, output.timezone],
  ]
  return lines.map(([label, text]) => ({ label, text: text || t.unknown }))
}

/** The service's facts about the network of a public address. */
const networkLines = ({ org, asn }: Output, t: Words): readonly SummaryLine[] => [
  { label: t.organization, text: org || t.unknown },
  { label: t.asn, text: asn || t.unknown },
]

/** Facts about the address itself. `typed` may have a zone, such as fe80::1%eth0. */
export function addressLines(output: Output, typed: string, t: Words): readonly SummaryLine[] {
  const integer = BigInt(output.integer)
  const own: Interval = { version: output.version === 'IPv6' ? 6 : 4, first: integer, last: integer }
  return linesOf([
    [t.version, output.version],
    [t.scope, t.scopes[output.scope]],
    [t.registered, specialRangesOf(own).map((range) => rangeLine(range, t).join(': '))[0] ?? ''],
    [t.addressClass, output.addressClass],
    [t.integer, output.integer],
    [t.hexadecimal, output.hexadecimal],
    [t.reverseName, output.reverseName],
    ...ipv6Lines(output.version === 'IPv6' ? typed.trim() || output.ip : '', t),
  ])
}

function ipv6Lines(ip: string, t: Words): readonly TextLine[] {
  const facts = ipv6Facts(ip)
  if (!facts) return []
  const { embedded } = facts
  return [
    [t.fullForm, facts.full],
    [t.mixedForm, facts.mixed],
    [t.zone, facts.zone],
    [t.mac, facts.mac],
    ...(embedded
      ? ([
          [t.embedded[embedded.kind], embedded.ipv4],
          [t.teredoServer, embedded.server],
          [t.teredoPort, embedded.port],
        ] as const)
      : []),
  ]
}

/** '192.168.0.0/16' and 'Private-Use, RFC 1918' */
export const rangeLine = ({ block, name, rfcs }: SpecialRange, t: Words): TextLine => [
  block,
  interpolate(t.namedRange, { name, rfcs: rfcs.join(', ') }),
]
