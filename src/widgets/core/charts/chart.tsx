import { nice, ticks } from 'd3-array'
import { useId } from 'react'
import * as css from './chart.css'
import { type AxisProps, Plot } from './plot'

/** A line of the chart: one value of at least 0 per step. */
export interface Series {
  readonly label: string
  readonly values: readonly number[]
}

interface ChartProps extends AxisProps {
  /** The first line is solid and filled, the second dotted. */
  readonly series: readonly [Series, Series?]
}

/** A line chart over time. */
export function Chart({ series, ...axis }: ChartProps) {
  const lines = series.filter((each) => each !== undefined)
  const last = (lines[0]?.values.length ?? 1) - 1
  const highest = Math.max(...lines.flatMap(({ values }) => values), Number.MIN_VALUE)
  const [, top] = nice(0, highest, 4)
  return (
    <Plot
      {...axis}
      readings={lines.map((line, index) => ({ ...line, sign: index === 0 ? css.solid : css.dotted }))}
      top={top}
      first={0}
      at={(step) => step / Math.max(last, 1)}
    >
      {(step) => <Lines lines={lines} last={last} top={top} step={step} />}
    </Plot>
  )
}

interface LinesProps {
  readonly lines: readonly Series[]
  /** The last step and the maximum value. */
  readonly last: number
  readonly top: number
  /** The position of the selected step. */
  readonly step: number
}

/** Stretched to fit. Dots and the line of the selected step are drawn on top, unstretched. */
function Lines({ lines, last, top, step }: LinesProps) {
  const id = useId()
  const y = (value: number) => 100 - (value / top) * 100
  const path = ({ values }: Series) => values.map((value, index) => `${index} ${y(value).toFixed(2)}`).join('L')
  const x = `${(step / Math.max(last, 1)) * 100}%`
  const [main, second] = lines
  return (
    <>
      <svg className={css.plot} viewBox={`0 0 ${Math.max(last, 1)} 100`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={css.near} offset="0" />
          <stop className={css.far} offset="1" />
        </linearGradient>
        {ticks(0, top, 4).map((value) => (
          <path key={value} className={value === 0 ? css.base : css.grid} d={`M0 ${y(value)}H${last}`} />
        ))}
        {main && <path className={css.area} fill={`url(#${id})`} d={`M0 100L${path(main)}L${last} 100Z`} />}
        {second && <path className={css.second} d={`M${path(second)}`} />}
        {main && <path className={css.main} d={`M${path(main)}`} />}
      </svg>
      <svg className={css.plot} aria-hidden="true">
        <line className={css.cursor} x1={x} x2={x} y1="0" y2="100%" />
        {[second, main].map(
          (line, index) =>
            line && (
              <circle
                key={line.label}
                className={index === 0 ? css.secondDot : css.mainDot}
                cx={x}
                cy={`${y(line.values[step] ?? 0)}%`}
                r="5"
              />
            ),
        )}
      </svg>
    </>
  )
}
