import { useId } from 'react'
import { visuallyHidden } from '../base/theme.css'
import type { FieldProps } from '../base/tool-props'
import * as css from './choice.css'
import { type Described, ErrorMessage } from './field'
import * as field from './field.css'

/** A value and its label. */
export type Option = readonly [value: string, words: string]

export interface ChoiceProps extends FieldProps, Described {
  readonly options: readonly Option[]
  readonly hideLabel?: boolean
}

/** A few options: a segmented control that is a group of radio buttons. */
export function Choice({ label, unit, hint, issue, value, onChange, onBlur, options, hideLabel, access }: ChoiceProps) {
  const id = useId()
  if (access === 'hidden') return null
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={field.field}
      part="field"
      disabled={access === 'locked'}
      aria-describedby={described || undefined}
    >
      <legend className={hideLabel ? visuallyHidden : field.legend}>
        <span className={field.label} part="label">
          {label}
        </span>
        {unit && <span className={field.unit}>{unit}</span>}
      </legend>
      <div className={css.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={css.segment}>
            <input
              className={visuallyHidden}
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              onBlur={onBlur}
            />
            {words}
          </label>
        ))}
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
    </fieldset>
  )
}
