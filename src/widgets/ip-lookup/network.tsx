import type { Output, Subnet } from '../../engine/ip-lookup/ip-lookup'
import { registrySources } from '../../engine/ip-lookup/registry'
import { Headline, Receipts, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { type Summary, sentenceText } from '../core/base/summary'
import type { FieldProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { format } from '../core/format/format'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { SourceNote } from '../core/output/source-note'
import { useWords } from '../core/words/use-words'
import { Blocks } from './blocks'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { Lines, type LinesOf } from './lines'
import { Subnets } from './subnets'
import { Tests } from './tests'

interface NetworkAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** The field for the page of the list of parts. */
  readonly page: FieldProps
}

export function NetworkAnswer({ output, summary, page }: NetworkAnswerProps) {
  const { t } = useWords<typeof strings>()
  const { subnet, summary: combined, contains } = output
  const { sentence, lines } = summary
  const linesOf = (title: string) => lines.filter(({ group }) => group === title)
  const combinedLine = lines.find(({ group }) => group === undefined)
  return (
    <>
      {subnet ? (
        <div className={css.head}>
          <Headline summary={summary} code={output.version === 'IPv6'} ltr />
          <CopyButton label={t.copyNetwork} iconOnly text={() => summary.figure} />
        </div>
      ) : (
        <Headline summary={summary} />
      )}
      {sentence && <Sentence>{sentenceText(sentence)}</Sentence>}
      {contains && <Tests contains={contains} linesOf={linesOf} />}
      {subnet?.split && <Subnets split={subnet.split} linesOf={linesOf} page={page} />}
      {combined && (!subnet || combined.given > 1) && (
        <Blocks combined={combined} title={combinedLine ? `${combinedLine.label}: ${combinedLine.text}` : ''} />
      )}
      {subnet && <Facts output={output} subnet={subnet} summary={summary} linesOf={linesOf} />}
    </>
  )
}

interface FactsProps extends Omit<NetworkAnswerProps, 'page'> {
  readonly subnet: Subnet
  readonly linesOf: LinesOf
}

/** Everything about a single network. */
function Facts({ output, subnet, summary, linesOf }: FactsProps) {
  const { t, locale } = useWords<typeof strings>()
  const within = linesOf(t.specialParts)
  const isWide = output.version === 'IPv6'
  const lines = (
    <>
      <Lines title={t.addresses} lines={linesOf(t.addresses)} wide={isWide} />
      <Lines title={t.around} lines={linesOf(t.around)} wide={isWide} />
    </>
  )
  return (
    <>
      {isWide ? lines : <Receipts>{lines}</Receipts>}
      <Bits subnet={subnet} />
      <Lines title={t.scope} lines={linesOf(t.scope)} wide />
      {within.length > 0 && (
        <Disclosure summary={t.specialParts} content={format(locale).format(within.length)}>
          <Lines lines={within} wide />
        </Disclosure>
      )}
      <SourceNote sources={registrySources.filter(({ title }) => title.includes(output.version))} />
      <CopyBar summary={summary} />
    </>
  )
}

/** The bits of the network address: those that all its addresses share, and the others. */
function Bits({ subnet }: { readonly subnet: Subnet }) {
  const { t } = useWords<typeof strings>()
  const { prefix, networkBits } = subnet
  const width = networkBits[0]?.length ?? 8
  const host = networkBits.length * width - prefix
  return (
    <div className={css.section}>
      <p className={css.title}>{interpolate(t.bits, { network: String(prefix), host: String(host) })}</p>
      <p className={css.bits} aria-hidden="true">
        {networkBits.map((group, index) => {
          const own = Math.max(0, Math.min(width, prefix - index * width))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a group
            <span key={index}>
              {own > 0 && <span className={css.networkBits}>{group.slice(0, own)}</span>}
              {own < width && <span className={css.hostBits}>{group.slice(own)}</span>}
            </span>
          )
        })}
      </p>
    </div>
  )
}
