import { type Input, type Output, paymentDate, sensitivity } from '../../engine/mortgage-calculator/mortgage-calculator'
import { interpolate } from '../core/base/strings'
import {
  type Format,
  inGroup,
  type Phrase,
  type Summary,
  type SummaryLine,
  type SummarySource,
  sendNumber,
} from '../core/base/summary'
import { bestOf, comparedLines } from '../core/comparison/compared-lines'
import { formatNumber, formatPercent } from '../core/format/format'
import type { strings } from './mortgage-calculator.strings'
import { monthText, timeText } from './texts'

type Source = SummarySource<Input, Output, typeof strings>

export function summarize(output: Output, input: Input, t: typeof strings, format: Format): Summary {
  const source = { output, input, t, format }
  return {
    ...headOf(source),
    sentence: meaningOf(source),
    lines: [
      ...monthlyLines(source),
      ...totalLines(source),
      ...fasterLines(source),
      ...costLines(source),
      ...affordableLines(source),
      ...rateLines(source),
      ...loanLines(source),
    ],
    sends: sendNumber(output.totalMonthly),
  }
}

/** The parts of a month's payment that are due. */
export function monthlyParts(output: Output, t: typeof strings) {
  const parts = [
    { label: t.principalAndInterest, amount: output.monthlyPayment, series: 1 },
    { label: t.propertyTax, amount: output.monthlyTax, series: 2 },
    { label: t.insurance, amount: output.monthlyInsurance, series: 3 },
    { label: t.pmi, amount: output.monthlyPMI, series: 4 },
    // There are four colors. The first of this one is two parts away.
    { label: t.hoa, amount: output.monthlyHOA ?? 0, series: 2 },
  ] as const
  return parts.filter(({ amount, series }) => amount > 0 || series === 1)
}

/** The monthly payment, or what was found instead. */
function headOf({ output, t, format: { locale, money } }: Source): Pick<Summary, 'label' | 'figure'> {
  const { found, solution = 0 } = output
  if (found === 'homePrice') return { label: t.homePrice, figure: money(solution) }
  if (found === 'interestRate') return { label: t.interestRate, figure: formatPercent(solution, locale, 0, 3) }
  if (found === 'term') return { label: t.term, figure: timeText(solution, locale) }
  return { label: t.monthlyPayment, figure: money(output.totalMonthly) }
}

function meaningOf({ output, t, format }: Source): Phrase {
  const { faster, found, loanAmount, totalInterest, schedule, monthlyPayment } = output
  const { locale, money } = format
  const rounded = roundedIn(format)
  if (faster)
    return {
      template: faster.monthsSaved > 0 ? t.meaningFaster : t.meaningSaved,
      values: { time: timeText(faster.monthsSaved, locale), interest: rounded(faster.interestSaved) },
    }
  if (found)
    return {
      template: t.meaningFound,
      values: { payment: money(monthlyPayment), interest: rounded(totalInterest) },
    }
  return {
    template: t.meaning,
    values: {
      years: formatNumber(schedule.length / 12, locale),
      interest: rounded(totalInterest),
      share: formatPercent((totalInterest / loanAmount) * 100, locale, 0, 0),
    },
  }
}

/** Without cents. */
const roundedIn =
  ({ money }: Format) =>
  (amount: number): string =>
    money(amount, { maximumFractionDigits: 0 })

function monthlyLines({ output, t, format: { money } }: Source): readonly SummaryLine[] {
  const parts = monthlyParts(output, t).map(({ label, amount, series }) => ({ label, text: money(amount), series }))
  const total = { label: t.monthlyPayment, text: money(output.totalMonthly), isTotal: true }
  return inGroup(t.everyMonth, [...parts, ...(output.found ? [total] : [])])
}

/** The totals of the whole term. */
function totalLines(source: Source): readonly SummaryLine[] {
  const { output, t, format } = source
  const { schedule, faster, dates, loanAmount, totalInterest, downPaymentPercent } = output
  const { locale, money } = format
  const years = schedule.length / 12
  const title = Number.isInteger(years)
    ? interpolate(t.overYears, { years }, locale)
    : interpolate(t.overTime, { time: timeText(schedule.length, locale) })
  return inGroup(title, [
    { label: t.loanAmount, text: money(loanAmount) },
    { label: t.totalInterest, text: money(totalInterest) },
    ...totalsPaid(source),
    { label: t.downPayment, text: formatPercent(downPaymentPercent, locale, 0, 1) },
    ...(dates?.last && !faster ? [{ label: t.paidOff, text: monthText(dates.last, locale) }] : []),
  ])
}

/** With PMI, two totals: with PMI for the whole term, and until it ends by law. */
function totalsPaid({ output, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  const { totalPaid, totalPaidPmiEnds, pmiEndMonth: month, pmiRequestMonth = 0, monthlyPMI, dates } = output
  if (monthlyPMI === 0) return [{ label: t.totalPaid, text: money(totalPaid) }]
  const dateOf = (month: number) => dates && monthText(paymentDate(dates.first, month, 'monthly'), locale)
  const ends = dates
    ? interpolate(t.totalPaidPmiEndsOn, { date: dateOf(month) ?? '' })
    : interpolate(t.totalPaidPmiEnds, { month }, locale)
  const request = () => dateOf(pmiRequestMonth) ?? interpolate(t.month, { month: pmiRequestMonth }, locale)
  return [
    { label: t.totalPaidPmi, text: money(totalPaid) },
    { label: month > 0 ? ends : t.totalPaidNoPmi, text: money(totalPaidPmiEnds) },
    ...(pmiRequestMonth > 0 ? [{ label: t.pmiRequest, text: request() }] : []),
  ]
}

/** What extra payments change. */
function fasterLines({ output, input, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  const { faster, dates } = output
  if (!faster) return []
  const isBiweekly = input.frequency === 'biweekly'
  return inGroup(isBiweekly ? t.biweekly : t.faster, [
    ...(isBiweekly ? [{ label: t.halfPayment, text: money(faster.payment) }] : []),
    dates?.last
      ? { label: t.paidOff, text: monthText(dates.last, locale) }
      : { label: t.paidOffAfter, text: timeText(faster.months, locale) },
    { label: t.timeSaved, text: timeText(faster.monthsSaved, locale) },
    { label: t.totalInterest, text: money(faster.totalInterest) },
    { label: t.interestSaved, text: money(faster.interestSaved) },
  ])
}

/** What's paid at closing. */
function costLines({ output: { closing }, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  if (!closing) return []
  return inGroup(t.costs, [
    { label: t.apr, text: formatPercent(closing.apr, locale, 0, 3) },
    ...(closing.points > 0 ? [{ label: t.points, text: money(closing.points) }] : []),
    { label: t.dueAtClosing, text: money(closing.costs) },
  ])
}

/** What the income pays for. */
function affordableLines({ output, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  const { affordable, found } = output
  if (!affordable) return []
  return inGroup(t.afford, [
    { label: t.homePrice, text: money(affordable.price) },
    { label: t.loanAmount, text: money(affordable.loan) },
    { label: t.principalAndInterest, text: money(affordable.payment) },
    // If the price was found, that's the ratio that was entered.
    ...(found === 'homePrice' ? [] : [{ label: t.ratioNow, text: formatPercent(affordable.ratio, locale, 0, 1) }]),
  ])
}

/** The payment at other rates. */
function rateLines({ output, input, t, format }: Source): readonly SummaryLine[] {
  const { locale } = format
  const rounded = roundedIn(format)
  const signed = (amount: number) => `${amount < 0 ? '' : '+'}${rounded(amount)}`
  const lines = sensitivity(output, input, { locale }).map(({ rate, payment, difference }) => ({
    label: interpolate(t.atRate, { percent: formatPercent(rate, locale, 0, 3) }),
    text: `${rounded(payment)} (${signed(difference)})`,
  }))
  return inGroup(t.ifRate, lines)
}

/** The loans, each with its own payment, interest and costs. The lowest of each is the best. */
function loanLines({ output: { compared = [] }, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  const figure = (label: string, numberOf: (loan: Output) => number | undefined, write: Format['money'] = money) => {
    const numbers = compared.map(numberOf)
    const texts = numbers.map((number) => (number === undefined ? '–' : write(number)))
    return { label, texts, best: bestOf(numbers, Math.min) }
  }
  const hasCosts = compared.some(({ closing }) => closing)
  const percent = (apr: number) => formatPercent(apr, locale, 0, 3)
  const figures = [
    figure(t.monthlyPayment, ({ totalMonthly }) => totalMonthly),
    figure(t.totalInterest, ({ totalInterest }) => totalInterest),
    figure(t.totalPaid, ({ totalPaidPmiEnds }) => totalPaidPmiEnds),
    ...(hasCosts ? [figure(t.dueAtClosing, ({ closing }) => closing?.costs ?? 0)] : []),
    ...(hasCosts ? [figure(t.apr, ({ closing }) => closing?.apr, percent)] : []),
  ]
  return comparedLines(figures, t, locale)
}
