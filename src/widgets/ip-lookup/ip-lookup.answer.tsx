import type { Output } from '../../engine/ip-lookup/ip-lookup'
import { mapAddress } from '../../engine/ip-lookup/place'
import { Headline, Receipts, Sentence } from '../core/answer/answer'
import { bar } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import { CopyButton } from '../core/output/copy-button'
import { SendTo } from '../core/output/send-to'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { addressLines, Lines, networkLines, placeLines } from './lines'
import { LocalTime } from './time'

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

interface IpAnswerProps {
  readonly output: Output
  /** What was typed. '' for the visitor's own address. */
  readonly typed: string
  readonly t: typeof strings
  readonly locale: string
}

export function IpAnswer({ output, typed, t, locale }: IpAnswerProps) {
  const place = placeLines(output, { t, locale })
  const network = [...networkLines(output, t), ...addressLines(output, typed, t)]
  const label = typed.trim() === '' ? t.yours : t.ip
  const map = output.scope === 'public' ? mapAddress(output) : ''
  const text = () => [[label, output.ip], ...place, ...network].map((line) => line.join(': ')).join('\n')
  return (
    <>
      <AddressHead label={label} output={output} t={t} />
      <Sentence>{placeOf(output, t)}</Sentence>
      {place.length > 0 ? (
        <Receipts>
          <Lines title={t.place} lines={place}>
            {output.timezone && (
              <div className={css.long}>
                <dt>{t.localTime}</dt>
                <dd className={css.sentence}>
                  <LocalTime zone={output.timezone} t={t} locale={locale} />
                </dd>
              </div>
            )}
          </Lines>
          <Lines title={t.network} lines={network} />
        </Receipts>
      ) : (
        <Lines lines={network} />
      )}
      {map && (
        <a className={css.link} href={map} target="_blank" rel="noopener noreferrer">
          {t.mapLink}
        </a>
      )}
      <div className={bar}>
        <CopyButton tool={{ t }} text={text} />
        <SendTo outputs={[{ kind: 'text', text: () => output.ip }]} />
      </div>
    </>
  )
}

/** The address, with a button that copies it alone. */
export const AddressHead = ({ label, output, t }: Pick<IpAnswerProps, 'output' | 't'> & { readonly label: string }) => (
  <div className={css.head}>
    <Headline label={label} code={output.version === 'IPv6'}>
      {output.ip}
    </Headline>
    <CopyButton tool={{ t }} label={t.copyAddress} iconOnly text={() => output.ip} />
  </div>
)
