import type { FieldKind } from '../../../engine/core/fields/field'
import { formatPlain } from '../../../engine/core/numbers/number-format'

/** What the format of texts depends on: the fields of an engine, or the same read from JSON. */
export type Kinds = { readonly [field: string]: { readonly kind: FieldKind; readonly fields?: Kinds } }

/** How a number is shown. */
export type NumberKind = 'number' | 'money' | 'percent'

/** 'money', 'percent' or, for any other kind of number, 'number'. Undefined for other kinds. */
export function numberKindOf(kind: FieldKind | undefined): NumberKind | undefined {
  if (kind === 'money' || kind === 'percent') return kind
  return kind === 'number' || kind === 'whole' || kind === 'length' || kind === 'weight' ? 'number' : undefined
}

/** A locale-independent value as typed: '6.25' becomes '6,25' in de-DE. With `grouping`, as displayed: '420.000'. */
export function localize(text: string, kind: FieldKind | undefined, locale: string, grouping = false): string {
  if (!numberKindOf(kind) || (locale === 'en-US' && !grouping)) return text
  return formatPlain(text, locale, { grouping })
}

/** Converts each text of an input by its kind. Lists are converted row by row. */
export function mapTexts<Input extends object>(
  input: Input,
  fields: Kinds,
  change: (text: string, kind: FieldKind) => string,
): Input {
  const entries = Object.entries(input).map(([name, value]) => {
    const field = fields[name]
    if (field && typeof value === 'string') return [name, change(value, field.kind)]
    if (!field?.fields || !Array.isArray(value)) return [name, value]
    const { fields: row } = field
    return [name, value.map((each) => mapTexts(each, row, change))]
  })
  return Object.fromEntries(entries) as Input
}
