import { Field, TextField } from '../core/field'
import { box, input } from '../core/field.css'
import { TextArea } from '../core/text-area'
import { Row } from '../core/tool'
import type { FieldProps } from '../core/tool-props'
import * as css from './invoice-generator.css'

interface PartyProps {
  /** Who it is: 'Bill to'. */
  readonly label: string
  readonly name: FieldProps
  readonly address: FieldProps
  readonly email: FieldProps
  readonly phone: FieldProps
}

/** Who sends the invoice, or who pays it. */
export function Party({ label, name, address, email, phone }: PartyProps) {
  return (
    <fieldset className={css.party}>
      <legend className={css.heading}>{label}</legend>
      <TextField {...name} />
      <TextArea {...address} />
      <Row>
        <EmailField {...email} />
        <TextField {...phone} inputMode="tel" />
      </Row>
    </fieldset>
  )
}

/** Of the type that brings up the keyboard for it (spec part 2, point 5). */
function EmailField({ label, value, onChange, onBlur }: FieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <span className={box}>
          <input
            {...wiring}
            className={input}
            type="email"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  )
}
