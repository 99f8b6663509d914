import type { Input, OrderAmounts, Output } from '../../engine/discount-calculator/discount-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Summary, type SummaryLine, sendNumber } from '../core/base/summary'
import { bestOf, comparedLines } from '../core/comparison/compared-lines'
import { formatNumber, formatPercent } from '../core/format/format'
import type { strings } from './discount-calculator.strings'

type Words = typeof strings

export function summarize(output: Output, input: Input, t: Words, format: Format): Summary {
  const { originalPrice, discountAmount, finalPrice, found, order, savings, offers = [] } = output
  const { locale, money } = format
  const effective = order?.effectivePercent ?? output.discountPercent
  // As entered. If it was found, or several discounts are combined, it's rounded.
  const decimals = [0, order || found ? 2 : undefined] as const
  const percent = formatPercent(effective, locale, ...decimals)
  const off = interpolate(t.discount, { percent: formatNumber(effective, locale, ...decimals) }, locale)
  const parts: readonly SummaryLine[] = [
    { label: t.originalPrice, text: money(originalPrice) },
    { label: off, text: money(discountAmount), series: 3 },
    { label: t.finalPrice, text: money(finalPrice), series: 1, isTotal: true },
    ...(order ? orderLines(order, input, t, format) : []),
  ]
  return {
    ...headlineOf(output, t, format),
    sentence: {
      template: found ? t.meaningFound : t.meaning,
      values: { savings: money(savings), percent, price: money(originalPrice), final: money(finalPrice) },
    },
    lines: [...inGroup(t.parts, parts), ...offerLines(offers, t, format)],
    sends: sendNumber(order?.totalAmount ?? finalPrice),
  }
}

/** What was found, or else what's paid. */
function headlineOf(
  { found, order, originalPrice, discountPercent, finalPrice }: Output,
  t: Words,
  { locale, money }: Format,
) {
  if (found === 'originalPrice') return { label: t.originalPrice, figure: money(order?.price ?? originalPrice) }
  if (found === 'discountPercent')
    return { label: t.discountPercent, figure: formatPercent(discountPercent, locale, 0, 2) }
  if (order && order.taxAmount > 0) return { label: t.total, figure: money(order.totalAmount) }
  return { label: t.finalPrice, figure: money(finalPrice) }
}

/** Sales tax, free items and the price of one item, as far as there are any. */
function orderLines(order: OrderAmounts, input: Input, t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const { taxAmount, totalAmount, freeItems, quantity, unitPrice } = order
  const unit = input.size.trim() ? t.unitPriceBySize : t.unitPrice
  return [
    ...(taxAmount > 0 ? [{ label: t.salesTax, text: money(taxAmount) }] : []),
    ...(taxAmount > 0 ? [{ label: t.total, text: money(totalAmount), isTotal: true }] : []),
    ...(freeItems > 0 ? [{ label: t.freeItems, text: formatNumber(freeItems, locale) }] : []),
    ...(quantity > 1 || input.size.trim() ? [{ label: unit, text: money(unitPrice) }] : []),
  ]
}

/** The offers. The lowest price for the same amount is the best. */
function offerLines(offers: readonly OrderAmounts[], t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const unitPrices = offers.map(({ unitPrice }) => unitPrice)
  const figures = [
    { label: t.finalPrice, texts: offers.map(({ finalPrice }) => money(finalPrice)) },
    {
      label: t.discountPercent,
      texts: offers.map(({ effectivePercent }) => formatPercent(effectivePercent, locale, 0, 2)),
    },
    { label: t.unitPrice, texts: unitPrices.map((price) => money(price)), best: bestOf(unitPrices, Math.min) },
  ]
  return comparedLines(figures, t, locale)
}
