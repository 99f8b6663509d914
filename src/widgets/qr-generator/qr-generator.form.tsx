import { useState } from 'react'
import { type FormInput, type FormIssue, type FormKind, forms, payload } from '../../engine/qr-generator/payload'
import { Checkbox } from '../core/check'
import { Choice } from '../core/choice'
import { Issue, TextField } from '../core/field'
import { LateSheets } from '../core/late-sheets'
import { type Overrides, sentenceOf, withOverrides } from '../core/strings'
import { TextArea } from '../core/text-area'
import { formStrings } from './qr-generator.form.strings'
import sheets from './qr-generator.form.tsx?sheets'

interface FieldsProps {
  readonly kind: FormKind
  readonly draft: FormInput
  /** What is now in the form, and the text that it makes: '' where something is wrong. */
  readonly onChange: (draft: FormInput, text: string) => void
  /** What is wrong with the text, once the button was pressed. */
  readonly fault: string | undefined
  /** The words that the page gives. */
  readonly strings: Overrides<typeof formStrings> | undefined
  readonly locale: string
}

/** Which keyboard a phone brings up; by field, wherever it stands. */
const keyboards: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  website: 'url',
  number: 'tel',
  phone: 'tel',
}

/** A small form whose fields make the text of a code. */
export function Fields({ kind, draft, onChange, fault, strings, locale }: FieldsProps) {
  const t = withOverrides(formStrings, strings)
  const [left, setLeft] = useState<readonly string[]>([])
  const made = payload(kind, draft, { locale })
  const labels: Readonly<Record<string, string>> = t.fields[kind]
  const hints: Readonly<Record<string, string>> = t.hints

  function change(field: string, text: string): void {
    const next = { ...draft, [field]: text }
    const made = payload(kind, next, { locale })
    onChange(next, made.ok ? made.value : '')
  }

  /** Told once the field was left; what is missing, once the button was pressed. */
  function issueOf(field: string): string | undefined {
    const issue = made.ok ? undefined : made.issues.find((issue) => issue.field === field)
    const isDue = issue && (fault || (left.includes(field) && issue.code !== 'missing'))
    return isDue ? sentenceOf(issue, t.formIssues satisfies Record<FormIssue, string>, locale) : undefined
  }

  const control = (field: string) => {
    const props = {
      label: labels[field] ?? field,
      value: draft[field] ?? '',
      onChange: (text: string) => change(field, text),
      onBlur: () => setLeft((before) => [...before, field]),
      issue: issueOf(field),
      hint: hints[field],
    }
    if (field === 'body') return <TextArea key={field} {...props} />
    if (field === 'security') {
      const options = Object.entries(t.securities)
      return <Choice key={field} {...props} value={props.value || 'WPA'} options={options} />
    }
    if (field === 'hidden') {
      return (
        <Checkbox
          key={field}
          label={props.label}
          value={props.value !== ''}
          onChange={(on) => change(field, on ? 'true' : '')}
        />
      )
    }
    const address = kind === 'url' ? 'url' : 'email'
    return <TextField key={field} {...props} inputMode={field === 'address' ? address : keyboards[field]} />
  }

  const shown = forms[kind].filter((field) => field !== 'password' || draft.security !== 'nopass')
  return (
    <>
      <LateSheets sheets={sheets} />
      {shown.map(control)}
      {made.ok && <Issue>{fault}</Issue>}
    </>
  )
}
