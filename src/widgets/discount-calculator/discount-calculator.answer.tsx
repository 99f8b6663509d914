import type { Input, OrderAmounts, Output } from '../../engine/discount-calculator/discount-calculator'
import { Headline, Line, Meaning, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { ToolState } from '../core/base/tool-props'
import { Comparison } from '../core/comparison/comparison'
import { formatNumber, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import type { strings } from './discount-calculator.strings'

interface DiscountAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly tool: ToolState<Output> & { readonly t: typeof strings }
  readonly money: (amount: number) => string
}

/** The final price or what was found, how it's made up, and other offers. */
export function DiscountAnswer({ output, input, tool, money }: DiscountAnswerProps) {
  const { t, locale } = tool
  const { originalPrice, finalPrice, found, order, savings } = output
  const effective = order?.effectivePercent ?? output.discountPercent
  // As entered. If it was found, or several discounts are combined, it's rounded.
  const decimals = [0, order || found ? 2 : undefined] as const
  const percent = formatPercent(effective, locale, ...decimals)
  const words = { savings: money(savings), percent, price: money(originalPrice), final: money(finalPrice) }
  const off = interpolate(t.discount, { percent: formatNumber(effective, locale, ...decimals) }, locale)
  const saved: Part = { label: off, amount: output.discountAmount, series: 3 }
  const paid: Part = { label: t.finalPrice, amount: finalPrice, series: 1 }
  const lines = [
    { label: t.originalPrice, text: money(originalPrice) },
    { ...saved, text: money(saved.amount) },
    { ...paid, text: money(paid.amount), rule: true },
    ...(order ? orderLines(order, input, t, money, locale) : []),
  ]
  return (
    <>
      {found === 'originalPrice' && <Headline label={t.originalPrice}>{money(order?.price ?? originalPrice)}</Headline>}
      {found === 'discountPercent' && (
        <Headline label={t.discountPercent}>{formatPercent(output.discountPercent, locale, ...decimals)}</Headline>
      )}
      {!found && order && order.taxAmount > 0 && <Headline label={t.total}>{money(order.totalAmount)}</Headline>}
      {!found && !(order && order.taxAmount > 0) && <Headline label={t.finalPrice}>{money(finalPrice)}</Headline>}
      <Meaning template={found ? t.meaningFound : t.meaning} values={words} />
      <Receipt title={t.parts} picture={<Breakdown locale={locale} parts={[paid, saved]} />}>
        {lines.map(({ text, label, ...line }) => (
          <Line key={label} label={label} {...line}>
            {text}
          </Line>
        ))}
      </Receipt>
      {output.offers && <Offers offers={output.offers} t={t} money={money} locale={locale} />}
      <CopyBar
        tool={tool}
        text={() => lines.map(({ label, text }) => `${label}: ${text}`).join('\n')}
        outputs={sendNumber(order?.totalAmount ?? finalPrice)}
      />
    </>
  )
}

/** Sales tax, free items and the price of one item, as far as there are any. */
function orderLines(
  order: OrderAmounts,
  input: Input,
  t: typeof strings,
  money: (amount: number) => string,
  locale: string,
) {
  const { taxAmount, totalAmount, freeItems, quantity, unitPrice } = order
  const unit = input.size.trim() ? t.unitPriceBySize : t.unitPrice
  return [
    ...(taxAmount > 0 ? [{ label: t.salesTax, text: money(taxAmount) }] : []),
    ...(taxAmount > 0 ? [{ label: t.total, text: money(totalAmount), rule: true }] : []),
    ...(freeItems > 0 ? [{ label: t.freeItems, text: formatNumber(freeItems, locale) }] : []),
    ...(quantity > 1 || input.size.trim() ? [{ label: unit, text: money(unitPrice) }] : []),
  ]
}

interface OffersProps {
  readonly offers: readonly OrderAmounts[]
  readonly t: typeof strings
  readonly money: (amount: number) => string
  readonly locale: string
}

/** The offers side by side. The best one has the lowest price for the same amount. */
function Offers({ offers, t, money, locale }: OffersProps) {
  const lowest = Math.min(...offers.map(({ unitPrice }) => unitPrice))
  const isTie = offers.every(({ unitPrice }) => unitPrice === lowest)
  const row = (label: string, textOf: (offer: OrderAmounts) => string) => ({ label, values: offers.map(textOf) })
  return (
    <Comparison
      count={offers.length}
      t={t}
      locale={locale}
      rows={[
        row(t.finalPrice, ({ finalPrice }) => money(finalPrice)),
        row(t.discountPercent, ({ effectivePercent }) => formatPercent(effectivePercent, locale, 0, 2)),
        {
          ...row(t.unitPrice, ({ unitPrice }) => money(unitPrice)),
          best: isTie ? undefined : offers.findIndex(({ unitPrice }) => unitPrice === lowest),
        },
      ]}
    />
  )
}
