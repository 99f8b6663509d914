import type { Output } from '../../engine/currency-converter/currency-converter'
import { Line, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatMoney, formatPercent } from '../core/format/format'
import type { strings } from './currency-converter.strings'

interface FeesProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** What a card or a counter with this fee really costs. */
export function Fees({ output: { from, to, withFee }, t, locale }: FeesProps) {
  if (!withFee) return null
  const percent = formatPercent(withFee.percent, locale)
  return (
    <Receipts>
      <Receipt title={interpolate(t.cardFee, { percent })}>
        <Line label={t.youPay}>{formatMoney(withFee.paid, locale, from)}</Line>
        <Line label={t.feePart}>{formatMoney(withFee.paidFee, locale, from)}</Line>
      </Receipt>
      <Receipt title={interpolate(t.counterFee, { percent })}>
        <Line label={t.youGet}>{formatMoney(withFee.received, locale, to)}</Line>
        <Line label={t.feePart}>{formatMoney(withFee.receivedFee, locale, to)}</Line>
      </Receipt>
    </Receipts>
  )
}
