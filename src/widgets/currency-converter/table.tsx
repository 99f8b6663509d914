import { useState } from 'react'
import { amountsIn, codes, type Output, type RateTable } from '../../engine/currency-converter/currency-converter'
import { currencyName } from '../../engine/currency-converter/search'
import { icon } from '../core/base/icons'
import { interpolate } from '../core/base/strings'
import * as table from '../core/output/table.css'
import { useWords } from '../core/words/use-words'
import * as css from './currency-converter.css'
import type { strings } from './currency-converter.strings'
import { formatResult } from './format'

const ArrowIcon = icon('M8 12.5v-9M4 7.5l4-4 4 4')

type Column = 'currency' | 'amount'
type Order = 'ascending' | 'descending'

interface AllAmountsProps {
  readonly output: Output
  /** The amount that's converted, as text. */
  readonly amount: string
  readonly rates: RateTable
}

/** The amount in each of the 12 currencies, in their usual order until it's sorted. */
export function AllAmounts({ output: { from, to, ...output }, amount, rates }: AllAmountsProps) {
  const { t, locale } = useWords<typeof strings>()
  const [sorting, setSorting] = useState<{ readonly by: Column; readonly order: Order }>()
  const rows = amountsIn(output.amount, from, codes, rates).map((row) => ({
    ...row,
    name: currencyName(row.code, locale),
  }))
  if (sorting) {
    const sign = sorting.order === 'ascending' ? 1 : -1
    rows.sort((a, b) => sign * (sorting.by === 'amount' ? a.amount - b.amount : a.name.localeCompare(b.name, locale)))
  }
  const caption = interpolate(t.inAll, { amount })
  const heading = (by: Column, label: string) => {
    const order = sorting?.by === by ? sorting.order : undefined
    return (
      <th scope="col" aria-sort={order ?? 'none'}>
        <button
          type="button"
          className={css.sort}
          onClick={() => setSorting({ by, order: order === 'ascending' ? 'descending' : 'ascending' })}
        >
          {label}
          <span className={css.arrow}>
            <ArrowIcon />
          </span>
        </button>
      </th>
    )
  }
  return (
    <div>
      <p className={css.title}>{caption}</p>
      <table className={`${table.table} ${css.amounts}`} aria-label={caption}>
        <thead>
          <tr>
            {heading('currency', t.currencyColumn)}
            {heading('amount', t.amount)}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, amount }) => (
            <tr key={code} className={code === to ? css.target : undefined}>
              <th scope="row">{`${code} · ${name}`}</th>
              <td>{formatResult(amount, locale, code)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
