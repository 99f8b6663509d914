import { useMemo, useState } from 'react'
import {
  curve,
  type Input,
  type Output,
  paidInAt,
  type TimeUnit,
} from '../../engine/interest-calculator/interest-calculator'
import { interpolate } from '../core/base/strings'
import { type BarSeries, Bars } from '../core/charts/bars'
import { Chart, type Series } from '../core/charts/chart'
import { shortMoney } from '../core/charts/plot'
import { format } from '../core/format/format'
import type { Part } from '../core/output/breakdown'
import { Tabs } from '../core/output/tabs'
import { useMoney } from '../core/words/use-money'
import { useWords } from '../core/words/use-words'
import type { strings } from './interest-calculator.strings'
import { timeIn } from './quantities'

/** An answer, and an input of which it's the final amount. */
export interface Growing {
  readonly output: Output
  readonly input: Input
}

interface GrowthProps extends Growing {
  /** The second line: another plan, or the same one with simple interest. Otherwise it's what was paid in. */
  readonly other: (Growing & { readonly label: string }) | undefined
  /** What the final amount is made of. */
  readonly parts: readonly Part[]
  readonly unit: TimeUnit
}

/** The balance over time, or what it's made of after each year. */
export function Growth(props: GrowthProps) {
  const { t } = useWords<typeof strings>()
  const { output } = props
  const [chart, setChart] = useState<'balance' | 'years'>('balance')
  if (output.years.length < 2) return <Balance {...props} />
  return (
    <Tabs
      label={t.chart}
      value={chart}
      onChange={(chart) => setChart(chart === 'years' ? chart : 'balance')}
      options={[
        ['balance', t.charts.balance],
        ['years', t.charts.years],
      ]}
    >
      {chart === 'balance' ? <Balance {...props} /> : <ByYear {...props} />}
    </Tabs>
  )
}

/** The balance over time. To compare, another plan, or what was paid in. */
function Balance({ output, input, other, unit }: GrowthProps) {
  const { t, locale } = useWords<typeof strings>()
  const points = useMemo(() => curve(output, input, { locale }), [output, input, locale])
  const series = useMemo((): [Series, Series?] => {
    const balances = { label: t.balance, values: points.map(({ balance }) => balance) }
    if (other) {
      // Whether the time was found decides the steps, which are the same for both lines.
      const found = output.found && { found: output.found }
      const values = curve({ ...other.output, ...found }, other.input, { locale }).map(({ balance }) => balance)
      return [balances, { label: other.label, values }]
    }
    if (output.contributions === 0) return [balances]
    return [balances, { label: t.paidInSoFar, values: points.map(({ year }) => paidInAt(year, output, input)) }]
  }, [points, output, input, other, t, locale])
  return (
    <Chart
      label={t.growth}
      series={series}
      {...useAxis(
        points.map(({ year }) => year),
        unit,
      )}
    />
  )
}

/** The principal, contributions and interest after each year, as parts of the balance. */
function ByYear({ output, parts, unit }: GrowthProps) {
  const { years, principal } = output
  const { t } = useWords<typeof strings>()
  const sums = (amounts: readonly number[]) => amounts.map((_, at) => amounts.slice(0, at + 1).reduce((a, b) => a + b))
  const values = [
    years.map(() => principal),
    ...(parts.length > 2 ? [sums(years.map(({ contributions }) => contributions))] : []),
    sums(years.map(({ interest }) => interest)),
  ]
  const series = parts.map(({ label, series }, at): BarSeries => ({ label, color: series, values: values[at] ?? [] }))
  return (
    <Bars
      label={t.parts}
      series={series}
      {...useAxis(
        years.map(({ year }) => year),
        unit,
      )}
    />
  )
}

/** The labels of points in time. */
function useAxis(years: readonly number[], unit: TimeUnit) {
  const { t, locale } = useWords<typeof strings>()
  const money = useMoney()
  const numberOf = (at: number) => format(locale, { maximumFractionDigits: 2 }).format(timeIn(unit, years[at] ?? 0))
  const momentOf = (at: number) =>
    unit === 'months' ? interpolate(t.month, { month: numberOf(at) }) : interpolate(t.year, { year: numberOf(at) })
  return {
    moment: (at: number) => (years[at] === 0 ? t.start : momentOf(at)),
    mark: numberOf,
    format: money,
    formatShort: (amount: number) => money(amount, shortMoney),
    rest: years.length - 1,
  }
}
