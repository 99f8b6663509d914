import { useState } from 'react'
import { byYear, type Input, type Output } from '../../engine/mortgage-calculator/mortgage-calculator'
import { interpolate } from '../core/base/strings'
import { Bars } from '../core/charts/bars'
import { Chart, type Series } from '../core/charts/chart'
import { shortMoney } from '../core/charts/plot'
import { formatNumber } from '../core/format/format'
import { Tabs } from '../core/output/tabs'
import { useMoney } from '../core/words/use-money'
import { useWords } from '../core/words/use-words'
import * as css from './mortgage-calculator.css'
import type { strings } from './mortgage-calculator.strings'
import { paidSchedule } from './texts'

interface ChartsProps {
  readonly output: Output
  readonly input: Input
}

/** The balance over time, or the principal and interest of each year. */
export function Charts({ output, input }: ChartsProps) {
  const { t, locale } = useWords<typeof strings>()
  const money = useMoney()
  const [view, setView] = useState<string>('balance')
  const { rows, timing } = paidSchedule(output, input.frequency)
  const paid = byYear(rows, timing)
  const isDated = output.dates !== undefined
  const nameOf = (year: number) => (isDated ? String(year) : interpolate(t.year, { year }, locale))
  const markOf = (year: number) => (isDated ? String(year) : formatNumber(year, locale))
  const axis = {
    format: (amount: number) => money(amount, { maximumFractionDigits: 0 }),
    formatShort: (amount: number) => money(amount, shortMoney),
  }
  const regular = byYear(output.schedule, { firstPayment: output.dates?.first })
  const years = regular.length > paid.length ? regular : paid
  return (
    <div className={css.charts}>
      <Tabs
        label={t.view}
        value={view}
        onChange={setView}
        options={[
          ['balance', t.views.balance],
          ['years', t.views.years],
        ]}
      >
        {view === 'years' ? (
          <Bars
            label={t.yearly}
            series={[
              { label: t.principal, values: paid.map(({ principal }) => principal), color: 1 },
              { label: t.interest, values: paid.map(({ interest }) => interest), color: 2 },
            ]}
            moment={(at) => nameOf(paid[at]?.year ?? 0)}
            mark={(at) => markOf(paid[at]?.year ?? 0)}
            {...axis}
            rest={0}
          />
        ) : (
          <Chart
            label={t.balance}
            series={balancesOf(output, paid, regular, t)}
            moment={(at) => (at === 0 ? t.start : nameOf(years[at - 1]?.year ?? 0))}
            mark={(at) => (at === 0 ? (isDated ? '' : markOf(0)) : markOf(years[at - 1]?.year ?? 0))}
            {...axis}
            rest={Math.round(paid.length / 2)}
          />
        )}
      </Tabs>
    </div>
  )
}

type Years = ReturnType<typeof byYear>

/** The balance, and to compare it the one without extra payments or, if there are none, the interest paid so far. */
function balancesOf({ loanAmount, faster }: Output, paid: Years, regular: Years, t: typeof strings): [Series, Series] {
  const balancesIn = (years: Years) => years.map(({ balance }) => balance)
  if (faster) {
    const after = Array.from({ length: Math.max(0, regular.length - paid.length) }, () => 0)
    return [
      { label: t.stillOwed, values: [loanAmount, ...balancesIn(paid), ...after] },
      { label: t.regularBalance, values: [loanAmount, ...balancesIn(regular)] },
    ]
  }
  const interest = paid.map((_, index) => paid.slice(0, index + 1).reduce((sum, year) => sum + year.interest, 0))
  return [
    { label: t.stillOwed, values: [loanAmount, ...balancesIn(paid)] },
    { label: t.interestSoFar, values: [0, ...interest] },
  ]
}
