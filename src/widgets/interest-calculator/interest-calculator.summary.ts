import { readPercent } from '../../engine/core/numbers/read-number'
import { effectiveRate, type Input, type Output } from '../../engine/interest-calculator/interest-calculator'
import { interpolate } from '../core/base/strings'
import {
  type Format,
  inGroup,
  type Phrase,
  type Summary,
  type SummaryLine,
  type SummarySource,
  sendNumber,
} from '../core/base/summary'
import { bestOf, comparedLines } from '../core/comparison/compared-lines'
import { formatPercent } from '../core/format/format'
import type { strings } from './interest-calculator.strings'
import { contributionLabel, simpleOf, timeOf, withFound } from './quantities'

type Source = SummarySource<Input, Output, typeof strings>

export function summarize(output: Output, input: Input, t: typeof strings, format: Format): Summary {
  const source = { output, input, t, format }
  return {
    ...headOf(source),
    sentence: meaningOf(source),
    lines: [...partLines(source), ...timeLines(source), ...planLines(source)],
    sends: sendNumber(output.finalAmount),
  }
}

/** What the final amount is made of. */
export function partsOf({ principal, contributions, interest }: Output, t: typeof strings) {
  const parts = [
    { label: t.principal, amount: principal, series: 2 },
    { label: t.contributions, amount: contributions, series: 3 },
    { label: t.interest, amount: interest, series: 1 },
  ] as const
  return parts.filter(({ amount, series }) => amount > 0 || series !== 3)
}

/** The final amount, or what was found. */
function headOf({ output, input, t, format: { locale, money } }: Source): Pick<Summary, 'label' | 'figure'> {
  const { found, solution = 0 } = output
  if (!found) return { label: t.finalAmount, figure: money(output.finalAmount) }
  if (found === 'time') return { label: t.time, figure: timeOf(solution, input.timeUnit, locale, true) }
  if (found === 'rate') return { label: t.rate, figure: formatPercent(solution, locale, 0, 4) }
  return { label: found === 'contribution' ? contributionLabel(input, t) : t.principal, figure: money(solution) }
}

function meaningOf(source: Source): Phrase {
  const { output, input, t, format } = source
  const { principal, contributions, interest, finalAmount, found } = output
  const { locale, money } = format
  const earned = money(interest)
  if (found)
    return {
      template: t.meaningFound,
      values: { final: money(finalAmount), time: wholeTime(source), interest: earned },
    }
  if (contributions > 0)
    return { template: t.paidIn, values: { paid: money(principal + contributions), interest: earned } }
  const simple = simpleOf(input, locale)
  if (simple) return { template: t.meaning.compound, values: { simple: money(simple.output.finalAmount) } }
  return {
    template: t.meaning.simple,
    values: { time: wholeTime(source), principal: money(principal), gain: gainOf(output, locale) },
  }
}

const wholeTime = ({ output: { years, found }, input, format: { locale } }: Source): string =>
  timeOf(years.at(-1)?.year ?? 0, input.timeUnit, locale, found === 'time')

/** '64.70%'. Less than a hundredth has more decimals. */
const percent = (value: number, locale: string): string => formatPercent(value, locale, 2, value < 0.01 ? 10 : 2)

const gainOf = ({ totalReturn }: Output, locale: string): string => percent(totalReturn, locale)

function partLines({ output, t, format: { money } }: Source): readonly SummaryLine[] {
  const parts = partsOf(output, t).map(({ label, amount, series }) => ({ label, text: money(amount), series }))
  const total = { label: t.finalAmount, text: money(output.finalAmount), isTotal: true }
  return inGroup(t.madeOf, [...parts, ...(output.found ? [total] : [])])
}

/** Figures for the whole time. */
function timeLines(source: Source): readonly SummaryLine[] {
  const { output, input, t, format } = source
  const { realAmount } = output
  const { locale, money } = format
  return inGroup(interpolate(t.over, { time: wholeTime(source) }), [
    { label: t.totalReturn, text: gainOf(output, locale) },
    ...(input.type === 'compound'
      ? [{ label: t.effectiveRate, text: effectiveOf(withFound(input, output, locale), locale) }]
      : []),
    ...(realAmount === undefined ? [] : [{ label: t.realAmount, text: money(realAmount) }]),
    ...firstAndLast(source),
  ])
}

/** '5.12%' for 5% compounded monthly. */
const effectiveOf = ({ rate, frequency }: Input, locale: string): string =>
  percent(effectiveRate(Number(readPercent(rate, locale)), Number(frequency)), locale)

/** The interest of the first year and, if there's more than one, of the last, which may be a part of a year. */
function firstAndLast({ output: { years }, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  const whole = years.filter(({ year }) => Number.isInteger(year))
  const nameOf = (year: number) =>
    Number.isInteger(year)
      ? interpolate(t.first, { year }, locale)
      : interpolate(t.rest, { year: whole.length }, locale)
  return [...whole.slice(0, 1), ...years.slice(1).slice(-1)].map(({ year, interest }) => ({
    label: nameOf(year),
    text: money(interest),
  }))
}

/** The plans. The one with the highest final amount is the best. */
function planLines({ output, t, format: { locale, money } }: Source): readonly SummaryLine[] {
  if (!output.compared) return []
  const plans = [output, ...output.compared]
  const figure = (label: string, textOf: (plan: Output) => string) => ({ label, texts: plans.map(textOf) })
  const finals = plans.map(({ finalAmount }) => finalAmount)
  const hasContributions = plans.some(({ contributions }) => contributions > 0)
  const figures = [
    { ...figure(t.finalAmount, ({ finalAmount }) => money(finalAmount)), best: bestOf(finals, Math.max) },
    ...(hasContributions
      ? [figure(t.paidInSoFar, ({ principal, contributions }) => money(principal + contributions))]
      : []),
    figure(t.interest, ({ interest }) => money(interest)),
    figure(t.totalReturn, ({ totalReturn }) => formatPercent(totalReturn, locale, 2, 2)),
    ...(output.realAmount === undefined ? [] : [figure(t.realAmount, ({ realAmount = 0 }) => money(realAmount))]),
  ]
  return comparedLines(figures, t, locale)
}
