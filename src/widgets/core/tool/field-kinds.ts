import type { FieldKind } from '../../../engine/core/kinds'
import { formatPlain } from '../../../engine/core/numbers/number-format'
import { interpretNumber } from '../../../engine/core/numbers/read-number'
import { formatMoney, formatNumber, formatPercent } from '../format/format'

/** The kinds of an input's fields, and for a list those of its rows. */
export type AnyKinds = { readonly [field: string]: FieldKind | AnyKinds | undefined }

/** at({ courses: { credits: 'number' } }, 'courses.2.credits') is 'number'. */
export function kindAt(kinds: AnyKinds | undefined, path: string): FieldKind | undefined {
  const [field = '', , inRow] = path.split('.')
  const kind = kinds?.[field]
  return typeof kind === 'object' ? (inRow ? (kind[inRow] as FieldKind | undefined) : undefined) : kind
}

export const isNumeric = (kind: FieldKind | undefined) => kind === 'number' || kind === 'money' || kind === 'percent'

/** A locale-free value as a person would type it: '6.25' is '6,25' in de-DE. With `grouping`, as it is shown: '420.000'. */
export function localize(text: string, kind: FieldKind | undefined, locale: string, grouping = false): string {
  if (!isNumeric(kind) || (locale === 'en-US' && !grouping)) return text
  return formatPlain(text, locale, { grouping })
}

/** What a person typed, free of their locale: '6,25' in de-DE is '6.25', '420,000' in en-US is '420000'. Other text stays. */
export function delocalize(text: string, kind: FieldKind | undefined, locale: string): string {
  if (!isNumeric(kind)) return text
  const read = interpretNumber(text, locale)
  return read && 'plain' in read && read.literal && !read.percent ? read.plain : text
}

/** Each text of an input changed by its kind; lists row by row. */
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

interface Reading {
  /** What the field shows while nobody types in it: '420,000' of '420000'. */
  readonly shown?: string
  /** What was read, where a person could not see it in what they typed: '$500,000' of '500k'. */
  readonly echo?: string
}

/** How a number is shown once its field is left, or said beside it. */
export function readingOf(
  text: string,
  kind: FieldKind | undefined,
  locale: string,
  currency: string | undefined,
): Reading {
  if (!isNumeric(kind) || /^\d{0,3}$/.test(text)) return {}
  const read = interpretNumber(text, locale)
  if (!read || 'either' in read || (read.percent && kind !== 'percent')) return {}
  if (read.literal) return { shown: formatPlain(read.plain, locale) }
  const number = Number(read.plain)
  if (kind === 'percent') return { echo: formatPercent(number, locale) }
  if (kind === 'money' && currency)
    return { echo: formatMoney(number, locale, currency, { maximumFractionDigits: 10 }) }
  return { echo: formatNumber(number, locale) }
}
