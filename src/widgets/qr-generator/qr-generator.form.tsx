import { useState } from 'react'
import type { Issue, Result } from '../../engine/core/result'
import { type FormInput, type FormIssue, type FormKind, forms } from '../../engine/qr-generator/forms'
import { formatDate, fullDate } from '../core/dates/format-date'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { ErrorMessage, TextField } from '../core/fields/field'
import { TextArea } from '../core/fields/text-area'
import { localize } from '../core/tool/field-kinds'
import { afterPress } from '../core/tool/press'
import { sentenceOf } from '../core/tool/strings'
import type { strings } from './qr-generator.strings'

interface FieldsProps {
  readonly kind: FormKind
  readonly draft: FormInput
  /** The text that it makes, or what is wrong with it; undefined until it can be known. */
  readonly made: Result<string, FormIssue> | undefined
  /** The day and time that a text means: '2026-03-29T17:30:00'; undefined where it means none, or until it can be known. */
  readonly readTime: (text: string) => string | undefined
  /** What is now in the form. */
  readonly onChange: (draft: FormInput) => void
  /** What is wrong with the text, once the button was pressed. */
  readonly error: string | undefined
  /** How often the button was pressed. */
  readonly presses: number
  readonly t: typeof strings
  readonly locale: string
}

/** Which keyboard a phone brings up; by field, in whichever form. */
const keyboards: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  website: 'url',
  number: 'tel',
  phone: 'tel',
}

/** A small form whose fields make the text of a code. */
export function Fields({ kind, draft, made, readTime, onChange, error, presses, t, locale }: FieldsProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  // A press in another form says nothing of this one.
  const [pressesBefore] = useState(presses)
  const isPressed = presses > pressesBefore
  const labels: Readonly<Record<string, string>> = t.fields[kind]
  const hints: Readonly<Record<string, string>> = t.hints

  const change = (field: string, text: string) => onChange({ ...draft, [field]: text })

  /** Shown once the field was left; what is missing, once the button was pressed. */
  function issueOf(field: string): string | undefined {
    const issue = made?.ok === false ? made.issues.find((issue) => issue.field === field) : undefined
    const isDue = issue && (isPressed || (left.includes(field) && issue.code !== 'missing'))
    return isDue ? sentenceIn(kind, issue, t, locale) : undefined
  }

  /** What was read as a time. */
  function echoOf(field: string): string | undefined {
    const read = field === 'start' || field === 'end' ? readTime(draft[field] ?? '') : undefined
    return read && formatDate(read, locale, read.length > 10 ? { ...fullDate, timeStyle: 'short' } : fullDate)
  }

  const control = (field: string) => {
    const [issue, echo] = [issueOf(field), echoOf(field)]
    const props = {
      label: labels[field] ?? field,
      value: draft[field] ?? '',
      onChange: (text: string) => change(field, text),
      onBlur: () => afterPress(() => setLeft((before) => [...before, field])),
      issue,
      echo,
      // An error gives an example as well.
      hint: echo || issue ? undefined : hints[field],
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
      {shown.map(control)}
      {made?.ok && <ErrorMessage>{error}</ErrorMessage>}
    </>
  )
}

type Words = Readonly<Record<string, string>>

/** What is wrong in a field, with an example that this field takes. */
function sentenceIn(kind: FormKind, issue: Issue<FormIssue>, t: typeof strings, locale: string): string {
  const { field = '' } = issue
  const wanted = (t.wanted[kind] as Words)[field] ?? ''
  const example = (t.examples[kind] as Words)[field] ?? ''
  const shown = kind === 'location' ? localize(example, 'number', locale, true) : example
  return sentenceOf({ ...issue, values: { ...issue.values, wanted } }, t.formIssues, locale, shown)
}
