import * as css from './color-field.css'
import { Field } from './field'
import * as field from './field.css'
import type { FieldProps } from './tool-props'

/** A colour as hex text, with the browser's own picker beside it; both show the same. */
export function ColorField({
  value,
  onChange,
  onBlur,
  picker,
  ...given
}: FieldProps & { readonly picker: string; readonly hint?: string }) {
  const hex = /^#[\da-f]{6}$/i.test(value) ? value : '#000000'
  return (
    <Field {...given}>
      {(wiring) => (
        <span className={css.colorRow}>
          <input
            className={css.colorWell}
            type="color"
            aria-label={picker}
            value={hex}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span className={field.box}>
            <input
              {...wiring}
              className={`${field.input} ${field.code}`}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={onBlur}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
