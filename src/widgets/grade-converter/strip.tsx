import { type Letter, scale } from '../../engine/grade-converter/grade-converter'
import { fills } from '../core/answer/answer.css'
import { formatPercent } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './grade-converter.css'

interface StripProps {
  readonly percentage: number
  readonly letter: Letter
}

/** The position in percent. The strip starts at 50%, because everything below is an F. */
const place = (percentage: number) => 2 * (Math.max(50, percentage) - 50)
const marks = [60, 70, 80, 90, 100]

/** The percentage among the letter grades. The table below has the same as text. */
export function Strip({ percentage, letter }: StripProps) {
  const { locale } = useWords()
  return (
    <svg className={css.strip} aria-hidden="true" width="100%" height="82" textAnchor="middle">
      {scale.map((row, index) => {
        const [from, to] = [place(row.from), place(scale[index - 1]?.from ?? 100)]
        const isCurrent = row.letter === letter
        return (
          <g key={row.letter}>
            <rect
              className={`${isCurrent ? fills[1] : css.segment} ${css.edge}`}
              x={`${from}%`}
              y="16"
              width={`${to - from}%`}
              height="40"
            />
            <text
              className={isCurrent ? css.current : row.letter.length > 1 ? css.crowded : undefined}
              x={`${(from + to) / 2}%`}
              y="41"
            >
              {row.letter}
            </text>
          </g>
        )
      })}
      {marks.map((mark) => (
        <text
          key={mark}
          className={mark === 90 ? css.crowded : undefined}
          x={`${place(mark)}%`}
          y="76"
          textAnchor={mark === 100 ? 'end' : 'middle'}
        >
          {formatPercent(mark, locale)}
        </text>
      ))}
      <svg className={css.pointer} aria-hidden="true" x={`${place(percentage)}%`} y="2">
        <path d="M-7 0h14L0 10Z" />
      </svg>
    </svg>
  )
}
