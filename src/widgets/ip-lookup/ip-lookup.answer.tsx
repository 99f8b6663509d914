import { evaluate, type Input, type Output } from '../../engine/ip-lookup'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import { FailedAnswer } from '../core/output/failed-answer'
import { Headline, Line, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import * as css from './ip-lookup.css'
import type { Code, FetchReason } from './ip-lookup.service'
import type { strings } from './ip-lookup.strings'

interface LocalizedProps {
  readonly t: typeof strings
  readonly locale: string
}

/** '🇺🇸 Mountain View, California, United States', or what an address without a place is for. */
function placeOf({ scope, city, region, country_name, country_flag_emoji }: Output, t: typeof strings): string {
  if (scope !== 'public') return t.explained[scope]
  const place = [...new Set([city, region, country_name])].filter(Boolean).join(', ')
  return place ? `${country_flag_emoji} ${place}`.trim() : t.unknown
}

/** The answer for screen readers: a person who typed an address knows it already. */
export function say(output: Output, isOwn: boolean, t: typeof strings): string {
  const place = placeOf(output, t)
  return isOwn ? interpolate(t.sayOwn, { ip: output.ip, place }) : place
}

/** Label and text of each line: what the service said of a public address, then what follows from any address. */
function linesOf(output: Output, { t, locale }: LocalizedProps) {
  const { latitude, longitude, currency, currency_name } = output
  const degree = (value: number) => formatNumber(value, locale, 0, 6)
  const place: readonly (readonly [string, string])[] = [
    [t.city, output.city],
    [t.region, output.region],
    [t.country, [output.country_flag_emoji, output.country_name].filter(Boolean).join(' ')],
    [t.continent, output.continent_code],
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
  /** It is the visitor's own. */
  readonly isOwn: boolean
}

/** All that is known of an address. */
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
      {place.length > 0 && <Lines lines={place} />}
      <Lines lines={own} rule={place.length > 0} />
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}

interface LinesProps {
  readonly lines: readonly (readonly [string, string])[]
  readonly rule?: boolean
}

/** A receipt in which a long text is below its label. */
const Lines = ({ lines, rule }: LinesProps) => (
  <div className={css.lines}>
    <Receipt>
      {lines.map(([label, text], index) =>
        text.length > 26 ? (
          <div key={label} className={css.long}>
            <dt>{label}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ) : (
          <Line key={label} label={label} rule={rule && index === 0}>
            {text}
          </Line>
        ),
      )}
    </Receipt>
  </div>
)

interface FailedLookupProps extends LocalizedProps {
  readonly message: string
  readonly issue: { readonly code: Code; readonly values?: Readonly<Record<string, string | number>> }
  /** What was asked for. */
  readonly input: Input
  readonly onRetry: () => void
}

/** Why the service has no answer, a way to try again, and what follows from the address without it. */
export function FailedLookup({ message, issue, input, onRetry, t, locale }: FailedLookupProps) {
  const local = evaluate(input)
  return (
    <>
      <FailedAnswer message={message} retry={t.retry} onRetry={onRetry}>
        {whyOf(issue, t, locale)}
      </FailedAnswer>
      {local.ok && <Lines lines={linesOf(local.value, { t, locale }).own} />}
    </>
  )
}

function whyOf({ code, values = {} }: FailedLookupProps['issue'], t: typeof strings, locale: string): string {
  if (code === 'not-an-answer') return t.notAnAnswer
  if (code === 'refused-silently') return t.silentRefusal
  if (code !== 'failed-to-fetch') return t.refusal
  return values.status === 429 ? t.tooMany : interpolate(t.reasons[values.reason as FetchReason], values, locale)
}
