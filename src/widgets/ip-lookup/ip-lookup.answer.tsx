import type { Output } from '../../engine/ip-lookup/ip-lookup'
import { mapAddress } from '../../engine/ip-lookup/place'
import { Headline, Receipts, Sentence } from '../core/answer/answer'
import { type Summary, sentenceText } from '../core/base/summary'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { Lines } from './lines'
import { LocalTime } from './time'

interface IpAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

export function IpAnswer({ output, summary }: IpAnswerProps) {
  const { t } = useWords<typeof strings>()
  const { sentence, lines } = summary
  const map = output.scope === 'public' ? mapAddress(output) : ''
  const linesOf = (title: string) => lines.filter(({ group }) => group === title)
  return (
    <>
      <AddressHead summary={summary} version={output.version} />
      {sentence && <Sentence>{sentenceText(sentence)}</Sentence>}
      {output.scope === 'public' ? (
        <Receipts>
          <Lines title={t.place} lines={linesOf(t.place)}>
            {output.timezone && (
              <div className={css.long}>
                <dt>{t.localTime}</dt>
                <dd className={css.sentence}>
                  <LocalTime zone={output.timezone} />
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
      <CopyBar summary={summary} />
    </>
  )
}

interface AddressHeadProps {
  readonly summary: Pick<Summary, 'label' | 'figure'>
  readonly version: Output['version']
}

/** The address, with a button that copies it alone. */
export function AddressHead({ summary, version }: AddressHeadProps) {
  const { t } = useWords<typeof strings>()
  return (
    <div className={css.head}>
      <Headline summary={summary} code={version === 'IPv6'} />
      <CopyButton label={t.copyAddress} iconOnly text={() => summary.figure} />
    </div>
  )
}
