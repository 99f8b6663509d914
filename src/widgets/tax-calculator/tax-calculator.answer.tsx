import type { Output, TaxMode } from '../../engine/tax-calculator'
import { Headline, Line, Meaning, Receipt } from '../core/answer/answer'
import { formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import type { strings } from './tax-calculator.strings'

interface TaxAnswerProps {
  readonly output: Output
  /** The mode of this output. */
  readonly mode: TaxMode
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The total or the net amount, and its parts. */
export function TaxAnswer({ output, mode, t, locale, money }: TaxAnswerProps) {
  const rate = [t.taxRate, formatPercent(output.taxRate, locale)] as const
  const parts: readonly Part[] = [
    { label: t.netAmount, amount: output.netAmount, series: 1 },
    { label: t.taxAmount, amount: output.taxAmount, series: 2 },
  ]
  const total = [t.totalAmount, money(output.totalAmount)] as const
  const receipt = [...parts.map(({ label, amount }) => [label, money(amount)]), total, rate]
  return (
    <>
      <Headline label={mode === 'add' ? t.totalAmount : t.netAmount}>
        {money(mode === 'add' ? output.totalAmount : output.netAmount)}
      </Headline>
      <Meaning
        template={t.meaning[mode]}
        values={{
          tax: money(output.taxAmount),
          rate: rate[1],
          net: money(output.netAmount),
          total: total[1],
        }}
      />
      <Receipt title={t.total} picture={<Breakdown locale={locale} parts={parts} />}>
        {parts.map(({ label, amount, series }) => (
          <Line key={label} label={label} series={series}>
            {money(amount)}
          </Line>
        ))}
        <Line label={total[0]} rule>
          {total[1]}
        </Line>
      </Receipt>
      <CopyBar tool={{ t }} text={() => receipt.map((line) => line.join(': ')).join('\n')} />
    </>
  )
}
