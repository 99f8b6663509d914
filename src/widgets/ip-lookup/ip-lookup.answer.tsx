import type { Output } from '../../engine/ip-lookup/ip-lookup'
import { mapAddress } from '../../engine/ip-lookup/place'
import { Headline, Receipts, Sentence } from '../core/answer/answer'
import { type Summary, sentenceText } from '../core/base/summary'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { Lines } from './lines'
import { LocalTime } from './time'

interface IpAnswerProps {
  readonly output: Output
  readonly summary: Summary
  readonly t: typeof strings
  readonly locale: string
}

export function IpAnswer({ output, summary, t, locale }: IpAnswerProps) {
  const { sentence, lines } = summary
  const map = output.scope === 'public' ? mapAddress(output) : ''
  const linesOf = (title: string) => lines.filter(({ group }) => group === title)
  return (
    <>
      <AddressHead summary={summary} version={output.version} t={t} />
      {sentence && <Sentence>{sentenceText(sentence)}</Sentence>}
      {output.scope === 'public' ? (
        <Receipts>
          <Lines title={t.place} lines={linesOf(t.place)}>
            {output.timezone && (
              <div className={css.long}>
                <dt>{t.localTime}</dt>
                <dd className={css.sentence}>
                  <LocalTime zone={output.timezone} t={t} locale={locale} />
                </dd>
              </div>
            )}
          </Lines>
          <Lines title={t.network} lines={linesOf(t.network)} />
        </Receipts>
      ) : (
        <Lines lines={lines} />
      )}
      {map && (
        <a className={css.link} href={map} target="_blank" rel="noopener noreferrer">
          {t.mapLink}
        </a>
      )}
      <CopyBar tool={{ t }} summary={summary} />
    </>
  )
}

interface AddressHeadProps {
  readonly summary: Pick<Summary, 'label' | 'figure'>
  readonly version: Output['version']
  readonly t: typeof strings
}

/** The address, with a button that copies it alone. */
export const AddressHead = ({ summary, version, t }: AddressHeadProps) => (
  <div className={css.head}>
    <Headline summary={summary} code={version === 'IPv6'} />
    <CopyButton tool={{ t }} label={t.copyAddress} iconOnly text={() => summary.figure} />
  </div>
)
