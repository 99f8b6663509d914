import {
  discount,
  type Input,
  type Output,
  type PercentageType,
  percentOf,
} from '../../engine/percentage-calculator/percentage-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, type Summary, type SummaryLine, sendNumber } from '../core/base/summary'
import type { strings } from './percentage-calculator.strings'
import { meaningOf, percent, show, stated, typed } from './sentence'

type Words = typeof strings

/** The percentages in the receipts. */
const commonPercentages = [5, 10, 20, 25, 50] as const

export function summarize(output: Output, _input: Input, t: Words, { locale }: Format): Summary {
  const { type, result } = stated(output)
  const numbers = { x: typed(output.x, locale), y: typed(output.y, locale) }
  return {
    label: interpolate(t.types[type].label, numbers, locale),
    figure: type === 'chain' ? show(output.y, locale) : isAmount(type) ? show(result, locale) : percent(result, locale),
    sentence: meaningOf(output, t, locale),
    lines: type === 'chain' ? stepLines(output, t, locale) : commonLines(output, t, locale),
    sends: sendNumber(result),
  }
}

const isAmount = (type: PercentageType) => ['percentOf', 'whatTotal', 'discount', 'points'].includes(type)

/** The number after each change. */
const stepLines = ({ chain }: Output, t: Words, locale: string): readonly SummaryLine[] =>
  (chain?.steps ?? []).map(({ percent, value }) => ({
    group: t.steps,
    label: interpolate(percent < 0 ? t.minusPercent : t.plusPercent, { n: Math.abs(percent) }, locale),
    text: show(value, locale),
  }))

/** Common percentages of the number that the percentage refers to. */
function commonLines(output: Output, t: Words, locale: string): readonly SummaryLine[] {
  const { x, y, result } = output
  const { type } = stated(output)
  if (type === 'points' || type === 'difference') return []
  const base = type === 'whatTotal' ? result : type === 'percentOf' || type === 'whatPercent' ? y : x
  const isLess = type === 'decrease' || type === 'discount'
  const title = (template: string) =>
    interpolate(template, { base: (type === 'whatTotal' ? show : typed)(base, locale) }, locale)
  return [
    ...commonPercentages.map((each) => ({
      group: title(t.percentsOf),
      label: percent(each, locale),
      text: show(percentOf(each, base), locale),
    })),
    ...commonPercentages.map((each) => ({
      group: title(isLess ? t.less : t.plus),
      label: interpolate(isLess ? t.minusPercent : t.plusPercent, { n: each }, locale),
      text: show(discount(base, isLess ? each : -each), locale),
    })),
  ]
}
