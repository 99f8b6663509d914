import type { FieldProps } from '../tool/tool-props'
import { Field } from './field'
import { box, input } from './field.css'
import * as css from './field-with-button.css'

interface PressFieldProps extends FieldProps {
  readonly hint?: string
  readonly placeholder?: string
  /** The words of the button, 'Today', and what it does. */
  readonly press: string
  readonly disabled?: boolean
  onPress(): void
}

/** A line of text with a button at the end of its box that fills it in. */
export function FieldWithButton({
  label,
  hint,
  issue,
  press,
  disabled,
  onPress,
  onChange,
  ...control
}: PressFieldProps) {
  return (
    <Field label={label} hint={hint} issue={issue}>
      {(wiring) => (
        <span className={box}>
          <input
            {...wiring}
            {...control}
            className={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button type="button" className={css.press} disabled={disabled} onClick={onPress}>
            {press}
          </button>
        </span>
      )}
    </Field>
  )
}
