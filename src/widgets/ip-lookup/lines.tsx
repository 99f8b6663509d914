import type { ReactNode } from 'react'
import type { Interval, Output, SpecialRange } from '../../engine/ip-lookup/ip-lookup'
import { ipv6Facts } from '../../engine/ip-lookup/ipv6'
import { specialRangesOf } from '../../engine/ip-lookup/registry'
import { Line, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { format, formatNumber } from '../core/format/format'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'

type Words = typeof strings
/** A label and its text. */
export type TextLine = readonly [label: string, text: string]

interface LocalizedProps {
  readonly t: Words
  readonly locale: string
}

/** The service's facts about a public address. */
export function placeLines(output: Output, { t, locale }: LocalizedProps): readonly TextLine[] {
  if (output.scope !== 'public') return []
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
  return lines.map(([label, text]) => [label, text || t.unknown])
}

/** The service's facts about the network of a public address. */
export const networkLines = ({ scope, org, asn }: Output, t: Words): readonly TextLine[] =>
  scope === 'public'
    ? [
        [t.organization, org || t.unknown],
        [t.asn, asn || t.unknown],
      ]
    : []

/** Facts about the address itself. `typed` may have a zone, such as fe80::1%eth0. */
export function addressLines(output: Output, typed: string, t: Words): readonly TextLine[] {
  const integer = BigInt(output.integer)
  const own: Interval = { version: output.version === 'IPv6' ? 6 : 4, first: integer, last: integer }
  const lines: readonly TextLine[] = [
    [t.version, output.version],
    [t.scope, t.scopes[output.scope]],
    [t.registered, specialRangesOf(own).map((range) => rangeLine(range, t).join(': '))[0] ?? ''],
    [t.addressClass, output.addressClass],
    [t.integer, output.integer],
    [t.hexadecimal, output.hexadecimal],
    [t.reverseName, output.reverseName],
    ...ipv6Lines(output.version === 'IPv6' ? typed.trim() || output.ip : '', t),
  ]
  return lines.filter(([, text]) => text !== '')
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

/** '340,282,366,920,938,463,463,374,607,431,768,211,456' */
export const formatCount = (count: string, locale: string): string => format(locale).format(BigInt(count))

/** '192.168.0.0/16' and 'Private-Use, RFC 1918' */
export const rangeLine = ({ block, name, rfcs }: SpecialRange, t: Words): TextLine => [
  block,
  interpolate(t.namedRange, { name, rfcs: rfcs.join(', ') }),
]

interface LinesProps {
  readonly title?: string
  readonly lines: readonly TextLine[]
  /** The receipt is wide enough for long texts beside their labels. */
  readonly wide?: boolean
  /** More lines. */
  readonly children?: ReactNode
}

/** A receipt with long texts below their labels. */
export const Lines = ({ title, lines, wide, children }: LinesProps) => (
  <div className={css.lines}>
    <Receipt title={title}>
      {lines.map(([label, text]) =>
        isLong(label, text) && !wide ? (
          <LongLine key={label} label={label}>
            {text}
          </LongLine>
        ) : (
          <Line key={label} label={label}>
            {text.length > 26 ? <span className={css.small}>{text}</span> : text}
          </Line>
        ),
      )}
      {children}
    </Receipt>
  </div>
)

/** Whether a label and its text don't fit on one line of a phone. */
const isLong = (label: string, text: string) => text.length > 26 || label.length + text.length > 38

/** A label with a text below it. */
const LongLine = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className={css.long}>
    <dt>{label}</dt>
    <dd className={css.text}>{children}</dd>
  </div>
)
