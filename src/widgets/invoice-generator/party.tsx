import type { FieldProps } from '../core/base/tool-props'
import { Field, TextField } from '../core/fields/field'
import { box, input } from '../core/fields/field.css'
import { TextArea } from '../core/fields/text-area'
import { useWords } from '../core/words/use-words'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

interface PartyProps {
  /** 'From' or 'Bill to'. */
  readonly label: string
  readonly name: FieldProps
  readonly address: FieldProps
  readonly email: FieldProps
  readonly phone: FieldProps
}

/** The sender or the recipient of the invoice. */
function Party({ label, name, address, email, phone }: PartyProps) {
  if ([name, address, email, phone].every(({ access }) => access === 'hidden')) return null
  return (
    <fieldset className={css.party}>
      <legend className={css.heading}>{label}</legend>
      <TextField {...name} />
      <TextArea {...address} />
      <EmailField {...email} />
      <TextField {...phone} inputMode="tel" />
    </fieldset>
  )
}

type PartyField = `${'from' | 'to'}${'Name' | 'Address' | 'Email' | 'Phone'}`

interface PartiesProps {
  readonly field: (name: PartyField, label: string) => FieldProps
}

/** Both parties, side by side if there's room. */
export function Parties({ field }: PartiesProps) {
  const { t } = useWords<typeof strings>()
  return (
    <div className={css.parties}>
      {(['from', 'to'] as const).map((who) => (
        <Party
          key={who}
          label={t[who]}
          name={field(`${who}Name`, t.party)}
          address={field(`${who}Address`, t.address)}
          email={field(`${who}Email`, t.email)}
          phone={field(`${who}Phone`, t.phone)}
        />
      ))}
    </div>
  )
}

/** Has the email type, which shows the email keyboard on phones. */
function EmailField({ label, value, placeholder, onChange, onBlur, access }: FieldProps) {
  return (
    <Field label={label} access={access}>
      {(wiring) => (
        <span className={box} part="input">
          <input
            {...wiring}
            className={input}
            type="email"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  )
}
