import { TextField, type TextFieldProps } from '../fields/field'
import { withReading } from './number-reading'

/** Numbers are text: `type=number` drops what it does not understand, and a person would lose it. */
export const NumberField = (props: TextFieldProps) => <TextField inputMode="decimal" {...withReading(props)} />
