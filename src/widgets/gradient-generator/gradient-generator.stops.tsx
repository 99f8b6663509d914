import type { FocusEvent } from 'react'
import * as engine from '../../engine/gradient-generator'
import { ColorField } from '../core/color-field'
import { NumberField } from '../core/field'
import { Rows } from '../core/rows'
import { fill } from '../core/strings'
import type { FieldProps } from '../core/tool-props'
import * as css from './gradient-generator.css'
import type { firstStrings } from './gradient-generator.strings'
import { Track } from './gradient-generator.track'

interface StopsProps {
  readonly tool: {
    readonly t: typeof firstStrings
    readonly locale: string
    field(path: `stops.${number}.${keyof engine.Stop}`, label: string): FieldProps
  }
  readonly stops: readonly engine.Stop[]
  readonly ramp: string
  readonly onStops: (stops: readonly engine.Stop[]) => void
}

/** The stops, on their line and as rows; in order by position whenever nobody is at work on them. */
export function Stops({ tool: { t, locale, field }, stops, ramp, onStops }: StopsProps) {
  const withAdded = [...stops, engine.added]
  const named = (words: string, index: number) => fill(words, { n: index + 1 }, locale)

  /** By position; gives the new place of the stop at `index`. */
  function sort(index = 0): number {
    const order = engine.orderOf(stops, locale)
    if (order.some((from, to) => from !== to)) onStops(engine.reordered(stops, order))
    return order.indexOf(index)
  }

  /** Nothing jumps while somebody types. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) sort()
  }

  const row = (index: number) => (
    <div className={css.stop}>
      <ColorField
        {...field(`stops.${index}.color`, named(t.stop, index))}
        picker={named(t.picker, index)}
        alpha
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left
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
        added={engine.orderOf(withAdded, locale).indexOf(stops.length)}
        remove={(index) => named(t.remove, index)}
        onAdd={() => onStops(engine.reordered(withAdded, engine.orderOf(withAdded, locale)))}
        onRemove={(index) => onStops(stops.filter((_, other) => other !== index))}
        row={row}
      />
    </div>
  )
}
