import { useState } from 'react'
import { terms } from '../../engine/mortgage-calculator/mortgage-calculator'
import type { FieldProps } from '../core/base/tool-props'
import { Choice } from '../core/fields/choice'
import { NumberField } from '../core/fields/number/number-field'
import { useWords } from '../core/words/use-words'
import type { strings } from './mortgage-calculator.strings'

interface TermProps {
  readonly field: FieldProps
  /** The placeholder of an empty field whose value was found. */
  readonly found: { readonly placeholder?: string; readonly echo?: string }
}

/** The usual terms as a segmented control, and a field for any other. */
export function Term({ field, found }: TermProps) {
  const { t } = useWords<typeof strings>()
  const { value, onChange, issue, ...rest } = field
  const isUsual = terms.some((term) => term === value)
  /** The text in the field, which may be a usual term while another one is being typed. */
  const [typed, setTyped] = useState<string>()
  const isOther = !isUsual || typed === value

  return (
    <>
      <Choice
        {...rest}
        value={isOther ? 'other' : value}
        onChange={(term) => {
          setTyped(undefined)
          // Any text that isn't a usual term opens the field.
          onChange(term === 'other' ? '' : term)
        }}
        unit={t.years}
        options={[...terms.map((term) => [term, term] as const), ['other', t.other]]}
      />
      {isOther && (
        <NumberField
          {...rest}
          placeholder="25"
          {...found}
          label={t.otherTerm}
          value={value}
          issue={issue}
          suffix={t.years}
          onChange={(text) => {
            setTyped(text)
            onChange(text)
          }}
        />
      )}
    </>
  )
}
