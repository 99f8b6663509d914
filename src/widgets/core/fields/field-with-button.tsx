import type { FieldProps } from '../base/tool-props'
import { TextField } from './field'
import * as css from './field-with-button.css'

interface BoxButtonProps {
  /** The button's label, such as 'Today', and its action. */
  readonly press: string
  readonly disabled?: boolean
  onPress(): void
}

/** A button at the end of a field that fills it in. */
export const BoxButton = ({ press, disabled, onPress }: BoxButtonProps) => (
  <button type="button" className={css.press} data-slot="press" disabled={disabled} onClick={onPress}>
    {press}
  </button>
)

interface FieldWithButtonProps extends FieldProps, BoxButtonProps {
  readonly hint?: string
}

/** A text field with a button at its end. */
export const FieldWithButton = ({ press, disabled, onPress, ...field }: FieldWithButtonProps) => (
  <TextField {...field} end={<BoxButton press={press} disabled={disabled} onPress={onPress} />} />
)
