import { ticks } from 'd3-array'
import { convert, type Output } from '../../engine/unit-converter/unit-converter'
import { format } from '../core/format/format'
import { withMinus } from '../core/format/minus'
import { useWords } from '../core/words/use-words'
import * as css from './unit-converter.css'
import type { strings } from './unit-converter.strings'

interface ScaleProps {
  readonly output: Output
}

/** Round numbers on one side of the ruler, with their positions from 0 to 1. */
interface Marks {
  readonly unit: string
  readonly at: readonly (readonly [number: string, place: number])[]
}

/** A ruler with a unit on each side and a line at the amount. Hidden from screen readers, because the text says the same. */
export function Scale({ output }: ScaleProps) {
  const { t, locale } = useWords<typeof strings>()
  const { amount, from, to } = output
  const [low, high] = endsOf(output)
  const ends = [convert(low, from, to), convert(high, from, to)] as const
  if (ends[0] === undefined || ends[1] === undefined || !(ends[1] > ends[0])) return null
  const short = format(locale, { notation: 'compact', maximumSignificantDigits: 4 })
  const marks = (unit: string, low: number, high: number): Marks => {
    const label = (value: number) => withMinus(short.format(value))
    const many = ticks(low, high, 5)
    // On phones, long numbers would touch.
    const values = many.some((value) => label(value).length > 4) ? ticks(low, high, 3) : many
    return { unit, at: values.map((value) => [label(value), (value - low) / (high - low)]) }
  }
  const sides = [marks(t.symbols[from], low, high), marks(t.symbols[to], ends[0], ends[1])] as const
  // Longer numbers would touch.
  if (sides.some(({ at }) => at.some(([number]) => number.length > 9))) return null
  return (
    <div className={css.scale} dir="ltr" aria-hidden="true">
      <Side {...sides[0]} />
      <svg className={css.ruler} aria-hidden="true" width="100%" height="14">
        <rect className={css.whole} width="100%" height="14" />
        <Span from={(Math.max(low, 0) - low) / (high - low)} to={(amount - low) / (high - low)} />
      </svg>
      <Side {...sides[1]} below />
    </div>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

/** The bar from zero to the amount. */
const Span = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <>
    <rect className={css.span} x={percent(Math.min(from, to))} width={percent(Math.abs(to - from))} height="14" />
    <line className={css.mark} x1={percent(to)} x2={percent(to)} y1="0" y2="14" />
  </>
)

/** The numbers of one unit, followed by its symbol. */
function Side({ unit, at, below }: Marks & { readonly below?: boolean }) {
  return (
    <div className={css.side}>
      <svg className={css.numbers} aria-hidden="true" width="100%" height="24">
        {at.map(([number, place]) => (
          <g key={number}>
            <line
              className={css.tick}
              x1={percent(place)}
              x2={percent(place)}
              y1={below ? 0 : 19}
              y2={below ? 5 : 24}
            />
            <text
              x={percent(place)}
              y={below ? 19 : 14}
              textAnchor={place < 0.02 ? 'start' : place > 0.98 ? 'end' : 'middle'}
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <span className={below ? css.unitBelow : css.unit}>{unit}</span>
    </div>
  )
}

/** From 0 to 25% beyond the amount. Temperatures stop at absolute zero. */
function endsOf({ amount, category, from }: Output): readonly [low: number, high: number] {
  const coldest = category === 'temperature' ? convert(0, 'kelvin', from) : undefined
  const reach = Math.abs(amount) * 1.25 || (category === 'temperature' ? 100 : 1)
  return amount < 0 ? [Math.max(-reach, coldest ?? -reach), reach / 4] : [0, reach]
}
