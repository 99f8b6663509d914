import type { ReactNode } from 'react'
import type { Access } from '../base/tool-props'
import { field, label, legend } from '../fields/field.css'
import * as css from './presets.css'

interface PresetsProps<Id extends string> {
  readonly label: string
  /** In the order of the buttons: `{ soft: 'Soft', hard: 'Hard' }`. */
  readonly names: Readonly<Record<Id, string>>
  readonly isChosen: (id: Id) => boolean
  readonly onChoose: (id: Id) => void
  /** A picture next to the name. */
  readonly sample?: (id: Id) => ReactNode
  /** That of the field they fill in. */
  readonly access: Access
}

/** Buttons that fill a tool with common values. */
export function Presets<Id extends string>({
  label: words,
  names,
  isChosen,
  onChoose,
  sample,
  access,
}: PresetsProps<Id>) {
  if (access) return null
  return (
    <fieldset className={field}>
      <legend className={legend}>
        <span className={label}>{words}</span>
      </legend>
      <div className={sample ? css.pictured : css.named}>
        {(Object.entries(names) as [Id, string][]).map(([id, name]) => (
          <button
            key={id}
            type="button"
            className={sample ? css.picture : css.name}
            aria-pressed={isChosen(id)}
            onClick={() => onChoose(id)}
          >
            {sample?.(id)}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
