import { type Category, categories } from '../../engine/bmi-calculator'
import { formatNumber } from '../core/format/format'
import { swatch } from '../core/tool/answer.css'
import * as css from './bmi-calculator.css'

/** In percent: the scale is drawn from 15 to 40, and a value outside is shown at its end. */
const place = (bmi: number) => 4 * (Math.min(40, Math.max(15, bmi)) - 15)

interface ScaleProps {
  readonly bmi: number
  /** The same in words. */
  readonly label: string
  readonly locale: string
}

/** Where the value lies, shown by a mark, the numbers at the borders and the name below, not by color alone. */
export function Scale({ bmi, label, locale }: ScaleProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="56"
      overflow="visible"
      fill="currentColor"
      textAnchor="middle"
    >
      {categories.map(({ category, from }) => (
        <g key={category}>
          {/* To the end of the scale: the next band is drawn over it. */}
          <rect
            x={`${place(from)}%`}
            y="16"
            width={`${100 - place(from)}%`}
            height="14"
            fill={css.bands[category]}
            stroke={css.gap}
          />
          {from > 0 && (
            <text x={`${place(from)}%`} y="46" fontSize="12" opacity="0.8">
              {formatNumber(from, locale)}
            </text>
          )}
        </g>
      ))}
      <text x={`${place(bmi)}%`} y="14">
        ▼
      </text>
    </svg>
  )
}

/** Ties a category to its band. */
export const Swatch = ({ category }: { readonly category: Category }) => (
  <svg className={swatch} aria-hidden="true">
    <rect width="10" height="10" fill={css.bands[category]} />
  </svg>
)
