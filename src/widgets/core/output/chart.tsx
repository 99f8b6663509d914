import { nice, ticks } from 'd3-array'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import * as css from './chart.css'

/** A line of the chart: one value of at least 0 per step. */
export interface Series {
  readonly label: string
  readonly values: readonly number[]
}

interface ChartProps {
  /** A label for screen readers: 'Balance over time'. */
  readonly label: string
  /** The first line is solid and filled, the second dotted. */
  readonly series: readonly [Series, Series?]
  /** A step's full label: 'Year 12'. */
  readonly moment: (step: number) => string
  /** A step's short label on the axis: '12'. */
  readonly mark: (step: number) => string
  readonly format: (value: number) => string
  /** A value's short label on the axis: '$400K'. */
  readonly formatShort: (value: number) => string
  /** The step shown in the readout by default. */
  readonly rest: number
}

/**
 * A line chart over time. Pointer, touch or the arrow keys select a step (Shift moves by twelve). The legend shows the
 * values.
 */
export function Chart({ label, series, moment, mark, format, formatShort, rest }: ChartProps) {
  const [pointed, setPointed] = useState<number>()
  const lines = series.filter((each) => each !== undefined)
  const last = (lines[0]?.values.length ?? 1) - 1
  const step = Math.min(pointed ?? rest, last)
  const highest = Math.max(...lines.flatMap(({ values }) => values), Number.MIN_VALUE)
  const [, top] = nice(0, highest, 4)
  const say = [moment(step), ...lines.map(({ label, values }) => `${label} ${format(values[step] ?? 0)}`)].join(', ')

  function point({ currentTarget, nativeEvent }: PointerEvent<HTMLInputElement>) {
    const share = nativeEvent.offsetX / currentTarget.clientWidth
    setPointed(Math.min(last, Math.max(0, Math.round(share * last))))
  }
  function leap(event: KeyboardEvent) {
    const by = { ArrowLeft: -12, ArrowDown: -12, ArrowRight: 12, ArrowUp: 12 }[event.key]
    if (!event.shiftKey || !by) return
    event.preventDefault()
    setPointed(Math.min(last, Math.max(0, step + by)))
  }

  return (
    <figure className={css.chart}>
      <figcaption className={css.legend} aria-hidden="true">
        <span className={css.moment}>{moment(step)}</span>
        {lines.map(({ label, values }, index) => (
          <span key={label} className={css.reading}>
            <span className={index === 0 ? css.solid : css.dotted} />
            {label} <b>{format(values[step] ?? 0)}</b>
          </span>
        ))}
      </figcaption>
      <div className={css.body} dir="ltr">
        <Heights top={top} formatShort={formatShort} />
        <div className={css.field}>
          <Lines lines={lines} last={last} top={top} step={step} />
          <input
            className={css.probe}
            type="range"
            aria-label={label}
            aria-valuetext={say}
            min={0}
            max={last}
            value={step}
            onChange={(event) => setPointed(Number(event.currentTarget.value))}
            onKeyDown={leap}
            onPointerMove={point}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(undefined)}
          />
        </div>
        <Moments last={last} mark={mark} />
      </div>
    </figure>
  )
}

/** Up to five round values for the axis, highest first. */
function Heights({ top, formatShort }: Pick<ChartProps, 'formatShort'> & { readonly top: number }) {
  return (
    <div className={css.heights} aria-hidden="true">
      {ticks(0, top, 4)
        .reverse()
        .map((value) => (
          <span key={value}>{formatShort(value)}</span>
        ))}
    </div>
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

/** Round steps for the axis. */
function Moments({ last, mark }: Pick<ChartProps, 'mark'> & { readonly last: number }) {
  const steps = last < 1 ? [0] : ticks(0, last, 6).filter(Number.isInteger)
  return (
    <svg className={css.moments} aria-hidden="true">
      {steps.map((step) => (
        <text
          key={step}
          x={`${(step / Math.max(last, 1)) * 100}%`}
          y="14"
          textAnchor={step === 0 ? 'start' : step === last ? 'end' : 'middle'}
        >
          {mark(step)}
        </text>
      ))}
    </svg>
  )
}
