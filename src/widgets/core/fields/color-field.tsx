import { useRef } from 'react'
import { readHex } from '../../../engine/core/color/hex'
import type { FieldProps } from '../base/tool-props'
import * as css from './color-field.css'
import { Field, TextBox } from './field'

/** A color as text, with the browser's color picker next to it. Both stay in sync. */
export function ColorField({
  value,
  onChange,
  onBlur,
  picker,
  alpha,
  read,
  ...given
}: FieldProps & {
  readonly picker: string
  readonly hint?: string
  readonly hideLabel?: boolean
  /** The text may include an opacity, which a picked color keeps. */
  readonly alpha?: boolean
  /** Converts any CSS color to hex: `readAsHex`. Absent until it's loaded; until then, only hex is accepted. */
  readonly read: ((text: string) => string | undefined) | undefined
}) {
  const hex = readHex(value, true) ?? read?.(value)
  /** Shown in the swatch while the text isn't a color. */
  const last = useRef('#000000')
  last.current = hex ?? last.current
  const isTyped = hex === `#${value.trim().replace('#', '').toLowerCase()}`
  const isUsed = alpha || hex?.length === 7
  return (
    <Field {...given} echo={isUsed && !isTyped ? hex : undefined}>
      {(wiring) => (
        <span className={css.colorRow}>
          <input
            className={css.colorWell}
            type="color"
            aria-label={picker}
            // The picker doesn't support opacity.
            value={last.current.slice(0, 7)}
            onChange={(event) => onChange(event.currentTarget.value + (alpha ? last.current.slice(7) : ''))}
          />
          <TextBox wiring={wiring} code value={value} onChange={onChange} onBlur={onBlur} />
        </span>
      )}
    </Field>
  )
}
