import { useState } from 'react'
import type { Output } from '../../engine/random-number-generator/random-number-generator'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { bar, secondary } from '../core/base/button.css'
import { icon } from '../core/base/icons'
import type { ToolState } from '../core/base/tool-props'
import { formatNumber } from '../core/format/format'
import { CopyButton } from '../core/output/copy-button'
import { SendTo, sendNumber } from '../core/output/send-to'
import { medianOf, sortedUp } from './counts'
import { maxLarge, Numbers } from './numbers'
import { DieFace, Histogram, NumberLine } from './pictures'
import type { strings } from './random-number-generator.strings'

const SortIcon = icon('M2.5 4h11M2.5 8h7M2.5 12h3.5')

interface DrawnProps {
  readonly tool: Pick<ToolState, 't'>
  readonly output: Output
  /** 'Draw 2' */
  readonly label: string
  readonly t: typeof strings
  readonly locale: string
}

/** The numbers, what they add up to, a picture of them, and buttons to copy and sort them. */
export function Drawn({ tool, output, label, t, locale }: DrawnProps) {
  const { numbers, min, max } = output
  const [isSorted, setSorted] = useState(false)
  const show = (number: number) => formatNumber(number, locale)
  const isSeveral = numbers.length > 1
  const inOrder = isSorted ? sortedUp(numbers) : numbers
  const isDice = min === 1 && max === 6 && numbers.length <= maxLarge
  const Picture = numbers.length > maxLarge ? Histogram : NumberLine
  return (
    <>
      {isSeveral ? (
        <Numbers label={label} title={isSorted ? t.sortedNumbers : t.numbers} isDice={isDice} show={show}>
          {inOrder}
        </Numbers>
      ) : (
        <Headline label={label}>{numbers.map(show).join('')}</Headline>
      )}
      <Meaning
        template={isSeveral ? t.sumOf : t.oneOf}
        values={{
          possible: show(output.possible),
          min: show(min),
          max: show(max),
          sum: show(output.sum),
          mean: formatNumber(output.mean, locale, 0, 2),
        }}
      />
      {isDice && !isSeveral && numbers[0] !== undefined && <DieFace number={numbers[0]} />}
      {!isDice && <Picture {...{ numbers, min, max, show }} />}
      {isSeveral && <Statistics output={output} t={t} locale={locale} />}
      <div className={bar}>
        <CopyButton tool={tool} text={() => inOrder.join(', ')} />
        <SendTo outputs={isSeveral ? [{ kind: 'text', text: () => inOrder.join('\n') }] : sendNumber(output.sum)} />
        {isSeveral && (
          <>
            <CopyButton tool={tool} label={t.column} text={() => inOrder.join('\n')} />
            <button type="button" className={secondary} aria-pressed={isSorted} onClick={() => setSorted(!isSorted)}>
              <SortIcon />
              {isSorted ? t.unsort : t.sort}
            </button>
          </>
        )}
      </div>
    </>
  )
}

/** The lowest, highest and middle number. */
function Statistics({ output: { numbers }, t, locale }: Pick<DrawnProps, 'output' | 't' | 'locale'>) {
  const sorted = sortedUp(numbers)
  const median = medianOf(sorted)
  const [lowest, highest] = [sorted[0], sorted.at(-1)].map((number) => formatNumber(number ?? 0, locale))
  return (
    <Receipts>
      <Receipt>
        <Line label={t.lowest}>{lowest}</Line>
        <Line label={t.highest}>{highest}</Line>
      </Receipt>
      <Receipt>
        {median !== undefined && <Line label={t.median}>{formatNumber(median, locale, 0, 1)}</Line>}
        <Line label={t.different}>{formatNumber(new Set(numbers).size, locale)}</Line>
      </Receipt>
    </Receipts>
  )
}
