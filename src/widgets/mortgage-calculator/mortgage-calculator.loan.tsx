import type { ReactNode } from 'react'
import type { Output, Year } from '../../engine/mortgage-calculator'
import { Line, Receipt } from '../core/answer'
import { Breakdown, type Part } from '../core/breakdown'
import { bar } from '../core/button.css'
import { CopyButton } from '../core/copy-button'
import { DownloadButton, toCsv } from '../core/download-button'
import { formatMoney, formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { Plot } from '../core/plot'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './mortgage-calculator.late.strings'
import sheets from './mortgage-calculator.part.ts?sheets'
import { columnsOf } from './mortgage-calculator.schedule'
import type { firstStrings } from './mortgage-calculator.strings'

interface LoanProps {
  readonly output: Output
  readonly years: readonly Year[]
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly money: (amount: number) => string
  /** What else can be done, before copy and download. */
  readonly children: ReactNode
}

/** What stands under the payment: its parts as a picture and a receipt, and how the balance falls. */
export function Loan({ output, years, first, strings, locale, money, children }: LoanProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  const { schedule, loanAmount } = output
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
    [t.totalPaid, money(output.totalPaid)],
    [t.downPayment, `${formatNumber(output.downPaymentPercent, locale, 1, 1)}%`],
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
      <LateSheets sheets={sheets} />
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
        say={(year) => fill(year === 0 ? t.borrowed : t.left, { year, balance: whole(balances[year] ?? 0) }, locale)}
        axis={[t.start, fill(t.year, { year: middle }, locale), fill(t.year, { year: years.length }, locale)]}
        at={middle}
      />
      <div className={bar}>
        {children}
        <CopyButton tool={{ t }} text={() => receipt.map((line) => line.join(': ')).join('\n')} />
        <DownloadButton name="schedule.csv" type="text/csv" content={() => toCsv([columnsOf(t), ...rows])}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}
