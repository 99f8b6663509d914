import type { RefObject } from 'react'
import { isDate } from '../../../engine/core/dates/is-date'
import type { FieldKind } from '../../../engine/core/kinds'
import type { Issue } from '../../../engine/core/result'
import { type AnyKinds, isNumeric, kindAt, localize } from '../base/field-kinds'
import { valueAt, withValueAt } from '../base/record'
import { sentenceOf } from '../base/strings'
import type { Access, FieldProps, HostOptions, Notation } from '../base/tool-props'
import { formatMoney, formatPercent, isCurrency } from '../format/format'
import { formatDate, formatTime, mediumDate } from '../format/format-date'
import type { Engine } from './use-shown-answer'

/** The props for a field ('rate'), or for a field in a row ('courses.2.grade'). */
export interface GetFieldProps<Input> {
  /** The label defaults to the string with the same key. */
  <Name extends keyof Input & string>(name: Name, label?: string): FieldProps<Input[Name]>
  (path: `${keyof Input & string}.${number}.${string}`, label: string): FieldProps
}

/** What a part of a form needs. */
export interface FormTool<Input, Strings> {
  readonly t: Strings
  readonly locale: string
  readonly value: Input
  readonly field: GetFieldProps<Input>
  update(patch: Partial<Input>): void
  replace(patch: Partial<Input>): void
  accessOf(field: string): Access
}

interface FieldPropsOptions<Input> {
  readonly t: object
  readonly locale: string
  readonly kinds: AnyKinds | undefined
  readonly value: Input
  readonly newest: RefObject<Input>
  /** Its values are the placeholders of empty fields. */
  readonly example: Input
  readonly change: (next: Input, field: string) => void
  readonly leave: (field: string) => void
  readonly sentenceAt: (field: string) => string | undefined
  readonly accessOf: (field: string) => Access
}

function fieldPropsOf<Input extends object>(parameters: FieldPropsOptions<Input>): GetFieldProps<Input> {
  const { t, locale, kinds, value, newest, example, change, leave, sentenceAt, accessOf } = parameters
  const labels = t as Partial<Record<string, string>>
  return (path: string, label = labels[path] ?? path): FieldProps<never> => ({
    label,
    // A row may lack a field.
    value: (valueAt(value, path) ?? '') as never,
    notation: notationOf(kindAt(kinds, path), locale, labels.currency),
    onChange: (next: unknown) => change(withValueAt(newest.current, path, next), path),
    onBlur: () => leave(path),
    issue: sentenceAt(path),
    placeholder: shownExample(example, path, kinds, locale),
    access: accessOf(path),
  })
}

const notationOf = (kind: FieldKind | undefined, locale: string, currency: string | undefined) =>
  isNumeric(kind) ? { kind, locale, currency } : undefined

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

/** The example's value for a field as displayed: 'Jun 15, 1990'. Undefined if the example leaves the field empty. */
function shownExample(example: object, path: string, kinds: AnyKinds | undefined, locale: string): string | undefined {
  const text = valueAt(example, path)
  const kind = kindAt(kinds, path)
  if (typeof text !== 'string' || !text) return undefined
  if (kind === 'date' && isDate(text)) return formatDate(text, locale, mediumDate)
  return kind === 'time' ? formatTime(text, locale) : localize(text, kind, locale, true)
}

/** Numbers to try for a field that has no example value. */
const usualNumbers = ['1250.5', '100', '12', '3.5', '1', '0.5']

/**
 * A value that a field accepts, as displayed: the example's, or else the first of `usualNumbers` that the engine
 * accepts.
 */
export function acceptedExample<Input extends object, Output, Code extends string>(
  { example, initial, kinds: own, evaluate }: Engine<Input, Output, Code, never>,
  path: string,
  locale: string,
): string | undefined {
  const kinds = own as AnyKinds | undefined
  const shown = shownExample(example, path, kinds, locale)
  if (shown || !isNumeric(kindAt(kinds, path))) return shown
  // A row of a list that's empty at the start is read only if the rest can be answered.
  const [list = ''] = path.split('.')
  const start = valueAt(initial, list)?.toString() === '' && list !== path ? example : initial
  const isAccepted = (number: string) => {
    const result = evaluate(withValueAt(start, path, number))
    return result.ok || !result.issues.some(({ field }) => field === path)
  }
  const accepted = usualNumbers.find(isAccepted)
  return accepted && localize(accepted, kindAt(kinds, path), locale, true)
}

interface FieldsOptions<Input, Output, Code extends string> {
  readonly engine: Engine<Input, Output, Code, never>
  readonly t: { readonly issues: Readonly<Record<Code, string>> }
  readonly locale: string | undefined
  readonly value: Input
  readonly newest: RefObject<Input>
  readonly issues: {
    readonly issueAt: (path: string) => Issue<Code> | undefined
    readonly isTyping: (path: string) => boolean
  }
  readonly change: (next: Input, field: string) => void
  readonly leave: (field: string) => void
  readonly host: Pick<HostOptions, 'hide' | 'lock'>
}

/** The fields as a view needs them, with their errors. */
export function fieldsOf<Input extends object, Output, Code extends string>({
  engine,
  locale = 'en-US',
  issues: { issueAt, isTyping },
  host,
  ...rest
}: FieldsOptions<Input, Output, Code>) {
  const { example, kinds } = engine
  const { currency } = rest.t as { readonly currency?: string }
  const notationAt = (path: string) => notationOf(kindAt(kinds as AnyKinds | undefined, path), locale, currency)
  const sentenceFor = (issue: Issue<Code>) => {
    const path = issue.field ?? ''
    // Rows beyond those of the example use its first row.
    const accepted = acceptedExample(engine, path.replace(/\.\d+\./, '.0.'), locale)
    return sentenceOf(withUnits(issue, notationAt(path)), rest.t.issues, locale, accepted)
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
  return {
    /** The error of the input as a whole. */
    issue: sentenceAt(''),
    issueAt,
    isTyping,
    sentenceAt,
    sentenceFor,
    accessOf,
    field: fieldPropsOf({ ...rest, locale, kinds: kinds as AnyKinds | undefined, example, sentenceAt, accessOf }),
  }
}
