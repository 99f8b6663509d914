import type { Output } from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { Caution, Headline, Meaning, Note } from '../core/answer/answer'
import type { Summary } from '../core/base/summary'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import type { strings } from './ideal-weight-calculator.strings'
import { Scale } from './scale'

interface IdealWeightAnswerProps {
  readonly output: Output
  readonly summary: Summary
  /** Whether the height is probably a mistake. */
  readonly unlikely: boolean
}

/** The range of the four formulas, the healthy weight, and a chart of both with the weight by each formula. */
export function IdealWeightAnswer({ output, summary, unlikely }: IdealWeightAnswerProps) {
  const { t } = useWords<typeof strings>()
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      {unlikely && <Caution>{t.unlikely}</Caution>}
      <Scale output={output} lines={summary.lines} />
      <Note>{t.band}</Note>
      {output.extrapolated && <Caution>{t.extrapolated}</Caution>}
      <CopyBar summary={summary} />
    </>
  )
}
