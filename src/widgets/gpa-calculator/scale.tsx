import { grades } from '../../engine/gpa-calculator/gpa-calculator'
import { fills } from '../core/answer/answer.css'
import { formatNumber } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './gpa-calculator.css'

interface ScaleProps {
  readonly gpa: number
  /** The highest value of another scale than 4.0. Its ends are marked, instead of the letters. */
  readonly max?: number
}

const letters = ['F', 'D', 'C', 'B', 'A'] as const

/** The GPA on the scale. The sentence above says the same in words. */
export function Scale({ gpa, max = 0 }: ScaleProps) {
  const { locale } = useWords()
  const marks: readonly (readonly [points: number, letter?: string])[] =
    max > 0 ? [[0], [max / 2], [max]] : letters.map((letter) => [grades[letter], letter] as const)
  const top = max > 0 ? max : 4
  const place = (points: number) => `${(points / top) * 100}%`
  return (
    <svg className={css.scale} aria-hidden="true" width="100%" height="56">
      <rect className={css.track} y="8" width="100%" height="12" rx="6" />
      <rect className={fills[1]} y="8" width={place(gpa)} height="12" rx="6" />
      <circle className={`${fills[1]} ${css.mark}`} cx={place(gpa)} cy="14" r="9" />
      {marks.map(([points, letter], index) => (
        <text
          key={points}
          x={place(points)}
          y="48"
          textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
        >
          {letter && <tspan className={css.letter}>{letter} </tspan>}
          {formatNumber(points, locale, letter ? 1 : 0, 2)}
        </text>
      ))}
    </svg>
  )
}
