import type { FocusEvent } from 'react'
import { readAsHex } from '../../engine/core/color/css-color'
import { added, orderOf, reordered, type Stop } from '../../engine/gradient-generator'
import { Rows } from '../core/field-groups/rows'
import { ColorField } from '../core/fields/color-field'
import { NumberField } from '../core/numbers/number-field'
import { interpolate } from '../core/tool/strings'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './gradient-generator.css'
import type { strings } from './gradient-generator.strings'
import { Track } from './gradient-generator.track'

interface StopsProps {
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    field(path: `stops.${number}.${keyof Stop}`, label: string): FieldProps
  }
  readonly stops: readonly Stop[]
  readonly ramp: string
  readonly onStops: (stops: readonly Stop[]) => void
}

/** The stops, on their line and as rows; sorted by position unless one is being edited. */
export function Stops({ tool: { t, locale, field }, stops, ramp, onStops }: StopsProps) {
  const withAdded = [...stops, added]
  const named = (words: string, index: number) => interpolate(words, { n: index + 1 }, locale)

  /** By position; gives the new place of the stop at `index`. */
  function sort(index = 0): number {
    const order = orderOf(stops, locale)
    if (order.some((from, to) => from !== to)) onStops(reordered(stops, order))
    return order.indexOf(index)
  }

  /** Nothing jumps while a person types. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) sort()
  }

  const row = (index: number) => (
    <div className={css.stop}>
      <ColorField
        {...field(`stops.${index}.color`, named(t.stop, index))}
        picker={named(t.picker, index)}
        alpha
        read={readAsHex}
        hideLabel={index > 0}
      />
      <NumberField
        {...field(`stops.${index}.position`, index === 0 ? t.position : named(t.thumb, index))}
        hideLabel={index > 0}
        suffix="%"
      />
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving
    <div className={css.area} onBlur={onBlur}>
      <Track
        t={t}
        locale={locale}
        stops={stops}
        ramp={ramp}
        onMove={(index, position) => field(`stops.${index}.position`, '').onChange(position)}
        onSettle={sort}
      />
      <Rows
        label={t.stops}
        count={stops.length}
        least={2}
        add={t.add}
        added={orderOf(withAdded, locale).indexOf(stops.length)}
        remove={(index) => named(t.remove, index)}
        onAdd={() => onStops(reordered(withAdded, orderOf(withAdded, locale)))}
        onRemove={(index) => onStops(stops.filter((_, other) => other !== index))}
        row={row}
      />
    </div>
  )
}
