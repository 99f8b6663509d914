import { useId } from 'react'
import { visuallyHidden } from '../../base/theme.css'
import type { Access } from '../../base/tool-props'
import * as css from './unit-toggle.css'

/** A unit in a field: its value, its symbol and its name. The name includes the symbol, for voice control. */
export type ToggledUnit<Unit extends string> = readonly [unit: Unit, symbol: string, name: string]

interface UnitToggleProps<Unit extends string> {
  readonly label: string
  readonly chosen: Unit
  readonly units: readonly ToggledUnit<Unit>[]
  readonly onChoose: (unit: Unit) => void
  readonly access?: Access
}

/** A switch at the end of a number field for the number's unit. */
export function UnitToggle<Unit extends string>({ label, chosen, units, onChoose, access }: UnitToggleProps<Unit>) {
  const group = useId()
  if (access === 'hidden') return null
  return (
    <span className={css.units} role="radiogroup" aria-label={label}>
      {units.map(([unit, symbol, name]) => (
        <label key={unit} className={css.unit} title={name}>
          <input
            className={visuallyHidden}
            type="radio"
            name={group}
            value={unit}
            aria-label={name}
            checked={unit === chosen}
            disabled={access === 'locked'}
            onChange={() => onChoose(unit)}
          />
          {symbol}
        </label>
      ))}
    </span>
  )
}
