import { icon } from '../base/icons'
import type { ChoiceProps } from './choice'
import { Field } from './field'
import { box } from './field.css'
import * as css from './select.css'

const ChevronIcon = icon('m3.5 6 4.5 4.5L12.5 6')

/** A dropdown list. */
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
        <span className={box} part="input">
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
