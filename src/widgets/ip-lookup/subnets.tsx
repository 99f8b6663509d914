import type { Split } from '../../engine/ip-lookup/ip-lookup'
import { bar } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { CopyButton } from '../core/output/copy-button'
import { Table } from '../core/output/table'
import { spare } from '../core/output/table.css'
import { useWords } from '../core/words/use-words'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'
import type { LinesOf } from './lines'
import { formatCount, splitTitle } from './network-summary'

interface SubnetsProps {
  readonly split: Split
  readonly linesOf: LinesOf
  readonly page: FieldProps
}

/** The parts of a split network, one page at a time. */
export function Subnets({ split, linesOf, page }: SubnetsProps) {
  const { t, locale } = useWords<typeof strings>()
  const count = (text: string) => formatCount(text, locale)
  const title = splitTitle(split, t, locale)
  const shownPage = linesOf(title).find(({ label }) => label === t.splitPage)
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
      {shownPage && <Pages split={split} text={shownPage.text} page={page} />}
      <div className={bar}>
        <CopyButton label={t.copyNetworks} text={() => split.parts.map(({ cidr }) => cidr).join('\n')} />
      </div>
    </div>
  )
}

interface PagesProps extends Pick<SubnetsProps, 'split' | 'page'> {
  /** '1 of 4' */
  readonly text: string
}

/** Turns the pages, of which there can be 2^122. */
function Pages({ split, text, page }: PagesProps) {
  const { t } = useWords<typeof strings>()
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
      <span className={css.pageCount}>{text}</span>
      {arrow('›', t.nextPage, at + 1n)}
    </div>
  )
}
