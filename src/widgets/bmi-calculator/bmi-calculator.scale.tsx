import { categories, type Output } from '../../engine/bmi-calculator'
import { fill } from '../core/strings'
import * as css from './bmi-calculator.css'
import type { strings } from './bmi-calculator.strings'

/** The part of the scale that is drawn; what lies beyond stands at its end. */
const from = 15
const to = 40
const place = (bmi: number) => ((Math.min(to, Math.max(from, bmi)) - from) / (to - from)) * 100

interface ScaleProps {
  readonly output: Output
  readonly t: typeof strings
  readonly show: (number: number) => string
  /** A border between categories, with no more decimals than it has. */
  readonly edge: (number: number) => string
}

/** Where the value lies: told by a mark, by the name set in bold and by the numbers at the borders, not by colour alone. */
export function Scale({ output, t, show, edge }: ScaleProps) {
  const bands = categories.map(({ category, from: start }, index) => {
    const left = place(start)
    return { category, start, left, width: place(categories[index + 1]?.from ?? to) - left }
  })
  const label = fill(t.scale, { bmi: show(output.bmi), category: t.categories[output.category] })
  return (
    <svg className={css.scale} role="img" aria-label={label} width="100%" height="64">
      {bands.map(({ category, start, left, width }) => (
        <g key={category}>
          <rect className={css.bandColors[category]} x={`${left}%`} width={`${width}%`} y="16" height="14" />
          {left > 0 && (
            <text className={css.number} x={`${left}%`} y="46" textAnchor="middle">
              {edge(start)}
            </text>
          )}
        </g>
      ))}
      <svg x={`${place(output.bmi)}%`} overflow="visible" aria-hidden="true">
        <path className={css.mark} d="M0 18 -7 4H7Z" />
        <path className={css.needle} d="M0 14V32" />
      </svg>
    </svg>
  )
}
