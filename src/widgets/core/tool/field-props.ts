import { isDate } from '../../../engine/core/dates/is-date'
import { type Field, type Fields, fieldAt } from '../../../engine/core/fields/field'
import { type Issue, isIssue } from '../../../engine/core/result'
import { localize, numberKindOf } from '../base/field-kinds'
import { valueAt } from '../base/record'
import { sentenceOf } from '../base/strings'
import type { Access, FieldProps, GetFieldProps, HostOptions, Notation } from '../base/tool-props'
import { formatMoney, formatPercent, isCurrency } from '../format/format'
import { formatDate, formatTime, mediumDate } from '../format/format-date'

/** The limits of a range error as the field shows them: 'Enter 100% or less.' */
function withUnits<Code extends string>(issue: Issue<Code>, notation: Notation | undefined): Issue<Code> {
  const { kind, locale, currency } = notation ?? { kind: 'number', locale: '' }
  const withUnit = (limit: string | number) => {
    if (typeof limit === 'number' && kind === 'percent') return formatPercent(limit, locale)
    if (typeof limit === 'number' && kind === 'money' && isCurrency(currency))
      return formatMoney(limit, locale, currency, { minimumFractionDigits: 0, maximumFractionDigits: 10 })
    return limit
  }
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [name, withUnit(value)])
  return issue.values ? { ...issue, values: Object.fromEntries(values) } : issue
}

/** An example's text as displayed: 'Jun 15, 1990'. Undefined if the example leaves the field empty. */
function shown(text: unknown, field: Field | undefined, locale: string): string | undefined {
  if (typeof text !== 'string' || !text) return undefined
  if (field?.kind === 'date' && isDate(text)) return formatDate(text, locale, mediumDate)
  return field?.kind === 'time' ? formatTime(text, locale) : localize(text, field?.kind, locale, true)
}

/** Numbers for fields that have none in the example. */
const usualNumbers = ['1250.5', '100', '12', '3.5', '1', '0.5']

/** A text that a field accepts, as displayed: the example's, or else the first usual number that its rules allow. */
export function acceptedExample(fields: Fields, example: object, path: string, locale: string): string | undefined {
  const field = fieldAt(fields, path)
  const given = shown(valueAt(example, path) || field?.sample, field, locale)
  if (given || !field || !numberKindOf(field.kind)) return given
  const accepted = usualNumbers.find((number) => !isIssue(field.read(number, {}, field)))
  return shown(accepted, field, locale)
}

interface FieldsOptions<Input, Code extends string> {
  readonly t: { readonly issues: Readonly<Record<Code, string>> }
  readonly locale: string | undefined
  readonly fields: Fields
  readonly value: Input
  /** Its values are the placeholders of empty fields. */
  readonly example: Input
  readonly onChange: (path: string, value: unknown) => void
  readonly onBlur: (path: string) => void
  readonly setCurrency: (code: string) => void
  readonly issueAt: (path: string) => Issue<Code> | undefined
  readonly host: Pick<HostOptions, 'hide' | 'lock'>
}

/** The fields as a view needs them, with their errors. */
export function fieldsOf<Input extends object, Code extends string>({
  t,
  locale = 'en-US',
  fields,
  value,
  example,
  onChange,
  onBlur,
  setCurrency,
  issueAt,
  host,
}: FieldsOptions<Input, Code>) {
  const texts = t as unknown as Partial<Record<string, string>>
  const notationAt = (path: string): Notation | undefined => {
    const kind = numberKindOf(fieldAt(fields, path)?.kind)
    return kind && { kind, locale, currency: texts.currency, setCurrency }
  }
  const sentenceFor = (issue: Issue<Code>) => {
    const path = issue.field ?? ''
    // Rows beyond those of the example use its first row.
    const accepted = acceptedExample(fields, example, path.replace(/\.\d+\./, '.0.'), locale)
    return sentenceOf(withUnits(issue, notationAt(path)), t.issues, locale, accepted)
  }
  const sentenceAt = (path: string) => {
    const issue = issueAt(path)
    return issue && sentenceFor(issue)
  }
  /** A row's field is as its list. */
  const accessOf = (path: string): Access => {
    const [field = ''] = path.split('.')
    return host.hide?.includes(field) ? 'hidden' : host.lock?.includes(field) ? 'locked' : undefined
  }
  const labels = new Map<string, string>()
  const field: GetFieldProps<Input> = (path: string, label = texts[path] ?? path): FieldProps<never> => {
    labels.set(path, label)
    return {
      label,
      // A row may lack a field.
      value: (valueAt(value, path) ?? '') as never,
      notation: notationAt(path),
      onChange: (next: unknown) => onChange(path, next),
      onBlur: () => onBlur(path),
      issue: sentenceAt(path),
      placeholder: shown(valueAt(example, path), fieldAt(fields, path), locale),
      access: accessOf(path),
    }
  }
  return {
    field,
    /** The label of a field that's on the page. */
    labelAt: (path: string) => labels.get(path),
    /** The error of the input as a whole. */
    issue: sentenceAt(''),
    issueAt,
    sentenceAt,
    sentenceFor,
    accessOf,
  }
}
