import { TextField, type TextFieldProps } from '../field'
import { withReading } from './number-reading'

/** Number fields use text, because `type=number` discards input that it doesn't understand. */
export const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" {...withReading(props)} />
