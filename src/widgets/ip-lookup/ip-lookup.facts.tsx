import type { Result } from '../../engine/core/result'
import { evaluate, type Input, type Output } from '../../engine/ip-lookup'
import { Headline, Line, Receipt, Sentence } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { Failure } from '../core/failure'
import { formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, type Overrides, withOverrides } from '../core/strings'
import * as css from './ip-lookup.facts.css'
import sheets from './ip-lookup.facts.tsx?sheets'
import { lateStrings } from './ip-lookup.late.strings'
import type { Code } from './ip-lookup.run'
import { type FetchOptions, type FetchReason, fetchAnswer } from './ip-lookup.service'
import type { firstStrings } from './ip-lookup.strings'

interface Shown {
  readonly first: typeof firstStrings
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
}

/** By `given`, if the page has an answer of its own; else by the service's, where an address is public. */
export async function lookUp(
  input: Input,
  given: unknown,
  options: FetchOptions,
): Promise<Result<Output, Code> | undefined> {
  const local = evaluate(input, { answer: given })
  const isKnown = local.ok ? local.value.scope !== 'public' : local.issues[0]?.code !== 'missing'
  if (given !== undefined || isKnown) return local
  const asked = await fetchAnswer(local.ok ? local.value.ip : '', options)
  return asked?.ok ? evaluate(input, { answer: asked.value }) : asked
}

/** '🇺🇸 Mountain View, California, United States', or what an address is for that is nowhere. */
function placeOf({ scope, city, region, country_name, country_flag_emoji }: Output, t: typeof lateStrings): string {
  if (scope !== 'public') return t.explained[scope]
  const place = [...new Set([city, region, country_name])].filter(Boolean).join(', ')
  return place ? `${country_flag_emoji} ${place}`.trim() : t.unknown
}

/** The answer as it is heard: who asked for an address knows it already. */
export function sayOf(output: Output, isOwn: boolean, { strings }: Shown): string {
  const t = withOverrides(lateStrings, strings)
  const place = placeOf(output, t)
  return isOwn ? fill(t.sayOwn, { ip: output.ip, place }) : place
}

/** Label and text of each line: what the service said of a public address, then what every address tells by itself. */
function linesOf(output: Output, { first, locale }: Shown, t: typeof lateStrings) {
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
        : fill(t.degrees, { latitude: degree(latitude), longitude: degree(longitude) }),
    ],
    [t.timezone, output.timezone],
    [t.languages, output.languages.replace(/,\s*/g, ', ')],
    [
      t.currency,
      currency && currency_name
        ? fill(t.currencyOf, { name: currency_name, code: currency })
        : currency || currency_name,
    ],
    [first.organization, output.org],
    [t.asn, output.asn],
  ]
  const own: readonly (readonly [string, string])[] = [
    [t.version, output.version],
    [t.scope, t.scopes[output.scope]],
    [t.addressClass, output.addressClass],
    [t.integer, output.integer],
    [first.reverseName, output.reverseName],
  ]
  const known = own.filter(([label]) => label !== t.addressClass || output.addressClass !== '')
  return {
    place: output.scope === 'public' ? place.map(([label, text]) => [label, text || t.unknown] as const) : [],
    own: known,
  }
}

interface FactsProps extends Shown {
  readonly output: Output
  /** It is the visitor's own. */
  readonly isOwn: boolean
}

/** All that is known of an address. */
export function Facts({ output, isOwn, ...shown }: FactsProps) {
  const { first, strings } = shown
  const t = withOverrides(lateStrings, strings)
  const { place, own } = linesOf(output, shown, t)
  const label = isOwn ? first.yours : first.ip
  const text = () => [[label, output.ip], ...place, ...own].map((line) => line.join(': ')).join('\n')
  return (
    <>
      <LateSheets sheets={sheets} />
      <Headline label={label} code={output.version === 'IPv6'}>
        {output.ip}
      </Headline>
      <Sentence>{placeOf(output, t)}</Sentence>
      {place.length > 0 && <Lines lines={place} />}
      <Lines lines={own} rule={place.length > 0} />
      <CopyBar tool={{ t: first }} text={text} />
    </>
  )
}

interface LinesProps {
  readonly lines: readonly (readonly [string, string])[]
  readonly rule?: boolean
}

/** A receipt in which a text that is long stands below its label. */
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

interface FailedProps extends Shown {
  readonly message: string
  readonly issue: { readonly code: Code; readonly values?: Readonly<Record<string, string | number>> }
  /** What was asked for. */
  readonly input: Input
  readonly onRetry: () => void
}

/** Why the service has no answer, a way to try again, and what an address tells without it. */
export function Failed({ message, issue, input, onRetry, ...shown }: FailedProps) {
  const t = withOverrides(lateStrings, shown.strings)
  const local = evaluate(input)
  return (
    <>
      <LateSheets sheets={sheets} />
      <Failure message={message} retry={t.retry} onRetry={onRetry}>
        {whyOf(issue, t, shown.locale)}
      </Failure>
      {local.ok && <Lines lines={linesOf(local.value, shown, t).own} />}
    </>
  )
}

function whyOf({ code, values = {} }: FailedProps['issue'], t: typeof lateStrings, locale: string): string {
  if (code === 'not-an-answer') return t.notAnAnswer
  if (code === 'refused-silently') return t.silentRefusal
  if (code !== 'failed-to-fetch') return t.refusal
  return values.status === 429 ? t.tooMany : fill(t.reasons[values.reason as FetchReason], values, locale)
}
