import { byYear, type Output } from '../../engine/mortgage-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { Chart } from '../core/charts/chart'
import { formatMoney, formatMoneyShort, formatNumber, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { bar, secondary } from '../core/output/button.css'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { TableIcon } from '../core/output/icons'
import { interpolate } from '../core/tool/strings'
import { columnsOf } from './mortgage-calculator.schedule'
import type { strings } from './mortgage-calculator.strings'

interface MortgageAnswerProps {
  readonly output: Output
  readonly isScheduleOpen: boolean
  /** Opens or closes the schedule, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** With PMI, two totals: for the whole term, as in the spec, and until PMI ends by law. */
function totalsPaid({ output, t, locale, money }: Pick<MortgageAnswerProps, 'output' | 't' | 'locale' | 'money'>) {
  const { totalPaid, totalPaidPmiEnds, pmiEndMonth: month, monthlyPMI } = output
  if (monthlyPMI === 0) return [[t.totalPaid, money(totalPaid)]] as const
  const ends = month > 0 ? interpolate(t.totalPaidPmiEnds, { month }, locale) : t.totalPaidNoPmi
  return [
    [t.totalPaidPmi, money(totalPaid)],
    [ends, money(totalPaidPmiEnds)],
  ] as const
}

/** The monthly payment, its parts, and the balance over time. */
export function MortgageAnswer({ output, isScheduleOpen, onToggle, t, locale, money }: MortgageAnswerProps) {
  const { schedule, loanAmount } = output
  const years = byYear(schedule)
  const parts: readonly Part[] = [
    { label: t.principalAndInterest, amount: output.monthlyPayment, series: 1 },
    { label: t.propertyTax, amount: output.monthlyTax, series: 2 },
    { label: t.insurance, amount: output.monthlyInsurance, series: 3 },
    { label: t.pmi, amount: output.monthlyPMI, series: 4 },
  ]
  const dueParts = parts.filter(({ amount, series }) => amount > 0 || series === 1)
  const totals = [
    [t.loanAmount, money(loanAmount)],
    [t.totalInterest, money(output.totalInterest)],
    ...totalsPaid({ output, t, locale, money }),
    [t.downPayment, formatPercent(output.downPaymentPercent, locale, 0, 1)],
  ] as const
  const interestPaid = years.map((_, index) =>
    years.slice(0, index + 1).reduce((sum, { interest }) => sum + interest, 0),
  )
  const rounded = (amount: number) => formatMoney(amount, locale, t.currency, { maximumFractionDigits: 0 })
  const receipt = [
    [t.monthlyPayment, money(output.totalMonthly)],
    ...dueParts.map((part) => [part.label, money(part.amount)]),
    ...totals,
  ]
  const rows = schedule.map((row) => [row.month, row.payment, row.principal, row.interest, row.balance])

  return (
    <>
      <Headline label={t.monthlyPayment}>{money(output.totalMonthly)}</Headline>
      <Meaning
        template={t.meaning}
        values={{
          years: formatNumber(years.length, locale),
          interest: rounded(output.totalInterest),
          share: formatPercent((output.totalInterest / loanAmount) * 100, locale, 0, 0),
        }}
      />
      <Chart
        label={t.balance}
        series={[
          { label: t.stillOwed, values: [loanAmount, ...years.map(({ balance }) => balance)] },
          { label: t.interestSoFar, values: [0, ...interestPaid] },
        ]}
        moment={(year) => (year === 0 ? t.start : interpolate(t.year, { year }, locale))}
        mark={(year) => formatNumber(year, locale)}
        format={rounded}
        formatShort={(amount) => formatMoneyShort(amount, locale, t.currency)}
        rest={Math.round(years.length / 2)}
      />
      <Receipts>
        <Receipt title={t.everyMonth} picture={<Breakdown locale={locale} parts={parts} />}>
          {dueParts.map(({ label, amount, series }) => (
            <Line key={label} label={label} series={series}>
              {money(amount)}
            </Line>
          ))}
        </Receipt>
        <Receipt title={interpolate(t.overYears, { years: years.length }, locale)}>
          {totals.map(([label, amount]) => (
            <Line key={label} label={label}>
              {amount}
            </Line>
          ))}
        </Receipt>
      </Receipts>
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isScheduleOpen} onClick={onToggle}>
          <TableIcon />
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
