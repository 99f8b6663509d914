import { ticks } from 'd3-array'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import * as css from './chart.css'

export interface AxisProps {
  /** A label for screen readers: 'Balance over time'. */
  readonly label: string
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

/** A line of the readout: a series with its value at the selected step. */
export interface Reading {
  readonly label: string
  readonly values: readonly number[]
  /** The class of its sign in the legend. */
  readonly sign: string
}

/** The format of amounts on an axis: '$336K'. */
export const shortMoney: Intl.NumberFormatOptions = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
}

interface PlotProps extends AxisProps {
  readonly readings: readonly Reading[]
  /** The upper end of the axis. */
  readonly top: number
  /** The number of the first step: 0 for the start, 1 for a first year. Round numbers are marked on the axis. */
  readonly first: number
  /** The position of a step, from 0 to 1. */
  readonly at: (step: number) => number
  /** Draws the content for the selected step. */
  readonly children: (step: number) => ReactNode
}

/**
 * A plot over steps of time. Pointer, touch or the arrow keys select a step (Shift moves by twelve). The legend shows
 * the values.
 */
export function Plot({
  label,
  readings,
  moment,
  mark,
  format,
  formatShort,
  rest,
  top,
  first,
  at,
  children,
}: PlotProps) {
  const [pointed, setPointed] = useState<number>()
  const last = (readings[0]?.values.length ?? 1) - 1
  const within = (step: number) => Math.min(last, Math.max(0, step))
  const step = within(pointed ?? rest)
  const say = [moment(step), ...readings.map(({ label, values }) => `${label} ${format(values[step] ?? 0)}`)].join(', ')

  function point({ currentTarget, nativeEvent }: PointerEvent<HTMLInputElement>) {
    const share = nativeEvent.offsetX / currentTarget.clientWidth
    const width = last > 0 ? at(1) - at(0) : 1
    setPointed(within(Math.round((share - at(0)) / width)))
  }
  function leap(event: KeyboardEvent) {
    const by = { ArrowLeft: -12, ArrowDown: -12, ArrowRight: 12, ArrowUp: 12 }[event.key]
    if (!event.shiftKey || !by) return
    event.preventDefault()
    setPointed(within(step + by))
  }

  return (
    <figure className={css.chart}>
      <figcaption className={css.legend} aria-hidden="true">
        <span className={css.moment}>{moment(step)}</span>
        {readings.map(({ label, values, sign }) => (
          <span key={label} className={css.reading}>
            <span className={sign} />
            {label} <b>{format(values[step] ?? 0)}</b>
          </span>
        ))}
      </figcaption>
      <div className={css.body} dir="ltr">
        <Heights top={top} formatShort={formatShort} />
        <div className={css.field}>
          {children(step)}
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
        <Moments first={first} last={last} mark={mark} at={at} />
      </div>
    </figure>
  )
}

/** Up to five round values for the axis, highest first. */
function Heights({ top, formatShort }: Pick<AxisProps, 'formatShort'> & { readonly top: number }) {
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

/** Round steps for the axis. */
function Moments({ first, last, mark, at }: Pick<PlotProps, 'first' | 'mark' | 'at'> & { readonly last: number }) {
  const numbers = ticks(first, first + last, 6).filter(Number.isInteger)
  const steps = last < 1 ? [0] : numbers.map((number) => number - first)
  return (
    <svg className={css.moments} aria-hidden="true">
      {steps.map((step) => (
        <text
          key={step}
          x={`${at(step) * 100}%`}
          y="14"
          textAnchor={at(step) === 0 ? 'start' : at(step) === 1 ? 'end' : 'middle'}
        >
          {mark(step)}
        </text>
      ))}
    </svg>
  )
}
