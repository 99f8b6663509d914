import { readHex } from '../../../engine/core/color/hex'
import type { FieldProps } from '../tool/tool-props'
import * as css from './color-field.css'
import { Field, TextBox } from './field'

/** A colour as hex text, with the browser's own picker beside it; both show the same. */
export function ColorField({
  value,
  onChange,
  onBlur,
  picker,
  alpha,
  ...given
}: FieldProps & {
  readonly picker: string
  readonly hint?: string
  readonly hideLabel?: boolean
  /** The text may say an opacity, which a picked color keeps. */
  readonly alpha?: boolean
}) {
  // The picker knows neither short hex text nor opacity.
  const hex = readHex(value, true) ?? '#000000'
  return (
    <Field {...given}>
      {(wiring) => (
        <span className={css.colorRow}>
          <input
            className={css.colorWell}
            type="color"
            aria-label={picker}
            value={hex.slice(0, 7)}
            onChange={(event) => onChange(event.currentTarget.value + (alpha ? hex.slice(7) : ''))}
          />
          <TextBox wiring={wiring} code value={value} onChange={onChange} onBlur={onBlur} />
        </span>
      )}
    </Field>
  )
}
