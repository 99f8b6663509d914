import { exampleContext, type Output, type RateTable } from '../../engine/currency-converter/currency-converter'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { groupsOf, type Summary } from '../core/base/summary'
import type { ToolState } from '../core/base/tool-props'
import { CopyBar } from '../core/output/copy-button'
import type { UsedRates } from './kept'
import { RateNotes } from './notes'
import { AllAmounts } from './table'

interface ConversionProps {
  readonly tool: ToolState<Output>
  readonly output: Output
  readonly summary: Summary
  /** The page's own rates, if it has given any. */
  readonly rates: RateTable | undefined
  /** The rates from the service or the page's store. Undefined for the example. */
  readonly used: UsedRates | undefined
}

export function Conversion({ tool, output, summary, rates, used }: ConversionProps) {
  const [amount, ...lines] = summary.lines
  const receipts = groupsOf(lines).map(({ title, lines }) => <Receipt key={title} title={title} lines={lines} />)
  const fees = output.withFee ? 2 : 0
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      {used && tool.status === 'current' && <RateNotes used={used} />}
      {fees > 0 && <Receipts>{receipts.slice(0, fees)}</Receipts>}
      <Receipts>{receipts.slice(fees)}</Receipts>
      <CopyBar summary={summary} />
      <AllAmounts output={output} amount={amount?.text ?? ''} rates={rates ?? used?.table ?? exampleContext.rates} />
    </>
  )
}
