import { type ReactNode, useId } from 'react'
import { type Described, Field, Issue } from './field'
import * as css from './field.css'
import { ChevronIcon } from './icons'
import { unseen } from './theme.css'
import type { FieldProps } from './tool-props'

/** A value and the words that people read. */
export type Option = readonly [value: string, words: string]

interface ChoiceProps extends FieldProps, Described {
  readonly options: readonly Option[]
}

/** One of many. */
export function Select({
  value,
  onChange,
  onBlur,
  options,
  hideLabel,
  ...field
}: ChoiceProps & { readonly hideLabel?: boolean }) {
  return (
    <Field hideLabel={hideLabel} {...field}>
      {(wiring) => (
        <span className={css.box}>
          <select
            {...wiring}
            className={css.select}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          >
            {options.map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
          <span className={css.chevron}>
            <ChevronIcon />
          </span>
        </span>
      )}
    </Field>
  )
}

/** Several controls under one label. */
export function Group({
  label,
  issue,
  children,
}: {
  readonly label: string
  readonly issue?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset className={css.field} aria-describedby={issue ? id : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.group}>{children}</div>
      <Issue id={id}>{issue}</Issue>
    </fieldset>
  )
}

/** One of few: a segmented control that is a group of radio buttons. */
export function Choice({ label, unit, hint, issue, value, onChange, onBlur, options }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset className={css.field} aria-describedby={issue ? `${id}-issue` : undefined}>
      <legend className={css.legend}>
        {label} {unit && <span className={css.unit}>{unit}</span>}
      </legend>
      <div className={css.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={css.segment}>
            <input
              className={unseen}
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
      {hint && <p className={css.hint}>{hint}</p>}
      <Issue id={`${id}-issue`}>{issue}</Issue>
    </fieldset>
  )
}

/** Yes or no. */
export function Checkbox({ label, hint, value, onChange, onBlur, issue }: FieldProps<boolean> & Described) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          className={css.tick}
          type="checkbox"
          checked={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Issue>{issue}</Issue>
    </div>
  )
}
