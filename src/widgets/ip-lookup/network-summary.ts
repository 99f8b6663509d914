import type { Contains, Input, Output, Split, Subnet, Test } from '../../engine/ip-lookup/ip-lookup'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Phrase, type Summary, type SummaryLine } from '../core/base/summary'
import { format } from '../core/format/format'
import { linesOf, rangeLine } from './address-summary'
import type { strings } from './ip-lookup.strings'

type Words = typeof strings
/** The networks that were combined. */
type Combined = NonNullable<Output['summary']>

/** The answer about a network, a range or a list. The answer about a range or a list is its networks. */
export function summarizeNetwork(output: Output, _input: Input, t: Words, { locale }: Format): Summary {
  const { subnet, summary, contains } = output
  const tests = contains ? testLines(contains, t, locale) : []
  if (subnet)
    return {
      label: t.network,
      figure: subnet.cidr,
      sentence: usableHosts(subnet, t, locale),
      lines: [
        ...tests,
        ...(subnet.split ? splitLines(subnet.split, t, locale) : []),
        ...(summary && summary.given > 1 ? [combinedLine(summary, t, locale)] : []),
        ...inGroup(t.addresses, rangeLines(output, subnet, t, locale)),
        ...inGroup(t.around, aroundLines(subnet, t, locale)),
        ...inGroup(t.scope, typeLines(output, subnet, t)),
        ...inGroup(t.specialParts, specialLines(subnet, 'part', t)),
      ],
    }
  return {
    label: t.blocks,
    figure: formatCount(summary?.count ?? 0, locale),
    sentence: summary && allAddresses(summary, t, locale),
    lines: tests,
    text: summary?.blocks.join('\n'),
  }
}

/** '340,282,366,920,938,463,463,374,607,431,768,211,456' */
export const formatCount = (count: string | number, locale: string): string => format(locale).format(BigInt(count))

function usableHosts({ usableHosts, firstUsable: first, lastUsable: last }: Subnet, t: Words, locale: string): Phrase {
  if (usableHosts === '1') return { template: t.single }
  return { template: t.usable, values: { count: formatCount(usableHosts, locale), first, last } }
}

const allAddresses = ({ addresses, first, last }: Combined, t: Words, locale: string): Phrase => ({
  template: first === '' ? t.blocksCount : t.blocksOf,
  values: { addresses: formatCount(addresses, locale), first, last },
})

/** 'Inside: 1 of 3' */
export const testsTitle = ({ tests, inside }: Contains, t: Words, locale: string): string =>
  interpolate(t.tests, { inside: formatCount(inside, locale), total: formatCount(tests.length, locale) })

/** '10.0.3.4: Yes (In 10.0.0.0/16)' */
function testLines(contains: Contains, t: Words, locale: string): readonly SummaryLine[] {
  const lines = contains.tests.map((test) => ({
    label: test.text,
    text: t.verdicts[test.verdict],
    note: whyOf(test, t),
  }))
  return inGroup(testsTitle(contains, t, locale), lines)
}

/** 'In 10.0.0.0/8', and if it's split 'In 10.0.0.0/8, 10.64.0.0/10'. */
function whyOf({ reason, block, part, limit }: Test, t: Words): string {
  const why = interpolate(t.whyInside[reason], { block, limit })
  return part && part !== block ? `${why}, ${part}` : why
}

/** 'Subnets: 4 of /26' */
export const splitTitle = ({ count, prefix }: Split, t: Words, locale: string): string =>
  interpolate(t.parts, { count: formatCount(count, locale), prefix: String(prefix) })

/** '10.0.0.0/26: 10.0.0.1-10.0.0.62' for each on the page. */
function splitLines(split: Split, t: Words, locale: string): readonly SummaryLine[] {
  const lines = split.parts.map(({ cidr, firstUsable, lastUsable }) => ({
    label: cidr,
    text: firstUsable === lastUsable ? firstUsable : `${firstUsable}-${lastUsable}`,
  }))
  return inGroup(splitTitle(split, t, locale), split.pages === '1' ? lines : [...lines, pageLine(split, t, locale)])
}

function pageLine({ page, pages }: Split, t: Words, locale: string): SummaryLine {
  const counts = { page: formatCount(page, locale), pages: formatCount(pages, locale) }
  return { label: t.splitPage, text: interpolate(t.pageOf, counts) }
}

/** 'Fewest networks: 1 (10.0.0.0/23)' */
const combinedLine = ({ count, blocks }: Combined, t: Words, locale: string): SummaryLine => ({
  label: t.blocks,
  text: formatCount(count, locale),
  note: blocks.join(', '),
})

const rangeLines = ({ ip }: Output, subnet: Subnet, t: Words, locale: string): readonly SummaryLine[] =>
  linesOf([
    [t.typedAddress, ip === subnet.network ? '' : ip],
    [t.networkAddress, subnet.network],
    [t.firstUsable, subnet.firstUsable],
    [t.lastUsable, subnet.lastUsable],
    subnet.broadcast ? [t.broadcast, subnet.broadcast] : [t.lastAddress, subnet.last],
    [t.addressCount, formatCount(subnet.addresses, locale)],
    [t.usableHosts, formatCount(subnet.usableHosts, locale)],
  ])

function aroundLines({ reverse, ...subnet }: Subnet, t: Words, locale: string): readonly SummaryLine[] {
  const zones = { first: reverse.first, last: reverse.last, count: formatCount(reverse.count, locale) }
  return linesOf([
    [t.mask, subnet.mask],
    [t.wildcard, subnet.wildcard],
    [t.prefix, `/${subnet.prefix}`],
    [t.previous, subnet.previous],
    [t.next, subnet.next],
    [t.supernet, subnet.supernet],
    [t.reverseZone, reverse.count === 1 ? reverse.first : interpolate(t.reverseZones, zones)],
    [t.classlessZone, reverse.classless],
  ])
}

/** The special ranges that a network is in. Without any in it either, all its addresses have the scope of the first. */
function typeLines({ scope }: Output, subnet: Subnet, t: Words): readonly SummaryLine[] {
  if (subnet.special.length === 0) return linesOf([[subnet.cidr, t.scopes[scope]]])
  const around = specialLines(subnet, 'inside', t)
  return around.length > 0 ? around : linesOf([[subnet.cidr, t.mixed]])
}

const specialLines = ({ special }: Subnet, relation: 'inside' | 'part', t: Words): readonly SummaryLine[] =>
  linesOf(special.filter((range) => range.relation === relation).map((range) => rangeLine(range, t)))
