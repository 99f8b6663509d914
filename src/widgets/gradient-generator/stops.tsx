import type { FocusEvent } from 'react'
import { readAsHex } from '../../engine/core/color/css-color'
import { colorAt, type Placed } from '../../engine/gradient-generator/color-at'
import { added, orderOf, reordered, type Stop } from '../../engine/gradient-generator/gradient-generator'
import { interpolate } from '../core/base/strings'
import type { Access, FieldProps } from '../core/base/tool-props'
import { Rows } from '../core/field-groups/rows'
import { ColorField } from '../core/fields/color-field'
import { hint } from '../core/fields/field.css'
import { NumberField } from '../core/fields/number/number-field'
import * as css from './gradient-generator.css'
import type { strings } from './gradient-generator.strings'
import { Track } from './track'

interface StopsProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    field(path: `stops.${number}.${keyof Stop}`, label: string): FieldProps
    accessOf(field: 'stops'): Access
  }
  readonly stops: readonly Stop[]
  /** The answer to these stops, sorted. Undefined while one is invalid. */
  readonly placed: readonly Placed[] | undefined
  readonly ramp: string
  readonly onStops: (stops: readonly Stop[]) => void
}

/** The stops, as thumbs on a track and as rows. They're sorted by position, but not while one is being edited. */
export function Stops({ tool: { t, locale, field, accessOf }, stops, placed, ramp, onStops }: StopsProps) {
  const withAdded = [...stops, added]
  const numbered = (template: string, index: number) => interpolate(template, { n: index + 1 }, locale)

  /** Sorts the stops. Returns the new index of the stop at `index`. */
  function sort(index = 0): number {
    const order = orderOf(stops, locale)
    if (order.some((from, to) => from !== to)) onStops(reordered(stops, order))
    return order.indexOf(index)
  }

  /** Adds a stop in the color that the gradient has at this position. */
  function addAt(position: number): number | undefined {
    if (!placed) return undefined
    const next = [...stops, { color: colorAt(placed, position), position: String(position) }]
    const order = orderOf(next, locale)
    onStops(reordered(next, order))
    return order.indexOf(stops.length)
  }

  /** Waits until the focus leaves, so that rows don't move while someone types. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) sort()
  }

  const access = accessOf('stops')
  if (access === 'hidden') return null
  const row = (index: number) => (
    <div className={(stops[index]?.color.length ?? 0) > 15 ? css.long : css.stop}>
      <ColorField
        {...field(`stops.${index}.color`, numbered(t.stop, index))}
        picker={numbered(t.picker, index)}
        alpha
        read={readAsHex}
        hideLabel={index > 0}
      />
      <NumberField
        {...field(`stops.${index}.position`, index === 0 ? t.position : numbered(t.thumb, index))}
        hideLabel={index > 0}
      />
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving
    <div className={css.area} onBlur={onBlur}>
      <Track
        stops={stops}
        ramp={ramp}
        isLocked={access === 'locked'}
        onAdd={addAt}
        onMove={(index, position) => field(`stops.${index}.position`, '').onChange(position)}
        onSettle={sort}
      />
      {access !== 'locked' && <p className={hint}>{t.hint}</p>}
      <Rows
        label={t.stops}
        access={access}
        count={stops.length}
        least={2}
        add={t.add}
        added={orderOf(withAdded, locale).indexOf(stops.length)}
        remove={(index) => numbered(t.remove, index)}
        onAdd={() => onStops(reordered(withAdded, orderOf(withAdded, locale)))}
        onRemove={(index) => onStops(stops.filter((_, other) => other !== index))}
        row={row}
      />
    </div>
  )
}
