import { useMemo } from 'react'
import { curve, evaluate, type Input, type Output, type Point, type TimeUnit } from '../../engine/interest-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { Chart, type Series } from '../core/charts/chart'
import { format, formatMoneyShort, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { TableIcon } from '../core/output/icons'
import { interpolate } from '../core/tool/strings'
import type { strings } from './interest-calculator.strings'
import { cellsOf, columnsOf, timeIn } from './interest-calculator.years'

interface InterestAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly isTableOpen: boolean
  /** Opens or closes the table, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The final amount, a chart of its growth compared with simple interest, and its parts. */
export function InterestAnswer(props: InterestAnswerProps) {
  const { output, input, isTableOpen, onToggle, t, locale, money } = props
  const { principal, contributions, interest, finalAmount, totalReturn, years } = output
  const parts: readonly Part[] = [
    { label: t.principal, amount: principal, series: 2 },
    ...(contributions > 0 ? [{ label: t.contributions, amount: contributions, series: 3 } as const] : []),
    { label: t.interest, amount: interest, series: 1 },
  ]
  const gain = formatPercent(totalReturn, locale, 2, totalReturn < 0.01 ? 10 : 2)
  const time = timeOf(years[years.length - 1]?.year ?? 0, input.timeUnit, locale)
  const say = interpolate(contributions > 0 ? t.sayPaidIn : t.say, {
    paid: money(principal + contributions),
    principal: money(principal),
    final: money(finalAmount),
    time,
  })
  const receipt = [say, ...parts.map(({ label, amount }) => `${label}: ${money(amount)}`), `${t.totalReturn}: ${gain}`]
  const rows = years.map((row) => cellsOf(row, years, input.timeUnit))
  const simple = useMemo(() => simpleOf(input, locale), [input, locale])

  return (
    <>
      <Headline label={t.finalAmount}>{money(finalAmount)}</Headline>
      {contributions > 0 ? (
        <Meaning template={t.paidIn} values={{ paid: money(principal + contributions), interest: money(interest) }} />
      ) : simple ? (
        <Meaning template={t.meaning.compound} values={{ simple: money(simple.output.finalAmount) }} />
      ) : (
        <Meaning template={t.meaning.simple} values={{ gain, principal: money(principal), time }} />
      )}
      <Growth {...props} simple={simple} />
      <Receipts>
        <Receipt title={t.madeOf} picture={<Breakdown locale={locale} parts={parts} />}>
          {parts.map(({ label, amount, series }) => (
            <Line key={label} label={label} series={series}>
              {money(amount)}
            </Line>
          ))}
        </Receipt>
        <Receipt title={interpolate(t.over, { time })}>
          <Line label={t.totalReturn}>{gain}</Line>
          <FirstAndLast {...props} />
        </Receipt>
      </Receipts>
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isTableOpen} onClick={onToggle}>
          <TableIcon />
          {isTableOpen ? t.hideTable : t.table}
        </button>
        <CopyButton tool={{ t }} text={() => receipt.join('\n')} />
        <DownloadButton
          name="interest.csv"
          type="text/csv"
          content={() => toCsv([columnsOf(t, years, input.timeUnit), ...rows])}
        >
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}

/** 1.5 is '1.5 years' or '18 months'. */
const timeOf = (years: number, unit: TimeUnit, locale: string) =>
  format(locale, {
    ...{ style: 'unit', unit: unit === 'months' ? 'month' : 'year', unitDisplay: 'long' },
    maximumFractionDigits: 10,
  }).format(timeIn(unit, years))

/** The same input with simple interest, to compare. Undefined if the answer is simple interest. */
function simpleOf(input: Input, locale: string) {
  if (input.type === 'simple') return undefined
  const asSimple: Input = { ...input, type: 'simple' }
  const result = evaluate(asSimple, { locale })
  return result.ok ? { input: asSimple, output: result.value } : undefined
}

/** The principal and the contributions so far, at each point. A contribution comes at the end of each month. */
function paidInAt(points: readonly Point[], { principal, contributions }: Output): number[] {
  const monthsAt = (point?: Point) => Math.floor((point?.year ?? 0) * 12 + 1e-9)
  const total = monthsAt(points[points.length - 1])
  return points.map((point) => principal + (contributions * monthsAt(point)) / total)
}

/** The balance over time. To compare, what was paid in or, for compound interest, the balance with simple interest. */
function Growth({
  output,
  input,
  simple,
  t,
  locale,
  money,
}: InterestAnswerProps & { readonly simple: ReturnType<typeof simpleOf> }) {
  const points = useMemo(() => curve(output, input, { locale }), [output, input, locale])
  const series = useMemo((): [Series, Series?] => {
    const balances = { label: t.balance, values: points.map(({ balance }) => balance) }
    if (output.contributions > 0) return [balances, { label: t.paidInSoFar, values: paidInAt(points, output) }]
    if (!simple) return [balances]
    const values = curve(simple.output, simple.input, { locale }).map(({ balance }) => balance)
    return [balances, { label: t.simpleBalance, values }]
  }, [points, output, simple, t, locale])
  const byMonth = input.timeUnit === 'months'
  const numberOf = (at: number) =>
    format(locale, { maximumSignificantDigits: 6 }).format(timeIn(input.timeUnit, points[at]?.year ?? 0))
  const momentOf = (at: number) =>
    byMonth ? interpolate(t.month, { month: numberOf(at) }) : interpolate(t.year, { year: numberOf(at) })
  return (
    <Chart
      label={t.growth}
      series={series}
      moment={(at) => (points[at]?.year === 0 ? t.start : momentOf(at))}
      mark={numberOf}
      format={money}
      formatShort={(amount) => formatMoneyShort(amount, locale, t.currency)}
      rest={points.length - 1}
    />
  )
}

/** The interest of the first year and, if there's more than one, of the last, which may be a part of a year. */
function FirstAndLast({ output: { years }, t, locale, money }: InterestAnswerProps) {
  const whole = years.filter(({ year }) => Number.isInteger(year))
  const shown = [...whole.slice(0, 1), ...years.slice(1).slice(-1)]
  return shown.map(({ year, interest }) => (
    <Line
      key={year}
      label={interpolate(
        Number.isInteger(year) ? t.first : t.rest,
        { year: Number.isInteger(year) ? year : whole.length },
        locale,
      )}
    >
      {money(interest)}
    </Line>
  ))
}
