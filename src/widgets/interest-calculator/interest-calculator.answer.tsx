import { useMemo, useState } from 'react'
import { curve, type Input, type Output } from '../../engine/interest-calculator'
import { format, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { Plot } from '../core/output/plot'
import { Headline, Line, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { strings } from './interest-calculator.strings'
import { columnsOf, Years } from './interest-calculator.years'

interface InterestAnswerProps {
  readonly output: Output
  /** What the answer was made from. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The final amount, its parts as a picture and a receipt, how it grew, and on a press every year. */
export function InterestAnswer({ output, input, t, locale, money }: InterestAnswerProps) {
  const [open, setOpen] = useState(false)
  const { principal, interest, finalAmount, totalReturn, years } = output
  const points = useMemo(() => curve(output, input, { locale }), [output, input, locale])
  const end = points[points.length - 1]?.year ?? 0
  const parts: readonly Part[] = [
    { label: t.principal, amount: principal, series: 2 },
    { label: t.interest, amount: interest, series: 1 },
  ]
  const gain = formatPercent(totalReturn, locale, 2, totalReturn < 0.01 ? 10 : 2)
  const say = interpolate(t.say, {
    principal: money(principal),
    final: money(finalAmount),
    time: format(locale, { style: 'unit', unit: 'year', unitDisplay: 'long', maximumFractionDigits: 10 }).format(end),
  })
  const receipt = [say, ...parts.map(({ label, amount }) => `${label}: ${money(amount)}`), `${t.totalReturn}: ${gain}`]
  const rows = years.map(({ year, interest, balance }) => [year, interest, balance])
  const yearOf = (year: number) =>
    interpolate(t.year, { year: format(locale, { maximumSignificantDigits: 6 }).format(year) })

  return (
    <>
      <Headline label={t.finalAmount}>{money(finalAmount)}</Headline>
      <Sentence>{say}</Sentence>
      <Breakdown parts={parts} />
      <Receipt>
        {parts.map(({ label, amount, series }) => (
          <Line key={label} label={label} series={series}>
            {money(amount)}
          </Line>
        ))}
        <Line label={t.totalReturn} rule>
          {gain}
        </Line>
      </Receipt>
      <Plot
        label={t.growth}
        values={points.map(({ balance }) => balance)}
        say={(at) => {
          const { year = 0, balance = 0 } = points[at] ?? {}
          return `${year === 0 ? t.start : yearOf(year)}: ${money(balance)}`
        }}
        axis={[t.start, yearOf(end / 2), yearOf(end)]}
        at={Math.round((points.length - 1) / 2)}
      />
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.hideTable : t.table}
        </button>
        <CopyButton tool={{ t }} text={() => receipt.join('\n')} />
        <DownloadButton name="interest.csv" type="text/csv" content={() => toCsv([columnsOf(t), ...rows])}>
          {t.csv}
        </DownloadButton>
      </div>
      {open && <Years years={years} t={t} locale={locale} money={money} />}
    </>
  )
}
