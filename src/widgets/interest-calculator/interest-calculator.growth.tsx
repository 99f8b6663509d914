import { useMemo, useState } from 'react'
import type { Input, Output } from '../../engine/interest-calculator'
import { curve } from '../../engine/interest-calculator/curve'
import { Line, Receipt, Sentence } from '../core/answer'
import { Breakdown, type Part } from '../core/breakdown'
import { bar, secondary } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton, toCsv } from '../core/download-button'
import { format, formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { Plot } from '../core/plot'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './interest-calculator.late.strings'
import sheets from './interest-calculator.part.ts?sheets'
import type { firstStrings } from './interest-calculator.strings'
import { columnsOf, Years } from './interest-calculator.years'

interface GrowthProps {
  readonly output: Output
  /** What the answer was made from. */
  readonly input: Input
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What stands under the final amount: its parts as a picture and a receipt, and how it grew. */
export function Growth({ output, input, first, strings, locale, money }: GrowthProps) {
  const [open, setOpen] = useState(false)
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { principal, interest, finalAmount, totalReturn, years } = output
  const points = useMemo(() => curve(output, input, { locale }), [output, input, locale])
  const end = points[points.length - 1]?.year ?? 0
  const parts: readonly Part[] = [
    { label: t.principal, amount: principal, series: 2 },
    { label: t.interest, amount: interest, series: 1 },
  ]
  const gain = `${formatNumber(totalReturn, locale, 2, totalReturn < 0.01 ? 10 : 2)}%`
  const say = fill(t.say, {
    principal: money(principal),
    final: money(finalAmount),
    time: format(locale, { style: 'unit', unit: 'year', unitDisplay: 'long', maximumFractionDigits: 10 }).format(end),
  })
  const receipt = [say, ...parts.map(({ label, amount }) => `${label}: ${money(amount)}`), `${t.totalReturn}: ${gain}`]
  const rows = years.map(({ year, interest, balance }) => [year, interest, balance])
  const yearOf = (year: number) => fill(t.year, { year: format(locale, { maximumSignificantDigits: 6 }).format(year) })

  return (
    <>
      <LateSheets sheets={sheets} />
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
