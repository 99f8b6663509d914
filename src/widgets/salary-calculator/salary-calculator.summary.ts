import {
  allPeriodsOf,
  type Input,
  type OfferPay,
  type Output,
  type Period,
  type Raise,
  type Taxes,
  type WorkedTime,
} from '../../engine/salary-calculator/salary-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, formatIn, inGroup, type Summary, type SummaryLine, sendNumber } from '../core/base/summary'
import { bestOf, comparedLines } from '../core/comparison/compared-lines'
import { formatNumber, formatPercent, minorDigitsOf } from '../core/format/format'
import type { strings } from './salary-calculator.strings'

type Words = typeof strings

/** The main figure of an answer. */
export const amountOf = (output: Output): number => ('hourlyRate' in output ? output.hourlyRate : output.grossAnnual)

/** The currency that a country's taxes are in. Undefined for taxes in any currency. */
export const currencyOf = ({ taxMethod }: Pick<Input, 'taxMethod'>): string | undefined =>
  taxMethod === 'usFederal' ? 'USD' : taxMethod === 'uk' ? 'GBP' : undefined

export function summarize(output: Output, input: Input, t: Words, { locale }: Format): Summary {
  const currency = currencyOf(input) ?? t.currency
  const format = formatIn(locale, currency)
  const { raise, worked, offers, taxes, taxAmount, netMonthly } = output
  const mode = 'hourlyRate' in output ? 'salaryToHourly' : 'hourlyToSalary'
  const net = 'hourlyRate' in output ? output.netHourlyRate : output.netAnnual
  const all = [...allPeriodsOf(input, { locale, minorDigits: minorDigitsOf(currency) })].reverse()
  return {
    label: t.found[mode],
    figure: format.money(amountOf(output)),
    sentence: { template: t.meaning[mode], values: { net: format.money(net), month: format.money(netMonthly) } },
    lines: [
      ...periodLines(all.length > 0 ? all : output.periods, t, format),
      ...(raise ? raiseLines(raise, t, format) : []),
      ...(worked ? workedLines(worked, t, format) : []),
      ...(offers ? offerLines(offers, t, format) : []),
      ...(taxes ? [...taxLines(taxes, taxAmount, t, format), ...bandLines(taxes, t, format)] : []),
    ],
    sends: sendNumber(amountOf(output)),
  }
}

/** Net pay, tax and gross pay, from a year to an hour. */
const periodLines = (periods: readonly Period[], t: Words, { money }: Format) =>
  periods.flatMap(({ period, net, tax, gross }) =>
    inGroup(t.periods[period], [
      { label: t.net, text: money(net), series: 1 },
      { label: t.tax, text: money(tax), series: 2 },
      { label: t.gross, text: money(gross) },
    ]),
  )

/** The pay after a raise, and what it's worth after inflation. */
function raiseLines(raise: Raise, t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const { real } = raise
  const percent = (value: number) => formatPercent(value, locale, 0, 2)
  return inGroup(t.raiseTitle, [
    { label: t.raise, text: `${percent(raise.percent)} · ${money(raise.amount)}` },
    { label: t.newPay, text: money(raise.pay) },
    { label: t.newSalary, text: money(raise.grossAfter) },
    { label: t.grossChange, text: money(raise.grossChange) },
    { label: t.netChange, text: money(raise.netChange) },
    { label: t.netChangeMonthly, text: money(raise.netChangeMonthly) },
    ...(real
      ? [
          { label: t.realRaise, text: percent(real.percent), isTotal: true },
          { label: t.realNetChange, text: money(real.netChange) },
          { label: t.neededRaise, text: money(real.neededChange) },
        ]
      : []),
  ])
}

/** The hours that are worked, and what each brings. */
const workedLines = (worked: WorkedTime, t: Words, { locale, money }: Format): readonly SummaryLine[] =>
  inGroup(t.workedTitle, [
    { label: t.workedHours, text: formatNumber(worked.workedHours, locale) },
    { label: t.grossPerWorkedHour, text: money(worked.grossPerHour) },
    { label: t.netPerWorkedHour, text: money(worked.netPerHour) },
  ])

/** The offers. The highest pay of each kind is the best. */
function offerLines(offers: readonly OfferPay[], t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const figure = (label: string, amountOf: (offer: OfferPay) => number) => {
    const amounts = offers.map(amountOf)
    return { label, texts: amounts.map((amount) => money(amount)), best: bestOf(amounts, Math.max) }
  }
  const figures = [
    figure(t.grossAnnual, ({ grossAnnual }) => grossAnnual),
    figure(t.netAnnual, ({ netAnnual }) => netAnnual),
    figure(t.netMonthly, ({ netMonthly }) => netMonthly),
    { label: t.workedHours, texts: offers.map(({ worked }) => formatNumber(worked.workedHours, locale)) },
    figure(t.netPerWorkedHour, ({ worked }) => worked.netPerHour),
  ]
  return comparedLines(figures, t, locale)
}

/** The taxes of a country or by own brackets. */
function taxLines(taxes: Taxes, total: number, t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const { method, parts, allowance, taxable, effectivePercent, marginalPercent } = taxes
  return inGroup(t.taxesTitle, [
    ...parts.map(({ part, amount }) => ({ label: t.taxParts[part], text: money(amount) })),
    { label: t.totalTax, text: money(total), isTotal: true },
    { label: t.effective, text: formatPercent(effectivePercent, locale) },
    { label: t.marginal, text: formatPercent(marginalPercent, locale) },
    ...(allowance === undefined
      ? []
      : [
          { label: method === 'uk' ? t.personalAllowance : t.standardDeduction, text: money(allowance) },
          { label: t.taxable, text: money(taxable) },
        ]),
  ])
}

/** The tax of each bracket, with its rate as a note. */
function bandLines({ bands }: Taxes, t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const nameOf = ({ from, to }: Taxes['bands'][number]) =>
    to === undefined
      ? interpolate(t.bandAbove, { from: money(from) })
      : interpolate(t.bandFromTo, { from: money(from), to: money(to) })
  const lines = bands.map((band) => ({
    label: nameOf(band),
    text: money(band.amount),
    note: formatPercent(band.rate, locale),
  }))
  return inGroup(t.bandTable, lines)
}
