import type { Output, Subnet } from '../../engine/ip-lookup/ip-lookup'
import { registrySources } from '../../engine/ip-lookup/registry'
import { Headline, Receipts, Sentence } from '../core/answer/answer'
import { bar } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { format } from '../core/format/format'
import { CopyButton } from '../core/output/copy-button'
import { SourceNote } from '../core/output/source-note'
import { Blocks } from './blocks'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { formatCount, Lines, rangeLine, type TextLine } from './lines'
import { Subnets } from './subnets'
import { Tests } from './tests'

interface Options {
  readonly t: typeof strings
  readonly locale: string
}

/** What the answer about a network, a range or a list is in one sentence. */
export function sayNetwork({ subnet, summary }: Output, { t, locale }: Options): string {
  if (subnet) {
    const { usableHosts, firstUsable, lastUsable } = subnet
    if (usableHosts === '1') return t.single
    return interpolate(t.usable, { count: formatCount(usableHosts, locale), first: firstUsable, last: lastUsable })
  }
  if (!summary) return ''
  const { addresses, first, last } = summary
  const template = first === '' ? t.blocksCount : t.blocksOf
  return interpolate(template, { addresses: formatCount(addresses, locale), first, last })
}

interface NetworkAnswerProps extends Options {
  readonly output: Output
  /** The field for the page of the list of parts. */
  readonly page: FieldProps
}

export function NetworkAnswer({ output, page, t, locale }: NetworkAnswerProps) {
  const { subnet, summary, contains } = output
  const count = format(locale).format(summary?.count ?? 0)
  return (
    <>
      {subnet ? (
        <div className={css.head}>
          <Headline label={t.network} code={output.version === 'IPv6'} ltr>
            {subnet.cidr}
          </Headline>
          <CopyButton tool={{ t }} label={t.copyNetwork} iconOnly text={() => subnet.cidr} />
        </div>
      ) : (
        <Headline label={t.blocks}>{count}</Headline>
      )}
      <Sentence>{sayNetwork(output, { t, locale })}</Sentence>
      {contains && <Tests contains={contains} t={t} locale={locale} />}
      {subnet?.split && <Subnets split={subnet.split} page={page} t={t} locale={locale} />}
      {summary && (!subnet || summary.given > 1) && (
        <Blocks summary={summary} title={subnet ? `${t.blocks}: ${count}` : ''} t={t} locale={locale} />
      )}
      {subnet && <Facts output={output} subnet={subnet} t={t} locale={locale} />}
    </>
  )
}

/** Everything about a single network. */
function Facts({ output, subnet, t, locale }: Options & { readonly output: Output; readonly subnet: Subnet }) {
  const range = rangeLines(output, subnet, { t, locale })
  const around = aroundLines(subnet, { t, locale })
  const type = typeLines(output, subnet, t)
  const within = specialLines(subnet, 'part', t)
  const all = [[t.network, subnet.cidr] as const, ...range, ...around, ...type, ...within]
  const isWide = output.version === 'IPv6'
  const lines = (
    <>
      <Lines title={t.addresses} lines={range} wide={isWide} />
      <Lines title={t.around} lines={around} wide={isWide} />
    </>
  )
  return (
    <>
      {isWide ? lines : <Receipts>{lines}</Receipts>}
      <Bits subnet={subnet} t={t} />
      <Lines title={t.scope} lines={type} wide />
      {within.length > 0 && (
        <Disclosure summary={t.specialParts} content={format(locale).format(within.length)}>
          <Lines lines={within} wide />
        </Disclosure>
      )}
      <SourceNote
        sources={registrySources.filter(({ title }) => title.includes(output.version))}
        t={t}
        locale={locale}
      />
      <div className={bar}>
        <CopyButton tool={{ t }} text={() => all.map((line) => line.join(': ')).join('\n')} />
      </div>
    </>
  )
}

function rangeLines({ ip }: Output, subnet: Subnet, { t, locale }: Options): readonly TextLine[] {
  const lines: readonly TextLine[] = [
    [t.typedAddress, ip === subnet.network ? '' : ip],
    [t.networkAddress, subnet.network],
    [t.firstUsable, subnet.firstUsable],
    [t.lastUsable, subnet.lastUsable],
    subnet.broadcast ? [t.broadcast, subnet.broadcast] : [t.lastAddress, subnet.last],
    [t.addressCount, formatCount(subnet.addresses, locale)],
    [t.usableHosts, formatCount(subnet.usableHosts, locale)],
  ]
  return lines.filter(([, text]) => text !== '')
}

function aroundLines({ reverse, ...subnet }: Subnet, { t, locale }: Options): readonly TextLine[] {
  const zones = { first: reverse.first, last: reverse.last, count: format(locale).format(reverse.count) }
  const lines: readonly TextLine[] = [
    [t.mask, subnet.mask],
    [t.wildcard, subnet.wildcard],
    [t.prefix, `/${subnet.prefix}`],
    [t.previous, subnet.previous],
    [t.next, subnet.next],
    [t.supernet, subnet.supernet],
    [t.reverseZone, reverse.count === 1 ? reverse.first : interpolate(t.reverseZones, zones)],
    [t.classlessZone, reverse.classless],
  ]
  return lines.filter(([, text]) => text !== '')
}

/** The special ranges that a network is in. Without any in it either, all its addresses have the scope of the first. */
function typeLines({ scope }: Output, subnet: Subnet, t: typeof strings): readonly TextLine[] {
  if (subnet.special.length === 0) return [[subnet.cidr, t.scopes[scope]]]
  const around = specialLines(subnet, 'inside', t)
  return around.length > 0 ? around : [[subnet.cidr, t.mixed]]
}

const specialLines = ({ special }: Subnet, relation: 'inside' | 'part', t: typeof strings): readonly TextLine[] =>
  special.filter((range) => range.relation === relation).map((range) => rangeLine(range, t))

/** The bits of the network address: those that all its addresses share, and the others. */
function Bits({ subnet, t }: { readonly subnet: Subnet; readonly t: typeof strings }) {
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
