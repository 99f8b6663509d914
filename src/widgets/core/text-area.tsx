import { type Described, Field } from './field'
import * as css from './field.css'
import type { FieldProps } from './tool-props'

/** Text of many lines. */
export function TextArea({
  value,
  onChange,
  onBlur,
  tall,
  code,
  placeholder,
  ...field
}: FieldProps &
  Described & {
    readonly tall?: boolean
    readonly code?: boolean
    readonly hideLabel?: boolean
    readonly placeholder?: string
  }) {
  const classes = [css.area, tall && css.tall, code && css.code].filter(Boolean).join(' ')
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={css.box}>
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
