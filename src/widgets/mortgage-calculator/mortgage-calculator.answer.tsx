import type { Output } from '../../engine/mortgage-calculator/mortgage-calculator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { TableIcon } from '../core/base/icons'
import { Comparison } from '../core/comparison/comparison'
import { formatNumber, formatPercent } from '../core/format/format'
import { Breakdown } from '../core/output/breakdown'
import { CopyButton } from '../core/output/copy-button'
import { DownloadButton, toCsv } from '../core/output/download-button'
import { SendTo, sendNumber } from '../core/output/send-to'
import { Charts } from './charts'
import { type Entry, monthlyParts, moreSections, type ReceiptProps, SectionReceipt, totalsIn } from './receipts'
import { csvRows } from './schedule'
import { roundedIn, type Shared, timeText } from './texts'

interface MortgageAnswerProps extends ReceiptProps {
  readonly isScheduleOpen: boolean
  /** Opens or closes the schedule, which is outside the answer because it needs the full width. */
  readonly onToggle: () => void
}

/** The monthly payment or what was found, what it's made of, and the balance over time. */
export function MortgageAnswer({ isScheduleOpen, onToggle, ...props }: MortgageAnswerProps) {
  const { output, input, t, locale, money } = props
  const parts = monthlyParts(props)
  const totals = totalsIn(props)
  const sections = moreSections(props)
  const monthly: readonly Entry[] = [
    [t.monthlyPayment, money(output.totalMonthly)],
    ...parts.map(({ label, amount }) => [label, money(amount)] as const),
  ]
  const copied = [...(output.found ? [headlineOf(props)] : []), ...monthly, ...totals.entries]
  const text = () =>
    [copied, ...sections.map(({ title, entries }) => [[title], ...entries])]
      .map((lines) => lines.map((line) => line.join(': ')).join('\n'))
      .join('\n\n')
  const [label, figure] = headlineOf(props)

  return (
    <>
      <Headline label={label}>{figure}</Headline>
      <MeaningOf {...props} />
      <Charts output={output} input={input} t={t} locale={locale} />
      <Receipts>
        <Receipt title={t.everyMonth} picture={<Breakdown locale={locale} parts={parts} />}>
          {parts.map(({ label, amount, series }) => (
            <Line key={label} label={label} series={series}>
              {money(amount)}
            </Line>
          ))}
          {output.found && (
            <Line label={t.monthlyPayment} rule>
              {money(output.totalMonthly)}
            </Line>
          )}
        </Receipt>
        <SectionReceipt {...totals} />
        {sections.map((section) => (
          <SectionReceipt key={section.title} {...section} />
        ))}
      </Receipts>
      {output.compared && <Loans loans={output.compared} t={t} locale={locale} money={money} />}
      <div className={bar}>
        <button type="button" className={secondary} aria-expanded={isScheduleOpen} onClick={onToggle}>
          <TableIcon />
          {isScheduleOpen ? t.hideSchedule : t.schedule}
        </button>
        <CopyButton tool={{ t }} text={text} />
        <SendTo outputs={sendNumber(output.totalMonthly)} />
        <DownloadButton name="schedule.csv" type="text/csv" content={() => toCsv(csvRows(output, input, t))}>
          {t.csv}
        </DownloadButton>
      </div>
    </>
  )
}

/** The monthly payment, or what was found instead. */
export function headlineOf({ output, t, locale, money }: Omit<ReceiptProps, 'input'>): Entry {
  const { found, solution = 0 } = output
  if (found === 'homePrice') return [t.homePrice, money(solution)]
  if (found === 'interestRate') return [t.interestRate, formatPercent(solution, locale, 0, 3)]
  if (found === 'term') return [t.term, timeText(solution, locale)]
  return [t.monthlyPayment, money(output.totalMonthly)]
}

function MeaningOf({ output, t, locale, money }: ReceiptProps) {
  const { faster, found, loanAmount, totalInterest, schedule } = output
  const rounded = roundedIn({ t, locale })
  if (faster)
    return (
      <Meaning
        template={faster.monthsSaved > 0 ? t.meaningFaster : t.meaningSaved}
        values={{ time: timeText(faster.monthsSaved, locale), interest: rounded(faster.interestSaved) }}
      />
    )
  if (found)
    return (
      <Meaning
        template={t.meaningFound}
        values={{ payment: money(output.monthlyPayment), interest: rounded(totalInterest) }}
      />
    )
  return (
    <Meaning
      template={t.meaning}
      values={{
        years: formatNumber(schedule.length / 12, locale),
        interest: rounded(totalInterest),
        share: formatPercent((totalInterest / loanAmount) * 100, locale, 0, 0),
      }}
    />
  )
}

/** The loans side by side, each with its own payment, interest and costs. */
function Loans({ loans, t, locale, money }: Shared & { readonly loans: readonly Output[] }) {
  const row = (label: string, numberOf: (loan: Output) => number | undefined, format: (amount: number) => string) => {
    const numbers = loans.map(numberOf)
    const known = numbers.filter((number) => number !== undefined)
    const least = Math.min(...known)
    const isTie = known.every((number) => number === least)
    return {
      label,
      values: numbers.map((number) => (number === undefined ? '–' : format(number))),
      best: isTie ? undefined : numbers.indexOf(least),
    }
  }
  const hasCosts = loans.some(({ closing }) => closing)
  return (
    <Comparison
      count={loans.length}
      t={t}
      locale={locale}
      rows={[
        row(t.monthlyPayment, ({ totalMonthly }) => totalMonthly, money),
        row(t.totalInterest, ({ totalInterest }) => totalInterest, money),
        row(t.totalPaid, ({ totalPaidPmiEnds }) => totalPaidPmiEnds, money),
        ...(hasCosts
          ? [
              row(t.dueAtClosing, ({ closing }) => closing?.costs ?? 0, money),
              row(
                t.apr,
                ({ closing }) => closing?.apr,
                (apr) => formatPercent(apr, locale, 0, 3),
              ),
            ]
          : []),
      ]}
    />
  )
}
