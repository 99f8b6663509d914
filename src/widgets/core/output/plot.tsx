import { useState } from 'react'
import * as css from './picture.css'

interface PlotProps {
  /** What is drawn, for screen readers: 'Balance over time'. */
  readonly label: string
  /** One value from 0 for each step along the axis. */
  readonly values: readonly number[]
  /** One step in words: 'Year 12: $246,120 left'. */
  readonly say: (index: number) => string
  /** The words under the first, middle and last step. */
  readonly axis: readonly [string, string, string]
  /** Where the reading begins. */
  readonly at?: number
}

/** A curve from 0 up, read by pointer, touch or arrow keys: the reading is above it in words. */
export function Plot({ label, values, say, axis, at = 0 }: PlotProps) {
  const last = values.length - 1
  const [chosen, setChosen] = useState(at)
  const index = Math.min(chosen, last)
  const top = Math.max(...values, Number.MIN_VALUE)
  const y = (value: number) => 100 - (value / top) * 100
  const curve = values.map((value, step) => `${step} ${y(value).toFixed(2)}`).join('L')
  const dot = `M${index} ${y(values[index] ?? 0).toFixed(2)}h0`
  return (
    <div className={css.plot}>
      <p className={css.reading}>{say(index)}</p>
      <div className={css.frame} dir="ltr">
        <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.area} d={`M0 100L${curve}L${last} 100Z`} />
          <path className={css.curve} d={`M${curve}`} />
          <path className={css.dot} d={dot} />
          <path className={css.dotHole} d={dot} />
        </svg>
        <input
          className={css.probe}
          type="range"
          aria-label={label}
          aria-valuetext={say(index)}
          min={0}
          max={last}
          value={index}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onPointerMove={({ currentTarget, nativeEvent }) =>
            setChosen(Math.min(last, Math.max(0, Math.round((nativeEvent.offsetX / currentTarget.clientWidth) * last))))
          }
        />
      </div>
      <div className={css.axis} dir="ltr" aria-hidden="true">
        {axis.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
    </div>
  )
}
