import { readPercent } from '../../engine/core/numbers/read-number'
import type { Input, Output } from '../../engine/invoice-generator'
import { interpolate } from '../core/tool/strings'
import type { strings } from './invoice-generator.strings'

export interface Invoice {
  readonly value: Input
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
}

/** The items that are filled in. */
export const itemsOf = ({ items }: Output) => items.filter(({ description, amount }) => description.trim() || amount)

/** Subtotal, tax and discount. An invalid percentage counts as 0, so it's shown as 0. */
export function totalsOf({ value, output, t, locale }: Invoice) {
  const percent = (field: 'tax' | 'discount') =>
    output.fieldIssues.some((issue) => issue.field === field) ? 0 : Number(readPercent(value[field], locale) ?? 0)
  return [
    { label: t.subtotal, amount: output.subtotal },
    { label: interpolate(t.taxAt, { percent: percent('tax') }, locale), amount: output.taxAmount },
    { label: interpolate(t.discountAt, { percent: percent('discount') }, locale), amount: 0 - output.discountAmount },
  ]
}
