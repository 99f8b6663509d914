import {
  evaluate,
  type Found,
  type Input,
  type Output,
  type TimeUnit,
} from '../../engine/interest-calculator/interest-calculator'
import { localize } from '../core/base/field-kinds'
import { interpolate } from '../core/base/strings'
import { format, formatNumber } from '../core/format/format'
import type { strings } from './interest-calculator.strings'

/** A time that was found is a whole number of months. */
const monthsOf = ({ solution = 0 }: Output): number => Math.round(solution * 12)
const isWholeYears = (output: Output): boolean => monthsOf(output) % 12 === 0

/** The input with what was found filled in, so that the final amount is found. */
export function withFound(input: Input, output: Output, locale: string): Input {
  const { found, solution } = output
  if (!found) return input
  const rest: Input = { ...input, finalAmount: '' }
  if (found === 'time') return { ...rest, timeUnit: 'months', time: String(monthsOf(output)) }
  return { ...rest, [found]: localize(String(solution), 'number', locale) }
}

/** The same input with simple interest, to compare. Undefined if the answer is simple interest. */
export function simpleOf(input: Input, locale: string): { readonly input: Input; readonly output: Output } | undefined {
  if (input.type === 'simple') return undefined
  const asSimple: Input = { ...input, type: 'simple', compare: [] }
  const result = evaluate(asSimple, { locale })
  return result.ok ? { input: asSimple, output: result.value } : undefined
}

/** Option 2, for the chart, if it takes as long as option 1. `input` is option 1, with nothing left to find. */
export function secondPlan(output: Output, input: Input, t: typeof strings, locale: string) {
  const [row] = input.compare
  const [plan] = output.compared ?? []
  if (!row || !plan || plan.years.at(-1)?.year !== output.years.at(-1)?.year) return undefined
  const filled = Object.entries(row).filter(([, text]) => text.trim())
  const planned: Input = { ...input, ...Object.fromEntries(filled), compare: [] }
  return { output: plan, input: planned, label: interpolate(t.option, { n: 2 }, locale) }
}

/** The unit of the years in the chart and the table. A short time that was found is in months. */
export const unitOf = ({ timeUnit }: Input, output: Output): TimeUnit =>
  timeUnit === 'months' || (output.found === 'time' && monthsOf(output) <= 60) ? 'months' : 'years'

/** The numbers that fill in empty fields once something else is to be found. */
export function numbersOf(output: Output, unit: TimeUnit): { readonly [Field in Found]?: number } {
  const { found, solution, finalAmount } = output
  if (found !== 'time') return found ? { finalAmount, [found]: solution } : { finalAmount }
  return { finalAmount, time: unit === 'years' && isWholeYears(output) ? monthsOf(output) / 12 : monthsOf(output) }
}

/** A time that was found is filled in as months if it isn't whole years. */
export const withUnit = (patch: Partial<Input>, output: Output | undefined): Partial<Input> =>
  patch.time && output && !isWholeYears(output) ? { ...patch, timeUnit: 'months' } : patch

/** What was found, as its empty field shows it. */
export function shownInField({ found, solution = 0 }: Output, unit: TimeUnit, locale: string): string {
  const number = found === 'time' && unit === 'months' ? Math.round(solution * 12) : solution
  return formatNumber(number, locale, found === 'rate' || found === 'time' ? 0 : 2, found === 'rate' ? 4 : 2)
}

/** 'Monthly contribution' */
export const contributionLabel = ({ contributionEvery }: Input, t: typeof strings): string =>
  contributionEvery === 'year' ? t.yearlyContribution : t.contribution

/** 1.5 is '1.5 years' or '18 months', or if a time was found, '1 year, 6 months'. */
export function timeOf(years: number, unit: TimeUnit, locale: string, isFound = false): string {
  const inUnit = (number: number, unit: 'month' | 'year') =>
    format(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 10 }).format(number)
  if (unit === 'months') return inUnit(timeIn(unit, years), 'month')
  if (!isFound) return inUnit(years, 'year')
  const months = Math.round(years * 12)
  const parts = [
    ...(months >= 12 ? [inUnit(Math.floor(months / 12), 'year')] : []),
    ...(months % 12 > 0 ? [inUnit(months % 12, 'month')] : []),
  ]
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}

/** Years as years or months. A month is a twelfth, which isn't exact as a number. */
export const timeIn = (unit: TimeUnit, years: number): number =>
  unit === 'months' ? Number((years * 12).toFixed(9)) : years
