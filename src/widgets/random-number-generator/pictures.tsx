import { axis } from '../core/output/picture.css'
import { histogram } from './counts'
import * as css from './random-number-generator.css'

/** Where the pips of a die are, on a grid of three by three, by their number. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** The face of a six-sided die. Hidden from screen readers, because the number is there as text. */
export const DieFace = ({ number }: { readonly number: number }) => (
  <svg className={css.face} viewBox="0 0 60 60" aria-hidden="true">
    <rect className={css.dieSide} x="1" y="1" width="58" height="58" rx="13" />
    {pips[number]?.map((place) => (
      <circle key={place} className={css.pip} cx={15 + (place % 3) * 15} cy={15 + Math.floor(place / 3) * 15} r="5" />
    ))}
  </svg>
)

interface RangeProps {
  readonly numbers: readonly number[]
  readonly min: number
  readonly max: number
  readonly show: (number: number) => string
}

const Axis = ({ min, max, show }: Omit<RangeProps, 'numbers'>) => (
  <div className={axis}>
    <span>{show(min)}</span>
    <span>{show(max)}</span>
  </div>
)

/** A few numbers as dots on a line. Hidden from screen readers, because the list has the same numbers. */
export function NumberLine({ numbers, min, max, show }: RangeProps) {
  const at = (number: number) => `${(((number - min) / (max - min)) * 100).toFixed(3)}%`
  return (
    <div className={css.range} dir="ltr" aria-hidden="true">
      <svg className={css.line} aria-hidden="true" width="100%" height="36">
        <rect className={css.whole} y="14" width="100%" height="8" rx="4" />
        {[...new Set(numbers)].map((number) => (
          <circle key={number} className={css.dot} cx={at(number)} cy="18" r="9" />
        ))}
      </svg>
      <Axis min={min} max={max} show={show} />
    </div>
  )
}

const height = 96

/** How often each part of the range was drawn, as bars. Hidden from screen readers, like the line. */
export function Histogram({ numbers, min, max, show }: RangeProps) {
  const counts = histogram(numbers, min, max)
  const most = Math.max(...counts)
  const width = 100 / counts.length
  return (
    <div dir="ltr" aria-hidden="true">
      <svg className={css.bars} aria-hidden="true" width="100%" height={height}>
        {counts.map((count, index) => {
          const size = (count / most) * height
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by position
              key={index}
              className={css.dot}
              x={`${(index * width).toFixed(3)}%`}
              width={`${width.toFixed(3)}%`}
              y={(height - size).toFixed(1)}
              height={size.toFixed(1)}
              rx="2"
            />
          )
        })}
        <rect className={css.whole} y={height - 1} width="100%" height="1" />
      </svg>
      <Axis min={min} max={max} show={show} />
    </div>
  )
}
