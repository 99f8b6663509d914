import { useState } from 'react'
import type { Issue, Result } from '../../../engine/core/result'
import {
  type FormInput,
  type FormIssue,
  type FormKind,
  forms,
  optionalFields,
} from '../../../engine/qr-generator/forms'
import { localize } from '../../core/base/field-kinds'
import { afterPress } from '../../core/base/press'
import { sentenceOf } from '../../core/base/strings'
import { Checkbox } from '../../core/fields/check'
import { Choice } from '../../core/fields/choice'
import { ErrorMessage, TextField } from '../../core/fields/field'
import { TextArea } from '../../core/fields/text-area'
import { formatDate, withWeekday } from '../../core/format/format-date'
import { useMoreWords } from '../../core/words/use-more-words'
import { strings } from '../qr-generator.strings'

interface FormFieldsProps {
  readonly kind: FormKind
  readonly draft: FormInput
  /** The text from the form, or its errors. */
  readonly written: Result<string, FormIssue> | undefined
  /** The date and time that a text means: '2026-03-29T17:30:00'. Undefined if it can't be read. */
  readonly readTime: (text: string) => string | undefined
  readonly onChange: (draft: FormInput) => void
  /** An error in the text, after a press. */
  readonly error: string | undefined
  /** Generate was pressed since the form was chosen. */
  readonly isPressed: boolean
}

/** Keyboards for phones. A field has the same one in every form. */
const keyboards: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  website: 'url',
  number: 'tel',
  phone: 'tel',
}

/** Fields for several lines of text. */
const longFields: ReadonlySet<string> = new Set(['body', 'details'])

/** A form whose fields produce the text of the code. */
export function FormFields({ kind, draft, written, readTime, onChange, error, isPressed }: FormFieldsProps) {
  const { t, locale } = useMoreWords(strings)
  const [leftFields, setLeftFields] = useState<readonly string[]>([])
  const labels: Readonly<Record<string, string>> = t.fields[kind]
  const hints: Readonly<Record<string, string>> = t.hints

  const change = (field: string, text: string) => onChange({ ...draft, [field]: text })

  /** The field's error: after the field was left, or for a missing value after a press. */
  function issueOf(field: string): string | undefined {
    const issue = written?.ok === false ? written.issues.find((issue) => issue.field === field) : undefined
    const isDue = issue && (isPressed || (leftFields.includes(field) && issue.code !== 'missing'))
    return isDue ? sentenceIn(kind, issue, t, locale) : undefined
  }

  /** The date and time that was read. */
  function echoOf(field: string): string | undefined {
    const read = field === 'start' || field === 'end' ? readTime(draft[field] ?? '') : undefined
    const time = read && read.length > 10 ? ({ hour: 'numeric', minute: '2-digit' } as const) : {}
    return read && formatDate(read, locale, { ...withWeekday, ...time })
  }

  const control = (field: string) => {
    const [issue, echo] = [issueOf(field), echoOf(field)]
    const props = {
      label: labels[field] ?? field,
      value: draft[field] ?? '',
      placeholder: exampleOf(kind, field, t, locale),
      onChange: (text: string) => change(field, text),
      onBlur: () => afterPress(() => setLeftFields((before) => [...before, field])),
      issue,
      echo,
      unit: optionalFields.has(field) ? t.optional : undefined,
      // An error already has an example.
      hint: echo || issue ? undefined : hints[field],
    }
    if (longFields.has(field) || (kind === 'contact' && field === 'address')) return <TextArea key={field} {...props} />
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
      {shown.map(control)}
      {written?.ok && <ErrorMessage>{error}</ErrorMessage>}
    </>
  )
}

type Words = Readonly<Record<string, string>>

/** The error message, with an example that the field accepts. */
export function sentenceIn(kind: FormKind, issue: Issue<FormIssue>, t: typeof strings, locale: string): string {
  const { field = '' } = issue
  const wanted = (t.wanted[kind] as Words)[field] ?? ''
  return sentenceOf(
    { ...issue, values: { ...issue.values, wanted } },
    t.formIssues,
    locale,
    exampleOf(kind, field, t, locale),
  )
}

/** A value that the field accepts. */
function exampleOf(kind: FormKind, field: string, t: typeof strings, locale: string): string {
  const example = (t.examples[kind] as Words)[field] ?? ''
  return kind === 'location' ? localize(example, 'number', locale, true) : example
}
