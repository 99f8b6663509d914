import type { Output } from '../../engine/ideal-weight-calculator'
import { Caution, Note } from '../core/answer'
import { type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './ideal-weight-calculator.late.strings'
import { Scale } from './ideal-weight-calculator.scale'
import type { firstStrings } from './ideal-weight-calculator.strings'

interface UnderProps {
  readonly output: Output
  /** The answer, line by line. */
  readonly lines: readonly string[]
  /** The words that were there, and those that the page gives. */
  readonly first: typeof firstStrings
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly show: (weight: number) => string
}

/** What stands under the answer: where each formula lies, and what to make of it. */
export function Under({ output, lines, first, strings, show }: UnderProps) {
  const t = { ...withOverrides(lateStrings, strings), ...first }
  return (
    <>
      <Scale output={output} names={t.formulas} label={lines.join('. ')} show={show} />
      <Note>{t.band}</Note>
      {output.extrapolated && <Caution>{t.extrapolated}</Caution>}
    </>
  )
}
