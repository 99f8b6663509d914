import { fills } from '../answer/answer.css'
import { formatPercent } from '../format/format'
import { useWords } from '../words/use-words'
import * as css from './picture.css'

export interface Part {
  readonly label: string
  readonly amount: number
  /** Connects the part to the square next to its line in the receipt. */
  readonly series: 1 | 2 | 3 | 4
}

/** A whole as a bar of parts. Hidden from screen readers, because the receipt next to it says the same. */
export function Breakdown({ parts }: { readonly parts: readonly Part[] }) {
  const { locale } = useWords()
  const shown = parts.filter(({ amount }) => amount > 0)
  const whole = shown.reduce((sum, { amount }) => sum + amount, 0)
  let start = 0
  return (
    <svg className={css.breakdown} aria-hidden="true" width="100%" height="12">
      {shown.map(({ label, amount, series }) => {
        const x = start
        start += (amount / whole) * 100
        return (
          <rect key={label} className={`${fills[series]} ${css.part}`} x={`${x}%`} width={`${start - x}%`} height="12">
            <title>{`${label}: ${formatPercent((amount / whole) * 100, locale, 0, 0)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
