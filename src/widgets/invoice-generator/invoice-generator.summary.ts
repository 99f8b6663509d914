import type { Output } from '../../engine/invoice-generator/evaluate'
import type { Input } from '../../engine/invoice-generator/fields'
import type { Format, Summary } from '../core/base/summary'
import type { strings } from './invoice-generator.strings'
import { dueOf, factsOf, sumsOf } from './rows'
import { textOf } from './text'

/** What's due. The invoice itself is the text. */
export function summarize(output: Output, value: Input, t: typeof strings, { locale, money }: Format): Summary {
  const invoice = { value, output, t, locale }
  return {
    label: output.balance === undefined ? t.total : t.balance,
    figure: money(dueOf(output)),
    lines: [...factsOf(invoice), ...sumsOf(invoice)],
    text: textOf(invoice),
  }
}
