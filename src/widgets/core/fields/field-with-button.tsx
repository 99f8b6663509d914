import type { MouseEvent } from 'react'
import type { FieldProps } from '../base/tool-props'
import { TextField } from './field'
import * as css from './field-with-button.css'

interface BoxButtonProps {
  /** The button's label, such as 'Today', and its action. */
  readonly press: string
  /** The button looks disabled. A press should still say what's missing. */
  readonly isOff?: boolean
  onPress(event: MouseEvent<HTMLButtonElement>): void
}

/** A button at the end of a field that fills it in. */
export const BoxButton = ({ press, isOff, onPress }: BoxButtonProps) => (
  <button type="button" className={css.press} data-slot="press" aria-disabled={isOff} onClick={onPress}>
    {press}
  </button>
)

interface FieldWithButtonProps extends FieldProps, BoxButtonProps {
  readonly hint?: string
}

/** A text field with a button at its end. */
export const FieldWithButton = ({ press, isOff, onPress, ...field }: FieldWithButtonProps) => (
  <TextField {...field} end={<BoxButton press={press} isOff={isOff} onPress={onPress} />} />
)
