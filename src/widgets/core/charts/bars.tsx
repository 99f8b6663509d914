import { nice, ticks } from 'd3-array'
import { fills } from '../answer/answer.css'
import * as css from './chart.css'
import { type AxisProps, Plot } from './plot'

/** A part of every bar: one value of at least 0 per step. */
export interface BarSeries {
  readonly label: string
  readonly values: readonly number[]
  readonly color: 1 | 2 | 3 | 4
}

interface BarsProps extends AxisProps {
  /** The parts of a bar, from the bottom. */
  readonly series: readonly BarSeries[]
}

/** The share of a bar's place that it fills. */
const thickness = 0.72

/** Stacked bars over time. */
export function Bars({ series, ...axis }: BarsProps) {
  const count = series[0]?.values.length ?? 0
  const totals = Array.from({ length: count }, (_, step) => sum(series.map(({ values }) => values[step] ?? 0)))
  const [, top] = nice(0, Math.max(...totals, Number.MIN_VALUE), 4)
  return (
    <Plot
      {...axis}
      readings={series.map(({ label, values, color }) => ({ label, values, sign: `${css.square} ${fills[color]}` }))}
      top={top}
      first={1}
      at={(step) => (step + 0.5) / Math.max(count, 1)}
    >
      {(selected) => (
        <svg className={css.plot} viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden="true">
          {ticks(0, top, 4).map((value) => (
            <path
              key={value}
              className={value === 0 ? css.base : css.grid}
              d={`M0 ${100 - (value / top) * 100}H${count}`}
            />
          ))}
          <rect className={css.selected} x={selected} width="1" height="100" />
          {series.map(({ label, values, color }, index) => (
            <g key={label} className={fills[color]}>
              {values.map((value, step) => {
                const below = sum(series.slice(0, index).map((each) => each.values[step] ?? 0))
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its step
                    key={step}
                    x={step + (1 - thickness) / 2}
                    width={thickness}
                    y={100 - ((below + value) / top) * 100}
                    height={(value / top) * 100}
                  />
                )
              })}
            </g>
          ))}
        </svg>
      )}
    </Plot>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
