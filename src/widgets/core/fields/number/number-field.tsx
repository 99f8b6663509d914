import type { Notation } from '../../base/tool-props'
import { currencySign } from '../../format/format'
import { TextField, type TextFieldProps } from '../field'
import { withReading } from './number-reading'

/** Number fields use text, because `type=number` discards input that it doesn't understand. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="decimal" {...(props.notation && affixesOf(props.notation))} {...withReading(props)} />
)

/** A currency's sign or a percent sign, unless the field says otherwise. */
function affixesOf({ kind, locale, currency }: Notation): Pick<TextFieldProps, 'prefix' | 'suffix'> {
  if (kind === 'money' && currency) return { prefix: currencySign(locale, currency) }
  return kind === 'percent' ? { suffix: '%' } : {}
}
