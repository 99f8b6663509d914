import type { Output } from '../../engine/discount-calculator/discount-calculator'
import { Headline, Meaning, Receipt } from '../core/answer/answer'
import { groupsOf, type Summary } from '../core/base/summary'
import { Comparison } from '../core/comparison/comparison'
import { Breakdown } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'

interface DiscountAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The final price or what was found, how it's made up, and other offers. */
export function DiscountAnswer({ output: { finalPrice, discountAmount }, summary }: DiscountAnswerProps) {
  const [parts, ...offers] = groupsOf(summary.lines)
  const amounts = { 1: finalPrice, 3: discountAmount }
  const pictured = ([1, 3] as const).map((series) => ({
    label: parts?.lines.find((line) => line.series === series)?.label ?? '',
    amount: amounts[series],
    series,
  }))
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Receipt {...parts} picture={<Breakdown parts={pictured} />} />
      {offers.length > 0 && <Comparison options={offers} />}
      <CopyBar summary={summary} />
    </>
  )
}
