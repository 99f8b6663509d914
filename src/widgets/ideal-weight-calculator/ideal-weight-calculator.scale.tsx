import type { Formula, Output } from '../../engine/ideal-weight-calculator'
import { fills } from '../core/tool/answer.css'
import { band } from './ideal-weight-calculator.css'

interface ScaleProps {
  readonly output: Output
  readonly names: Readonly<Record<Formula, string>>
  /** The same in words. */
  readonly label: string
  readonly show: (weight: number) => string
}

const rowHeight = 24

/** The healthy weights as a band, and over it a row for each formula, with a mark at its weight. */
export function Scale({ output, names, label, show }: ScaleProps) {
  const { scale, bmiRange } = output
  const rows = Object.entries(names) as [Formula, string][]
  const place = (weight: number) => (100 * (weight - scale.min)) / (scale.max - scale.min)
  const [from, to, foot] = [place(bmiRange.min), place(bmiRange.max), rows.length * rowHeight + 8]
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={foot + 20}
      overflow="visible"
      fill="currentColor"
      fontSize="12.5"
      direction="ltr"
    >
      <rect className={band} x={`${from}%`} width={`${to - from}%`} height={foot} rx="4" />
      {[from, to].map((x) => (
        <rect key={x} className={fills[3]} x={`${x}%`} width="2" height={foot + 4} />
      ))}
      {rows.map(([formula, name], row) => {
        const [x, y] = [place(output[formula]), row * rowHeight + 18]
        return (
          <g key={formula}>
            <line x1="0" x2="100%" y1={y} y2={y} stroke="currentColor" strokeOpacity="0.16" />
            <circle cx={`${x}%`} cy={y} r="5.5" />
            <text x={`${x}%`} y={y - 4} dx={x > 50 ? -10 : 10} textAnchor={x > 50 ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        )
      })}
      <g textAnchor="middle">
        <text x={`${from}%`} y={foot + 18}>
          {show(bmiRange.min)}
        </text>
        <text x={`${to}%`} y={foot + 18}>
          {show(bmiRange.max)}
        </text>
      </g>
    </svg>
  )
}
