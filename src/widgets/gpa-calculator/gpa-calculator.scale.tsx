import { grades } from '../../engine/gpa-calculator'
import { fills } from '../core/answer/answer.css'
import { formatNumber } from '../core/format/format'
import * as css from './gpa-calculator.css'

const letters = ['F', 'D', 'C', 'B', 'A'] as const
const place = (points: number) => `${points * 25}%`

/** The GPA on the 4.0 scale. The sentence above says the same in words. */
export function Scale({ gpa, locale }: { readonly gpa: number; readonly locale: string }) {
  return (
    <svg className={css.scale} aria-hidden="true" width="100%" height="56">
      <rect className={css.track} y="8" width="100%" height="12" rx="6" />
      <rect className={fills[1]} y="8" width={place(gpa)} height="12" rx="6" />
      <circle className={`${fills[1]} ${css.mark}`} cx={place(gpa)} cy="14" r="9" />
      {letters.map((letter, index) => (
        <text
          key={letter}
          x={place(grades[letter])}
          y="48"
          textAnchor={index === 0 ? 'start' : letter === 'A' ? 'end' : 'middle'}
        >
          <tspan className={css.letter}>{letter}</tspan> {formatNumber(grades[letter], locale, 1)}
        </text>
      ))}
    </svg>
  )
}
