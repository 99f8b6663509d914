import type { FieldProps } from '../base/tool-props'
import { type Described, Field } from './field'
import * as css from './field.css'
import { area } from './text-area.css'

/** A multiline text field. */
export function TextArea({
  value,
  onChange,
  onBlur,
  code,
  placeholder,
  ...field
}: FieldProps &
  Described & {
    readonly code?: boolean
    readonly hideLabel?: boolean
    readonly placeholder?: string
  }) {
  const classes = code ? `${area} ${css.code}` : area
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={css.box} part="input">
          <textarea
            {...wiring}
            className={classes}
            placeholder={placeholder}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  )
}
