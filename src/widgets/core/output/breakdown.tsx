import { fills } from '../tool/answer.css'
import * as css from './picture.css'

export interface Part {
  readonly label: string
  readonly amount: number
  /** Ties the part to the square before its line in the receipt. */
  readonly series: 1 | 2 | 3 | 4
}

/** A whole as one bar in parts. The receipt beside it says the same in words, so the picture stays silent. */
export function Breakdown({ parts }: { readonly parts: readonly Part[] }) {
  const shown = parts.filter(({ amount }) => amount > 0)
  const whole = shown.reduce((sum, { amount }) => sum + amount, 0)
  let start = 0
  return (
    <svg className={css.breakdown} aria-hidden="true" width="100%" height="14">
      {shown.map(({ label, amount, series }) => {
        const x = start
        start += (amount / whole) * 100
        return (
          <rect
            key={label}
            className={`${fills[series]} ${css.part}`}
            x={`${x}%`}
            width={`${start - x}%`}
            height="14"
          />
        )
      })}
    </svg>
  )
}
