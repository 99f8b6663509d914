import type { Output } from '../../engine/unit-converter/unit-converter'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { receiptTitle } from '../core/answer/answer.css'
import { groupsOf, type Summary } from '../core/base/summary'
import { CopyBar } from '../core/output/copy-button'
import { Scale } from './scale'
import * as css from './unit-converter.css'

interface UnitAnswerProps {
  readonly output: Output
  readonly summary: Summary
}

/** The result, how the two units compare, a ruler with both, and the amount in every unit of the category. */
export function UnitAnswer({ output, summary }: UnitAnswerProps) {
  return (
    <>
      <Headline summary={summary} />
      <Meaning sentence={summary.sentence} />
      <Scale output={output} />
      {groupsOf(summary.lines).map(({ title, lines }) => {
        const half = Math.ceil(lines.length / 2)
        return (
          <div key={title} className={css.all}>
            <p className={receiptTitle}>{title}</p>
            <Receipts>
              <Receipt lines={lines.slice(0, half)} />
              <Receipt lines={lines.slice(half)} />
            </Receipts>
          </div>
        )
      })}
      <CopyBar summary={summary} />
    </>
  )
}
