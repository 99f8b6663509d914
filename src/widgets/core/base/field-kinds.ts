import type { FieldKind } from '../../../engine/core/kinds'
import { formatPlain } from '../../../engine/core/numbers/number-format'

/** The kinds of an input's fields. A list has those of its rows. */
export type AnyKinds = { readonly [field: string]: FieldKind | AnyKinds | undefined }

/** kindAt({ courses: { credits: 'number' } }, 'courses.2.credits') is 'number'. */
export function kindAt(kinds: AnyKinds | undefined, path: string): FieldKind | undefined {
  const [field = '', , inRow] = path.split('.')
  const kind = kinds?.[field]
  return typeof kind === 'object' ? (inRow ? (kind[inRow] as FieldKind | undefined) : undefined) : kind
}

export type NumberKind = Extract<FieldKind, 'number' | 'money' | 'percent'>

export const isNumeric = (kind: FieldKind | undefined): kind is NumberKind =>
  kind === 'number' || kind === 'money' || kind === 'percent'

/** A locale-independent value as typed: '6.25' becomes '6,25' in de-DE. With `grouping`, as displayed: '420.000'. */
export function localize(text: string, kind: FieldKind | undefined, locale: string, grouping = false): string {
  if (!isNumeric(kind) || (locale === 'en-US' && !grouping)) return text
  return formatPlain(text, locale, { grouping })
}

/** Converts each text of an input by its kind. Lists are converted row by row. */
export function mapTexts<Input extends object>(
  input: Input,
  kinds: AnyKinds | undefined,
  change: (text: string, kind: FieldKind) => string,
): Input {
  const entries = Object.entries(input).map(([field, value]) => {
    const kind = kinds?.[field]
    if (typeof kind === 'string') return [field, typeof value === 'string' ? change(value, kind) : value]
    if (!kind || !Array.isArray(value)) return [field, value]
    return [field, value.map((row) => mapTexts(row, kind, change))]
  })
  return Object.fromEntries(entries) as Input
}
