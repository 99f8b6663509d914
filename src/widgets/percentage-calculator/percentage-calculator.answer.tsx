import { chainWorking, type Output, workingOf } from '../../engine/percentage-calculator/percentage-calculator'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { groupsOf, type Summary } from '../core/base/summary'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { Bars } from './bars'
import { Calculation } from './calculation'
import type { strings } from './percentage-calculator.strings'
import { answerText, show } from './sentence'

interface PercentageAnswerProps {
  readonly output: Output
}

/** The answer, what it means, its calculation, the two amounts as bars, and common percentages of the same number. */
export function PercentageAnswer({ output, summary }: PercentageAnswerProps & { readonly summary: Summary }) {
  const receipts = groupsOf(summary.lines).map((group) => <Receipt key={group.title} {...group} />)
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Calculations output={output} />
      <Bars output={output} />
      {receipts.length > 1 ? <Receipts>{receipts}</Receipts> : receipts}
      <CopyBar summary={summary} />
    </>
  )
}

/** How the answer is calculated. For percentage points, also the change in percent. */
export function Calculations({ output }: PercentageAnswerProps) {
  const { t, locale } = useWords<typeof strings>()
  const { type, x, y, result, relative, chain } = output
  if (type === 'chain')
    return chain ? <Calculation working={chainWorking(chain)} answer={show(chain.final, locale)} /> : null
  const answers = [
    { type, x, y, result },
    ...(relative === undefined ? [] : [{ type: 'change' as const, x, y, result: relative }]),
  ]
  return (
    <div>
      {answers.map((answer) => (
        <Calculation key={answer.type} working={workingOf(answer)} answer={answerText(answer, t, locale)} />
      ))}
    </div>
  )
}
