import type { Formula, Output } from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { fills } from '../core/answer/answer.css'
import type { SummaryLine } from '../core/base/summary'
import { useWords } from '../core/words/use-words'
import * as css from './ideal-weight-calculator.css'
import type { strings } from './ideal-weight-calculator.strings'
import { weightText } from './ideal-weight-calculator.summary'

interface ScaleProps {
  readonly output: Output
  /** The weight by each formula, then the healthy weight. */
  readonly lines: readonly SummaryLine[]
}

const rowHeight = 40

/** A row for each formula: its name, and its weight as a dot. The healthy weight is a band behind all of them. */
export function Scale({ output, lines }: ScaleProps) {
  const { t, locale } = useWords<typeof strings>()
  const { scale, bmiRange, unit } = output
  const rows = (Object.keys(t.formulas) as Formula[]).map((formula, row) => ({ formula, ...lines[row] }))
  const place = (weight: number) => (100 * (weight - scale.min)) / (scale.max - scale.min)
  const [from, to, foot] = [place(bmiRange.min), place(bmiRange.max), rows.length * rowHeight]
  const label = lines.map(({ label, text }) => `${label}: ${text}`).join('. ')
  return (
    <div className={css.chart} role="img" aria-label={label}>
      <ul className={css.names}>
        {rows.map(({ formula, label }) => (
          <li key={formula}>{label}</li>
        ))}
      </ul>
      <svg className={css.scale} aria-hidden="true" width="100%" height={foot + 50}>
        <rect className={css.band} x={`${from}%`} width={`${to - from}%`} height={foot} rx="6" />
        {rows.map(({ formula, text = '' }, row) => (
          <Dot key={formula} place={place(output[formula])} y={row * rowHeight + rowHeight / 2} text={text} />
        ))}
        <line className={css.axis} x2="100%" y1={foot + 0.5} y2={foot + 0.5} />
        <Edge place={from} foot={foot} text={weightText(bmiRange.min, unit, t, locale)} />
        <Edge place={to} foot={foot} text={weightText(bmiRange.max, unit, t, locale)} />
        <text
          className={css.healthy}
          x={to > 88 ? '100%' : `${(from + to) / 2}%`}
          y={foot + 44}
          textAnchor={to > 88 ? 'end' : 'middle'}
        >
          {t.healthy}
        </text>
      </svg>
    </div>
  )
}

interface DotProps {
  /** In percent. */
  readonly place: number
  readonly y: number
  readonly text: string
}

/** A dot with its weight, on the side that has more room. */
const Dot = ({ place, y, text }: DotProps) => (
  <>
    <line className={css.line} x2="100%" y1={y} y2={y} />
    <svg className={css.dotAt} aria-hidden="true" x={`${place}%`} y={y}>
      <circle className={`${fills[1]} ${css.dot}`} r="7" />
      <text className={css.value} x={place > 55 ? -14 : 14} y="5" textAnchor={place > 55 ? 'end' : 'start'}>
        {text}
      </text>
    </svg>
  </>
)

/** An end of the healthy weight, below the chart. */
const Edge = ({ place, foot, text }: { readonly place: number; readonly foot: number; readonly text: string }) => (
  <>
    <rect className={fills[3]} x={`${place}%`} y={foot} width="2" height="6" />
    <text x={`${place}%`} y={foot + 22} textAnchor={place < 12 ? 'start' : place > 88 ? 'end' : 'middle'}>
      {text}
    </text>
  </>
)
