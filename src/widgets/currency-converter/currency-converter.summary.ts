import { type Input, type Output, roundAmounts } from '../../engine/currency-converter/currency-converter'
import { interpolate } from '../core/base/strings'
import { type Format, type Summary, type SummaryLine, sendNumber } from '../core/base/summary'
import { formatMoney, formatPercent } from '../core/format/format'
import { formatDate, mediumDate } from '../core/format/format-date'
import type { strings } from './currency-converter.strings'
import { formatRate, formatResult, formatTyped } from './format'

type Words = typeof strings

/** Without the table of all currencies, because an output has no other rates than its own. */
export function summarize(output: Output, _input: Input, t: Words, { locale }: Format): Summary {
  const { amount, from, to, rate, result, date } = output
  const rateOf = (from: string, to: string, rate: number) =>
    interpolate(t.rateOf, { from, to, rate: formatRate(rate, locale) })
  return {
    label: t.result,
    figure: formatResult(result, locale, to),
    sentence: {
      template: from === to ? t.meaning : t.bothRates,
      values: {
        rate: rateOf(from, to, rate),
        inverse: rateOf(to, from, 1 / rate),
        date: formatDate(date, locale, mediumDate),
      },
    },
    lines: [
      { label: t.amount, text: formatTyped(amount, locale, from) },
      ...feeLines(output, t, locale),
      ...roundLines(output, t, locale),
    ],
    sends: sendNumber(result),
  }
}

/** What a card or a counter with this fee really costs. */
function feeLines({ from, to, withFee }: Output, t: Words, locale: string): readonly SummaryLine[] {
  if (!withFee) return []
  const percent = formatPercent(withFee.percent, locale)
  const [card, counter] = [interpolate(t.cardFee, { percent }), interpolate(t.counterFee, { percent })]
  return [
    { group: card, label: t.youPay, text: formatMoney(withFee.paid, locale, from) },
    { group: card, label: t.feePart, text: formatMoney(withFee.paidFee, locale, from) },
    { group: counter, label: t.youGet, text: formatMoney(withFee.received, locale, to) },
    { group: counter, label: t.feePart, text: formatMoney(withFee.receivedFee, locale, to) },
  ]
}

/** Round amounts in both directions. */
function roundLines(output: Output, t: Words, locale: string): readonly SummaryLine[] {
  const { from, to } = output
  const amounts = roundAmounts(output)
  const whole = (amount: number, code: string) => formatMoney(amount, locale, code, { maximumFractionDigits: 0 })
  const there = amounts.map(({ amount, there }) => ({
    group: interpolate(t.amounts, { from, to }),
    label: whole(amount, from),
    text: formatResult(there, locale, to),
  }))
  const back = amounts.map(({ amount, back }) => ({
    group: interpolate(t.amounts, { from: to, to: from }),
    label: whole(amount, to),
    text: formatResult(back, locale, from),
  }))
  return from === to ? there : [...there, ...back]
}
