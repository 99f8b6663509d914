import type { Output } from '../../engine/ip-lookup'
import { Headline, Line, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { formatNumber } from '../core/format/format'
import { bar } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'

interface LocalizedProps {
  readonly t: typeof strings
  readonly locale: string
}

/** '🇺🇸 Mountain View, California, United States', or an explanation for addresses without a location. */
function placeOf({ scope, city, region, country_name, country_flag_emoji }: Output, t: typeof strings): string {
  if (scope !== 'public') return t.explained[scope]
  const place = [...new Set([city, region, country_name])].filter(Boolean).join(', ')
  return place ? `${country_flag_emoji} ${place}`.trim() : t.unknown
}

/** The announcement for screen readers. Includes the address only if the user didn't type it. */
export function say(output: Output, isOwn: boolean, t: typeof strings): string {
  const place = placeOf(output, t)
  return isOwn ? interpolate(t.sayOwn, { ip: output.ip, place }) : place
}

/** Labels and texts: the service's facts about a public address, and facts about the address itself. */
export function linesOf(output: Output, { t, locale }: LocalizedProps) {
  const { latitude, longitude, currency, currency_name } = output
  const degree = (value: number) => formatNumber(value, locale, 0, 6)
  const place: readonly (readonly [string, string])[] = [
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
    [t.timezone, output.timezone],
    [t.languages, output.languages.replace(/,\s*/g, ', ')],
    [
      t.currency,
      currency && currency_name
        ? interpolate(t.currencyOf, { name: currency_name, code: currency })
        : currency || currency_name,
    ],
    [t.organization, output.org],
    [t.asn, output.asn],
  ]
  const own: readonly (readonly [string, string])[] = [
    [t.version, output.version],
    [t.scope, t.scopes[output.scope]],
    [t.addressClass, output.addressClass],
    [t.integer, output.integer],
    [t.hexadecimal, output.hexadecimal],
    [t.reverseName, output.reverseName],
  ]
  const known = own.filter(([label]) => label !== t.addressClass || output.addressClass !== '')
  return {
    place: output.scope === 'public' ? place.map(([label, text]) => [label, text || t.unknown] as const) : [],
    own: known,
  }
}

interface IpAnswerProps extends LocalizedProps {
  readonly output: Output
  /** Whether this is the visitor's own address. */
  readonly isOwn: boolean
}

export function IpAnswer({ output, isOwn, t, locale }: IpAnswerProps) {
  const { place, own } = linesOf(output, { t, locale })
  const label = isOwn ? t.yours : t.ip
  const text = () => [[label, output.ip], ...place, ...own].map((line) => line.join(': ')).join('\n')
  return (
    <>
      <Headline label={label} code={output.version === 'IPv6'}>
        {output.ip}
      </Headline>
      <Sentence>{placeOf(output, t)}</Sentence>
      {place.length > 0 ? (
        <Receipts>
          <Lines title={t.place} lines={place.filter(([label]) => !isNetwork(label, t))} />
          <Lines title={t.network} lines={[...place.filter(([label]) => isNetwork(label, t)), ...own]} />
        </Receipts>
      ) : (
        <Lines lines={own} />
      )}
      <div className={bar}>
        <CopyButton tool={{ t }} label={t.copyAddress} text={() => output.ip} />
        <CopyButton tool={{ t }} text={text} />
      </div>
    </>
  )
}

/** Whether a line belongs under Network instead of Location. */
const isNetwork = (label: string, t: typeof strings) => label === t.organization || label === t.asn

interface LinesProps {
  readonly title?: string
  readonly lines: readonly (readonly [string, string])[]
}

/** A receipt with long texts below their labels. */
export const Lines = ({ title, lines }: LinesProps) => (
  <div className={css.lines}>
    <Receipt title={title}>
      {lines.map(([label, text]) =>
        text.length > 26 ? (
          <div key={label} className={css.long}>
            <dt>{label}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ) : (
          <Line key={label} label={label}>
            {text}
          </Line>
        ),
      )}
    </Receipt>
  </div>
)
