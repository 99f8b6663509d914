import { readNumber } from '../../engine/core/number'
import type { Input, Output } from '../../engine/invoice-generator'
import { fill } from '../core/strings'
import type { firstStrings } from './invoice-generator.strings'

interface Asked {
  readonly value: Input
  readonly output: Output
  readonly t: typeof firstStrings
  readonly locale: string
}

/** What stands between the items and the total. A percent at fault counts as 0, so it is called 0. */
export function totalsOf({ value, output, t, locale }: Asked) {
  const percent = (field: 'tax' | 'discount') =>
    output.faults.some((fault) => fault.field === field) ? 0 : Number(readNumber(value[field], locale) ?? 0)
  return [
    { label: t.subtotal, amount: output.subtotal },
    { label: fill(t.taxAt, { percent: percent('tax') }, locale), amount: output.taxAmount },
    { label: fill(t.discountAt, { percent: percent('discount') }, locale), amount: 0 - output.discountAmount },
  ]
}
