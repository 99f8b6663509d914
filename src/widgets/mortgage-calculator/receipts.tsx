import { type Input, type Output, paymentDate, sensitivity } from '../../engine/mortgage-calculator/mortgage-calculator'
import { Line, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatPercent } from '../core/format/format'
import type { Part } from '../core/output/breakdown'
import { monthText, roundedIn, type Shared, timeText } from './texts'

export interface ReceiptProps extends Shared {
  readonly output: Output
  readonly input: Input
}

/** A label with a text. */
export type Entry = readonly [label: string, text: string]

/** A titled list of entries. */
export interface Section {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** The parts of a month's payment that are due. */
export function monthlyParts({ output, t }: Pick<ReceiptProps, 'output' | 't'>): readonly Part[] {
  const parts: readonly Part[] = [
    { label: t.principalAndInterest, amount: output.monthlyPayment, series: 1 },
    { label: t.propertyTax, amount: output.monthlyTax, series: 2 },
    { label: t.insurance, amount: output.monthlyInsurance, series: 3 },
    { label: t.pmi, amount: output.monthlyPMI, series: 4 },
    // There are four colors. The first of this one is two parts away.
    { label: t.hoa, amount: output.monthlyHOA ?? 0, series: 2 },
  ]
  return parts.filter(({ amount, series }) => amount > 0 || series === 1)
}

/** The totals of the whole term. */
export function totalsIn({ output, t, locale, money }: ReceiptProps): Section {
  const { schedule, faster, dates } = output
  const years = schedule.length / 12
  const title = Number.isInteger(years)
    ? interpolate(t.overYears, { years }, locale)
    : interpolate(t.overTime, { time: timeText(schedule.length, locale) })
  const paidOff: readonly Entry[] = dates?.last && !faster ? [[t.paidOff, monthText(dates.last, locale)]] : []
  return {
    title,
    entries: [
      [t.loanAmount, money(output.loanAmount)],
      [t.totalInterest, money(output.totalInterest)],
      ...totalsPaid({ output, t, locale, money }),
      [t.downPayment, formatPercent(output.downPaymentPercent, locale, 0, 1)],
      ...paidOff,
    ],
  }
}

/** With PMI, two totals: with PMI for the whole term, and until it ends by law. */
function totalsPaid({ output, t, locale, money }: Omit<ReceiptProps, 'input'>): readonly Entry[] {
  const { totalPaid, totalPaidPmiEnds, pmiEndMonth: month, pmiRequestMonth = 0, monthlyPMI, dates } = output
  if (monthlyPMI === 0) return [[t.totalPaid, money(totalPaid)]]
  const dateOf = (month: number) => dates && monthText(paymentDate(dates.first, month, 'monthly'), locale)
  const ends = dates
    ? interpolate(t.totalPaidPmiEndsOn, { date: dateOf(month) ?? '' })
    : interpolate(t.totalPaidPmiEnds, { month }, locale)
  const request: readonly Entry[] =
    pmiRequestMonth > 0
      ? [[t.pmiRequest, dateOf(pmiRequestMonth) ?? interpolate(t.month, { month: pmiRequestMonth }, locale)]]
      : []
  return [
    [t.totalPaidPmi, money(totalPaid)],
    [month > 0 ? ends : t.totalPaidNoPmi, money(totalPaidPmiEnds)],
    ...request,
  ]
}

/** What's only in the answer if it was asked for, and the payment at other rates. */
export function moreSections(props: ReceiptProps): readonly Section[] {
  const { output, t, locale, money } = props
  const { closing, affordable } = output
  const costs: Section | undefined = closing && {
    title: t.costs,
    entries: [
      [t.apr, formatPercent(closing.apr, locale, 0, 3)],
      ...(closing.points > 0 ? [[t.points, money(closing.points)] as const] : []),
      [t.dueAtClosing, money(closing.costs)],
    ],
  }
  const afford: Section | undefined = affordable && {
    title: t.afford,
    entries: [
      [t.homePrice, money(affordable.price)],
      [t.loanAmount, money(affordable.loan)],
      [t.principalAndInterest, money(affordable.payment)],
      // If the price was found, that's the ratio that was entered.
      ...(output.found === 'homePrice' ? [] : [[t.ratioNow, formatPercent(affordable.ratio, locale, 0, 1)] as const]),
    ],
  }
  return [fasterSection(props), costs, afford, ratesSection(props)].filter((section) => section !== undefined)
}

function fasterSection({ output: { faster, dates }, input, t, locale, money }: ReceiptProps): Section | undefined {
  if (!faster) return undefined
  const isBiweekly = input.frequency === 'biweekly'
  return {
    title: isBiweekly ? t.biweekly : t.faster,
    entries: [
      ...(isBiweekly ? [[t.halfPayment, money(faster.payment)] as const] : []),
      dates?.last ? [t.paidOff, monthText(dates.last, locale)] : [t.paidOffAfter, timeText(faster.months, locale)],
      [t.timeSaved, timeText(faster.monthsSaved, locale)],
      [t.totalInterest, money(faster.totalInterest)],
      [t.interestSaved, money(faster.interestSaved)],
    ],
  }
}

function ratesSection({ output, input, t, locale }: ReceiptProps): Section {
  const rounded = roundedIn({ t, locale })
  const signed = (amount: number) => `${amount < 0 ? '' : '+'}${rounded(amount)}`
  const rates = sensitivity(output, input, { locale })
  return {
    title: t.ifRate,
    entries: rates.map(({ rate, payment, difference }) => [
      interpolate(t.atRate, { percent: formatPercent(rate, locale, 0, 3) }),
      `${rounded(payment)} (${signed(difference)})`,
    ]),
  }
}

/** Entries under their title. */
export const SectionReceipt = ({ title, entries }: Section) => (
  <Receipt title={title}>
    {entries.map(([label, text]) => (
      <Line key={label} label={label}>
        {text}
      </Line>
    ))}
  </Receipt>
)
