import { useState } from 'react'
import type { Output } from '../../engine/random-number-generator/random-number-generator'
import { Headline, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { secondary } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import type { Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { CopyBar, CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import { sortedUp } from './counts'
import { maxLarge, Numbers } from './numbers'
import { DieFace, Histogram, NumberLine } from './pictures'
import type { strings } from './random-number-generator.strings'
import { inOrder } from './random-number-generator.summary'

const SortIcon = icon('M2.5 4h11M2.5 8h7M2.5 12h3.5')

interface DrawnProps {
  readonly output: Output
  readonly summary: Summary
}

/** The numbers, what they add up to, a picture of them, and buttons to copy and sort them. */
export function Drawn({ output, summary }: DrawnProps) {
  const { t, locale } = useWords<typeof strings>()
  const { numbers, min, max } = output
  const [isSorted, setSorted] = useState(false)
  const show = (number: number) => formatNumber(number, locale)
  const isSeveral = numbers.length > 1
  const shown = isSorted ? sortedUp(numbers) : numbers
  const isDice = min === 1 && max === 6 && numbers.length <= maxLarge
  const Picture = numbers.length > maxLarge ? Histogram : NumberLine
  return (
    <>
      {isSeveral ? (
        <Numbers label={summary.label} title={isSorted ? t.sortedNumbers : t.numbers} isDice={isDice} show={show}>
          {shown}
        </Numbers>
      ) : (
        <Headline summary={summary} />
      )}
      <Meaning sentence={summary.sentence} />
      {isDice && !isSeveral && numbers[0] !== undefined && <DieFace number={numbers[0]} />}
      {!isDice && <Picture {...{ numbers, min, max, show }} />}
      {isSeveral && (
        <Receipts>
          <Receipt lines={summary.lines.slice(0, 2)} />
          <Receipt lines={summary.lines.slice(2)} />
        </Receipts>
      )}
      <CopyBar summary={inOrder(shown, summary)}>
        {isSeveral && (
          <>
            <CopyButton label={t.column} text={() => shown.join('\n')} />
            <button type="button" className={secondary} aria-pressed={isSorted} onClick={() => setSorted(!isSorted)}>
              <SortIcon />
              {isSorted ? t.unsort : t.sort}
            </button>
          </>
        )}
      </CopyBar>
    </>
  )
}
