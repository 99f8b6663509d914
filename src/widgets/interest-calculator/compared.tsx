import type { Input, Output } from '../../engine/interest-calculator/interest-calculator'
import { interpolate } from '../core/base/strings'
import { Comparison } from '../core/comparison/comparison'
import { formatPercent } from '../core/format/format'
import type { Growing } from './chart'
import type { strings } from './interest-calculator.strings'

interface ComparedProps {
  readonly output: Output
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** The plans side by side. The best one has the highest final amount. */
export function Compared({ output, t, locale, money }: ComparedProps) {
  if (!output.compared) return null
  const plans = [output, ...output.compared]
  const highest = Math.max(...plans.map(({ finalAmount }) => finalAmount))
  const isTie = plans.every(({ finalAmount }) => finalAmount === highest)
  const row = (label: string, textOf: (plan: Output) => string) => ({ label, values: plans.map(textOf) })
  return (
    <Comparison
      count={plans.length}
      t={t}
      locale={locale}
      rows={[
        {
          ...row(t.finalAmount, ({ finalAmount }) => money(finalAmount)),
          best: isTie ? undefined : plans.findIndex(({ finalAmount }) => finalAmount === highest),
        },
        ...(plans.some(({ contributions }) => contributions > 0)
          ? [row(t.paidInSoFar, ({ principal, contributions }) => money(principal + contributions))]
          : []),
        row(t.interest, ({ interest }) => money(interest)),
        row(t.totalReturn, ({ totalReturn }) => formatPercent(totalReturn, locale, 2, 2)),
        ...(output.realAmount === undefined ? [] : [row(t.realAmount, ({ realAmount }) => money(realAmount ?? 0))]),
      ]}
    />
  )
}

/** Option 2, for the chart, if it takes as long as option 1. `input` is option 1, with nothing left to find. */
export function secondPlan(output: Output, input: Input, t: typeof strings, locale: string) {
  const [row] = input.compare
  const [plan] = output.compared ?? []
  if (!row || !plan || plan.years.at(-1)?.year !== output.years.at(-1)?.year) return undefined
  const filled = Object.entries(row).filter(([, text]) => text.trim())
  const growing: Growing = { output: plan, input: { ...input, ...Object.fromEntries(filled), compare: [] } }
  return { ...growing, label: interpolate(t.option, { n: 2 }, locale) }
}
