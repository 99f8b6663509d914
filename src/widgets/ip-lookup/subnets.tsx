import type { Split } from '../../engine/ip-lookup/ip-lookup'
import { bar } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { CopyButton } from '../core/output/copy-button'
import { Table } from '../core/output/table'
import { spare } from '../core/output/table.css'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import { formatCount } from './lines'

interface SubnetsProps {
  readonly split: Split
  readonly page: FieldProps
  readonly t: typeof strings
  readonly locale: string
}

/** The parts of a split network, one page at a time. */
export function Subnets({ split, page, t, locale }: SubnetsProps) {
  const count = (text: string) => formatCount(text, locale)
  const title = interpolate(t.parts, { count: count(split.count), prefix: String(split.prefix) })
  return (
    <div className={css.section}>
      <p className={css.title}>
        {title} · {interpolate(t.partsEach, { count: count(split.usableHosts) })}
      </p>
      <Table caption={title} columns={['', t.part, t.firstUsable, t.lastUsable]} spareColumn={3}>
        {split.parts.map(({ number, cidr, firstUsable, lastUsable }) => (
          <tr key={number}>
            <th scope="row">{count(number)}</th>
            <td className={css.cell}>{cidr}</td>
            <td className={css.cell}>{firstUsable}</td>
            <td className={`${css.cell} ${spare}`}>{lastUsable}</td>
          </tr>
        ))}
      </Table>
      {split.pages !== '1' && <Pages split={split} page={page} t={t} locale={locale} />}
      <div className={bar}>
        <CopyButton tool={{ t }} label={t.copyNetworks} text={() => split.parts.map(({ cidr }) => cidr).join('\n')} />
      </div>
    </div>
  )
}

/** Turns the pages, of which there can be 2^122. */
function Pages({ split, page, t, locale }: SubnetsProps) {
  const [at, last] = [BigInt(split.page), BigInt(split.pages)]
  // Not `disabled`, which would lose the focus at either end.
  const arrow = (sign: string, label: string, to: bigint) => {
    const isEnd = to < 1n || to > last || page.access === 'locked'
    return (
      <button
        type="button"
        className={css.turn}
        aria-label={label}
        title={label}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => page.onChange(to === 1n ? '' : String(to))}
      >
        {sign}
      </button>
    )
  }
  return (
    <div className={css.pages}>
      {arrow('‹', t.previousPage, at - 1n)}
      <span className={css.pageCount}>
        {interpolate(t.pageOf, { page: formatCount(split.page, locale), pages: formatCount(split.pages, locale) })}
      </span>
      {arrow('›', t.nextPage, at + 1n)}
    </div>
  )
}
