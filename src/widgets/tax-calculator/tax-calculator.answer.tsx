import type { Output, Rounding, TaxMode } from '../../engine/tax-calculator/tax-calculator'
import { Headline, Line, Meaning, Note, Receipt } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import { formatNumber, formatPercent } from '../core/format/format'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { sendNumber } from '../core/output/send-to'
import { Table } from '../core/output/table'
import type { strings } from './tax-calculator.strings'

interface TaxAnswerProps {
  readonly output: Output
  /** What was calculated: `add` gives a total, `remove` a net amount. */
  readonly mode: TaxMode
  readonly rounding: Rounding
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The total, the net amount or the rate, and the parts. */
export function TaxAnswer({ output, mode, rounding, t, locale, money }: TaxAnswerProps) {
  const { netAmount, taxAmount, totalAmount, found } = output
  const rate = rateOf(output, locale)
  const parts: readonly Part[] = [
    { label: t.netAmount, amount: netAmount, series: 1 },
    { label: t.taxAmount, amount: taxAmount, series: 2 },
  ]
  const [net, tax] = parts.map((part) => ({ ...part, text: money(part.amount), rule: false }))
  const total = { label: t.totalAmount, text: money(totalAmount), rule: true }
  const single = (output.taxes ?? []).map(({ rate, amount }, index) => ({
    label: interpolate(t.taxWithRate, { n: index + 1, percent: formatPercent(rate, locale, 0, 4) }, locale),
    text: money(amount),
    rule: false,
  }))
  const combined = output.taxes ? [{ label: t.combinedRate, text: rate, rule: false }] : []
  const lines = [net, tax, ...single, total, ...combined].filter((line) => line !== undefined)
  const receipt = [...lines, ...(output.taxes ? [] : [{ label: t.taxRate, text: rate }])]
  return (
    <>
      {found === 'rate' ? (
        <Headline label={t.taxRate}>{formatPercent(output.taxRate, locale, 0, 4)}</Headline>
      ) : (
        <Headline label={mode === 'add' ? t.totalAmount : t.netAmount}>
          {money(mode === 'add' ? totalAmount : netAmount)}
        </Headline>
      )}
      <Meaning
        template={t.meaning[mode]}
        values={{ tax: money(taxAmount), rate, net: money(netAmount), total: total.text }}
      />
      <Receipt title={t.total} picture={<Breakdown locale={locale} parts={parts} />}>
        {lines.map(({ label, text, ...line }) => (
          <Line key={label} label={label} {...line}>
            {text}
          </Line>
        ))}
      </Receipt>
      <LinesOf output={output} rounding={rounding} t={t} locale={locale} money={money} />
      <CopyBar
        tool={{ t }}
        text={() => receipt.map(({ label, text }) => `${label}: ${text}`).join('\n')}
        outputs={sendNumber(mode === 'add' ? totalAmount : netAmount)}
      />
    </>
  )
}

/** The rate of all taxes together. One that was found has up to 10 decimals. */
export const rateOf = ({ combinedRate, taxRate, found }: Output, locale: string): string =>
  formatPercent(combinedRate ?? taxRate, locale, 0, found === 'rate' ? 4 : 10)

/** Each line with its tax, and what the other way of rounding gives. */
function LinesOf({ output, rounding, t, locale, money }: Omit<TaxAnswerProps, 'mode'>) {
  const { lines, taxAmount, taxRoundedOtherwise = taxAmount } = output
  if (!lines) return null
  const isSame = taxRoundedOtherwise === taxAmount
  const words = { tax: money(taxAmount), other: money(taxRoundedOtherwise) }
  return (
    <>
      <Note>{isSame ? t.roundedTheSame : interpolate(t.roundedOtherwise[rounding], words)}</Note>
      <Table caption={t.lines} columns={[t.item, t.netAmount, t.taxAmount, t.totalAmount]}>
        {lines.map(({ netAmount, taxAmount, totalAmount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <tr key={index}>
            <th scope="row">{formatNumber(index + 1, locale)}</th>
            <td>{money(netAmount)}</td>
            <td>{money(taxAmount)}</td>
            <td>{money(totalAmount)}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}
