import {
  type Answer,
  change,
  discount,
  type Output,
  percentOf,
  whatPercent,
} from '../../engine/percentage-calculator/percentage-calculator'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { formatNumber, withPercentSign } from '../core/format/format'
import type { strings } from './percentage-calculator.strings'

/** Up to 6 decimals, or 10 below 0.0001, so that 1 isn’t 0% of a billion. */
export const digitsOf = (number: number): number => (Math.abs(number) < 1e-4 ? 10 : 6)

export const show = (number: number, locale: string): string => formatNumber(number, locale, 0, digitsOf(number))

/** A number from a field, with all its digits. */
export const typed = (number: number, locale: string): string => formatNumber(number, locale, 0, 15)

/** With a percent sign. */
export const percent = (number: number, locale: string): string => withPercentSign(show(number, locale), locale)

const opposites = { increase: 'decrease', decrease: 'increase' } as const

/** How to state the answer. A decrease of -25% becomes an increase of 25%. */
export function stated({ type, result }: Pick<Output, 'type' | 'result'>): Pick<Output, 'type' | 'result'> {
  const isOpposite = (type === 'increase' || type === 'decrease') && result < 0
  return isOpposite ? { type: opposites[type], result: -result } : { type, result }
}

/** The answer as a sentence. */
export function sentenceOf(
  output: Pick<Output, 'type' | 'x' | 'y' | 'result'>,
  t: typeof strings,
  locale: string,
): string {
  const { type, result } = stated(output)
  const y = type === 'chain' ? show(output.y, locale) : typed(output.y, locale)
  const shown = type === 'points' ? plural(t.points, result, locale) : show(result, locale)
  return interpolate(t.types[type].sentence, { x: typed(output.x, locale), y, result: shown }, locale)
}

/** The answer by itself: '12', '15%', '25% increase', '4 percentage points'. */
export function answerText(
  { type, result }: Pick<Answer, 'type' | 'result'>,
  t: typeof strings,
  locale: string,
): string {
  if (type === 'percentOf' || type === 'whatTotal' || type === 'discount') return show(result, locale)
  if (type === 'points') return plural(t.points, result, locale)
  if (type === 'whatPercent' || type === 'difference' || result === 0) return percent(result, locale)
  return interpolate(isDecrease({ type, result }) ? t.down : t.up, { percent: percent(Math.abs(result), locale) })
}

const isDecrease = ({ type, result }: Pick<Answer, 'type' | 'result'>) =>
  type === 'decrease' ? result > 0 : result < 0

/** A related fact: the number plus and minus the percentage, the reverse calculation, the savings or the total. */
export function meaningOf({ type, x, y, result, relative }: Output, t: typeof strings, locale: string) {
  const sentence = (template: string, values: Readonly<Record<string, string>> = {}) => ({
    template: interpolate(template, { x: typed(x, locale), y: typed(y, locale) }, locale),
    values,
  })
  if (type === 'percentOf') {
    const size = Math.abs(x)
    const less = show(discount(y, size), locale)
    const plus = show(discount(y, -size), locale)
    return sentence(interpolate(t.lessAndPlus, { x: typed(size, locale) }, locale), { less, plus })
  }
  if (type === 'discount') return sentence(t.saved, { saved: show(percentOf(y, x), locale) })
  if (type === 'whatPercent')
    return x === 0 ? sentence(t.nothing) : sentence(t.otherWay, { percent: percent(whatPercent(y, x), locale) })
  if (type === 'whatTotal')
    return sentence(interpolate(t.check, { y: typed(y, locale) }, locale), { whole: show(result, locale) })
  if (type === 'chain') return sentence(t.totalChange, { percent: percent(result, locale) })
  if (x === y) return sentence(t.same)
  if (type === 'points') {
    if (relative === undefined) return sentence(t.relativeToNothing)
    const template = interpolate(relative < 0 ? t.relativeDown : t.relativeUp, { x: typed(x, locale) }, locale)
    return sentence(template, { percent: percent(Math.abs(relative), locale) })
  }
  if (type === 'difference')
    return x === 0 || y === 0
      ? sentence(t.fromNothing)
      : sentence(t.bothWays, { there: percent(change(x, y), locale), back: percent(change(y, x), locale) })
  if (y === 0) return sentence(t.noWayBack)
  const back = change(y, x)
  return sentence(back < 0 ? t.backDown : t.backUp, { percent: percent(Math.abs(back), locale) })
}
