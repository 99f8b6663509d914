import { type Category, categories } from '../../engine/bmi-calculator/bmi-calculator'
import { swatch } from '../core/answer/answer.css'
import { formatNumber } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './bmi-calculator.css'

/** The position in percent on a scale from 15 to 40. Values outside it are shown at the ends. */
const place = (bmi: number) => 4 * (Math.min(40, Math.max(15, bmi)) - 15)

interface ScaleProps {
  readonly bmi: number
  readonly category: Category
  readonly names: Readonly<Record<Category, string>>
  /** The text alternative. */
  readonly label: string
}

/** The BMI as a pointer on the categories. Numbers and names mark the categories too, so that color isn’t needed. */
export function Scale({ bmi, category, names, label }: ScaleProps) {
  const { locale } = useWords()
  return (
    <svg
      className={`${css.colors} ${css.scale}`}
      role="img"
      aria-label={label}
      width="100%"
      height="88"
      textAnchor="middle"
    >
      {categories.map((band, index) => {
        const [from, to] = [place(band.from), place(categories[index + 1]?.from ?? 40)]
        return (
          <g key={band.category}>
            <rect
              x={`${from}%`}
              y="16"
              width={`${to - from}%`}
              height="32"
              className={css.band}
              fill={css.bands[band.category]}
              stroke={css.gap}
              strokeWidth="2"
            />
            {band.from > 0 && (
              <text x={`${from}%`} y="66">
                {formatNumber(band.from, locale)}
              </text>
            )}
            <text
              className={band.category === category ? css.own : css.name}
              x={index === 0 ? '0' : `${(from + to) / 2}%`}
              y="85"
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {names[band.category]}
            </text>
          </g>
        )
      })}
      <svg className={css.pointer} aria-hidden="true" x={`${place(bmi)}%`} y="2">
        <path d="M-7 0h14L0 10Z" />
      </svg>
    </svg>
  )
}

/** The color of a category’s band, next to its name. */
export const Swatch = ({ category }: { readonly category: Category }) => (
  <svg className={`${swatch} ${css.colors}`} aria-hidden="true">
    <rect width="10" height="10" fill={css.bands[category]} />
  </svg>
)
