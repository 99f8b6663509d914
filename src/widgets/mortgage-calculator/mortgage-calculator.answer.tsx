import { byYear, type Output } from '../../engine/mortgage-calculator'
import { formatMoney, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { Plot } from '../core/output/plot'
import { Headline, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { columnsOf } from './mortgage-calculator.schedule'
import type { strings } from './mortgage-calculator.strings'

interface MortgageAnswerProps {
  readonly output: Output
  readonly isScheduleOpen: boolean
  /** Opens or closes the schedule, which needs the whole width of the tool. */
  readonly onToggle: () => void
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** With PMI for the whole term, as the spec has it, and with PMI until the law ends it. */
function totalsPaid({ output, t, locale, money }: Pick<MortgageAnswerProps, 'output' | 't' | 'locale' | 'money'>) {
  const { totalPaid, totalPaidPmiEnds, pmiEndMonth: month, monthlyPMI } = output
  if (monthlyPMI === 0) return [[t.totalPaid, money(totalPaid)]] as const
  const ends = month > 0 ? interpolate(t.totalPaidPmiEnds, { month }, locale) : t.totalPaidNoPmi
  return [
    [t.totalPaidPmi, money(totalPaid)],
    [ends, money(totalPaidPmiEnds)],
  ] as const
}

/** The monthly payment, its parts as a picture and a receipt, and how the balance falls. */
export function MortgageAnswer({ output, isScheduleOpen, onToggle, t, locale, money }: MortgageAnswerProps) {
  const { schedule, loanAmount } = output
  const years = byYear(schedule)
  const parts: readonly Part[] = [
    { label: t.principalAndInterest, amount: output.monthlyPayment, series: 1 },
    { label: t.propertyTax, amount: output.monthlyTax, series: 2 },
    { label: t.insurance, amount: output.monthlyInsurance, series: 3 },
    { label: t.pmi, amount: output.monthlyPMI, series: 4 },
  ]
  const charged = parts.filter(({ amount, series }) => amount > 0 || series === 1)
  const totals = [
    [t.loanAmount, money(loanAmount)],
    [t.totalInterest, money(output.totalInterest)],
    ...totalsPaid({ output, t, locale, money }),
    [t.downPayment, formatPercent(output.downPaymentPercent, locale, 1, 1)],
  ] as const
  const balances = [loanAmount, ...years.map(({ balance }) => balance)]
  const middle = Math.round(years.length / 2)
  const whole = (amount: number) => formatMoney(amount, locale, t.currency, { maximumFractionDigits: 0 })
  const receipt = [
    [t.monthlyPayment, money(output.totalMonthly)],
    ...charged.map((part) => [part.label, money(part.amount)]),
    ...totals,
  ]
  const rows = schedule.map((row) => [row.month, row.payment, row.principal, row.interest, row.balance])

  return (
    <>
      <Headline label={t.monthlyPayment}>{money(output.totalMonthly)}</Headline>
      <Breakdown parts={parts} />
      <Receipt>
        {charged.map(({ label, amount, series }) => (
          <Line key={label} label={label} series={series}>
            {money(amount)}
          </Line>
        ))}
        {totals.map(([label, amount], index) => (
          <Line key={label} label={label} rule={index === 0}>
            {amount}
          </Line>
        ))}
      </Receipt>
      <Plot
        label={t.balance}
        values={balances}
        say={(year) =>
          interpolate(year === 0 ? t.borrowed : t.left, { year, balance: whole(balances[year] ?? 0) }, locale)
        }
        axis={[
          t.start,
          interpolate(t.year, { year: middle }, locale),
          interpolate(t.year, { year: years.length }, locale),
        ]}
        at={middle}
      />
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isScheduleOpen} onClick={onToggle}>
          {isScheduleOpen ? t.hideSchedule : t.schedule}
        </button>
        <CopyButton tool={{ t }} text={() => receipt.map((line) => line.join(': ')).join('\n')} />
        <DownloadButton name="schedule.csv" type="text/csv" content={() => toCsv([columnsOf(t), ...rows])}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}
