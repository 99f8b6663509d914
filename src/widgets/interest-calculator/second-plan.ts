import type { Input, Output } from '../../engine/interest-calculator/interest-calculator'
import { interpolate } from '../core/base/strings'
import type { Growing } from './chart'
import type { strings } from './interest-calculator.strings'

/** Option 2, for the chart, if it takes as long as option 1. `input` is option 1, with nothing left to find. */
export function secondPlan(output: Output, input: Input, t: typeof strings, locale: string) {
  const [row] = input.compare
  const [plan] = output.compared ?? []
  if (!row || !plan || plan.years.at(-1)?.year !== output.years.at(-1)?.year) return undefined
  const filled = Object.entries(row).filter(([, text]) => text.trim())
  const growing: Growing = { output: plan, input: { ...input, ...Object.fromEntries(filled), compare: [] } }
  return { ...growing, label: interpolate(t.option, { n: 2 }, locale) }
}
