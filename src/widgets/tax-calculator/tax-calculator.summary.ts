import type { Input, Output, TaxMode } from '../../engine/tax-calculator/tax-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Summary, sendNumber } from '../core/base/summary'
import { formatPercent } from '../core/format/format'
import type { strings } from './tax-calculator.strings'

export const modeOf = ({ mode }: Input): TaxMode => (mode === 'remove' ? mode : 'add')

/** What an answer calculates. If the amount was found, it's the opposite of the mode. */
function directionOf(input: Input, { found }: Output): TaxMode {
  if (found === 'rate') return 'add'
  const mode = modeOf(input)
  return found === 'amount' ? (mode === 'add' ? 'remove' : 'add') : mode
}

export function summarize(output: Output, input: Input, t: typeof strings, { locale, money }: Format): Summary {
  const { netAmount, taxAmount, totalAmount, taxRate, combinedRate, found, taxes, lines = [] } = output
  const mode = directionOf(input, output)
  const percent = (value: number, most: number) => formatPercent(value, locale, 0, most)
  // A rate that was found has up to 10 decimals.
  const rate = percent(combinedRate ?? taxRate, found === 'rate' ? 4 : 10)
  const [net, tax, total] = [netAmount, taxAmount, totalAmount].map((amount) => money(amount)) as [
    string,
    string,
    string,
  ]
  const sum = mode === 'add' ? { label: t.totalAmount, figure: total } : { label: t.netAmount, figure: net }
  const single = (taxes ?? []).map(({ rate, amount }, index) => ({
    label: interpolate(t.taxWithRate, { n: index + 1, percent: percent(rate, 4) }, locale),
    text: money(amount),
  }))
  return {
    ...(found === 'rate' ? { label: t.taxRate, figure: percent(taxRate, 4) } : sum),
    sentence: { template: t.meaning[mode], values: { tax, rate, net, total } },
    lines: [
      ...inGroup(t.total, [
        { label: t.netAmount, text: net, series: 1 },
        { label: t.taxAmount, text: tax, series: 2 },
        ...single,
        { label: t.totalAmount, text: total, isTotal: true },
        ...(taxes ? [{ label: t.combinedRate, text: rate }] : []),
      ]),
      ...lines.flatMap((line, index) =>
        inGroup(interpolate(t.line, { n: index + 1 }, locale), [
          { label: t.netAmount, text: money(line.netAmount) },
          { label: t.taxAmount, text: money(line.taxAmount) },
          { label: t.totalAmount, text: money(line.totalAmount) },
        ]),
      ),
    ],
    sends: sendNumber(mode === 'add' ? totalAmount : netAmount),
  }
}
