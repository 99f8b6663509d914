import { useId } from 'react'
import type { FieldProps } from '../base/tool-props'
import * as css from './check.css'
import { type Described, ErrorMessage } from './field'
import * as field from './field.css'

/** A checkbox. */
export function Checkbox({ label, hint, value, onChange, onBlur, issue, access }: FieldProps<boolean> & Described) {
  const id = useId()
  if (access === 'hidden') return null
  return (
    <div className={field.field} part="field">
      <label className={css.check}>
        <input
          className={css.tick}
          type="checkbox"
          checked={value}
          disabled={access === 'locked'}
          aria-describedby={[hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ') || undefined}
          aria-invalid={issue ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
    </div>
  )
}
