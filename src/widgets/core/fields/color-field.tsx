import { useRef } from 'react'
import { readHex } from '../../../engine/core/color/hex'
import type { FieldProps } from '../tool/tool-props'
import * as css from './color-field.css'
import { Field, TextBox } from './field'

/** A color as text, with the browser's own picker beside it; both show the same. */
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
  /** The text may say an opacity, which a picked color keeps. */
  readonly alpha?: boolean
  /** Any CSS color as hex text: `readAsHex`. Absent while it is fetched: hex text alone is read. */
  readonly read: ((text: string) => string | undefined) | undefined
}) {
  const hex = readHex(value, true) ?? read?.(value)
  /** Stays in the swatch while no color is typed. */
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
            // The picker knows no opacity.
            value={last.current.slice(0, 7)}
            onChange={(event) => onChange(event.currentTarget.value + (alpha ? last.current.slice(7) : ''))}
          />
          <TextBox wiring={wiring} code value={value} onChange={onChange} onBlur={onBlur} />
        </span>
      )}
    </Field>
  )
}
