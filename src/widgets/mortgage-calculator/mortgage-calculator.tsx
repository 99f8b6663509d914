import { type ReactNode, useState } from 'react'
import * as engine from '../../engine/mortgage-calculator'
import { Answer, Headline, Line, Placeholder, Receipt } from '../core/answer'
import { Breakdown, type Part } from '../core/breakdown'
import { bar, secondary } from '../core/button.css'
import { Choice } from '../core/choice'
import { CopyButton } from '../core/copy-button'
import { Disclosure } from '../core/disclosure'
import { DownloadButton, toCsv } from '../core/download-button'
import { NumberField } from '../core/field'
import { currencySign, formatMoney, formatNumber } from '../core/format'
import { Plot } from '../core/plot'
import { fill } from '../core/strings'
import { ActionButton, Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { columnsOf, Schedule } from './mortgage-calculator.schedule'
import { strings } from './mortgage-calculator.strings'

export type MortgageCalculatorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function MortgageCalculator(props: MortgageCalculatorProps) {
  const tool = useTool(engine, strings, props)
  const [open, setOpen] = useState(false)
  const { t, value, locale } = tool
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const faultInside = [tool.issueAt('propertyTax'), tool.issueAt('insurance'), tool.issueAt('pmi')].some(Boolean)
  const years = tool.output && engine.byYear(tool.output.schedule)
  const filled = [value.homePrice, value.downPayment, value.interestRate].every((text) => text.trim())

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('homePrice')} prefix={sign} />
          <Row>
            <NumberField {...tool.field('downPayment')} prefix={sign} />
            <NumberField {...tool.field('interestRate')} suffix="%" />
          </Row>
          <Choice {...tool.field('term')} unit={t.years} options={engine.terms.map((term) => [term, term])} />
          <Disclosure
            summary={t.extras}
            open={faultInside || Boolean(value.propertyTax || value.insurance || value.pmi)}
          >
            <Row>
              <NumberField {...tool.field('propertyTax')} prefix={sign} />
              <NumberField {...tool.field('insurance')} prefix={sign} />
            </Row>
            <NumberField {...tool.field('pmi')} prefix={sign} hint={t.pmiHint} />
          </Disclosure>
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
        </>
      }
      below={open && years && <Schedule years={years} t={t} locale={locale} money={money} />}
    >
      <Answer
        tool={tool}
        say={({ totalMonthly }) => fill(t.say, { payment: money(totalMonthly) })}
        empty={<Placeholder label={t.monthlyPayment} lines={[t.principalAndInterest, t.loanAmount, t.totalInterest]} />}
      >
        {(output) => (
          <Loan output={output} years={years ?? []} t={t} locale={locale} money={money}>
            <button type="button" className={secondary} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t.hideSchedule : t.schedule}
            </button>
          </Loan>
        )}
      </Answer>
    </Tool>
  )
}

interface LoanProps {
  readonly output: engine.Output
  readonly years: readonly engine.Year[]
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
  /** What else can be done, before copy and download. */
  readonly children: ReactNode
}

function Loan({ output, years, t, locale, money, children }: LoanProps) {
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
