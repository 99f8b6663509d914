import { type Output, roundAmounts } from '../../engine/currency-converter/currency-converter'
import { Line, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatMoney } from '../core/format/format'
import type { strings } from './currency-converter.strings'
import { formatResult } from './format'

interface AmountsProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** Round amounts in both directions. */
export function Amounts({ output, t, locale }: AmountsProps) {
  const { from, to } = output
  const amounts = roundAmounts(output)
  const whole = (amount: number, code: string) => formatMoney(amount, locale, code, { maximumFractionDigits: 0 })
  return (
    <Receipts>
      <Receipt title={interpolate(t.amounts, { from, to })}>
        {amounts.map(({ amount, there }) => (
          <Line key={amount} label={whole(amount, from)}>
            {formatResult(there, locale, to)}
          </Line>
        ))}
      </Receipt>
      {from !== to && (
        <Receipt title={interpolate(t.amounts, { from: to, to: from })}>
          {amounts.map(({ amount, back }) => (
            <Line key={amount} label={whole(amount, to)}>
              {formatResult(back, locale, from)}
            </Line>
          ))}
        </Receipt>
      )}
    </Receipts>
  )
}
